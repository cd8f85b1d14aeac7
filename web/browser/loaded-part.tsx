import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import type { WordPart } from '#shared/message-parts.ts';
import { loadWords, WithWords } from '#web/language/words.tsx';

type LoadedPart<P> = {
  readonly Part: FunctionComponent<P>;
  /** Loads it ahead. A failure shows itself when the part is wanted. */
  readonly load: () => Promise<void>;
};

/**
 * A part of the app that is a chunk of its own with its words. One that is loaded when it is first drawn is drawn at
 * once: React shows what it waited for no sooner than 300 ms after what it shows instead.
 */
export function loadedPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  words: readonly WordPart[],
): LoadedPart<P> {
  let here: ComponentType<P> | null = null;
  const both = async () => {
    const [part] = await Promise.all([fetch(), loadWords(words)]);
    here = part;
    return { default: part };
  };
  const Late = lazy(both) as unknown as ComponentType<P>;
  function Inside(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => here ?? Late);
    return <Shown {...props} />;
  }
  return {
    Part: (props) => (
      <WithWords of={words}>
        <Inside {...props} />
      </WithWords>
    ),
    load: () =>
      both()
        .then(() => undefined)
        .catch(() => undefined),
  };
}

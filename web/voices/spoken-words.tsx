import type { CSSProperties } from 'react';
import type { LinePart } from '#shared/captions/caption-spoken.ts';

/** Words in a row of which those of number `now` are marked by `lit`: by colour alone, so that nothing moves. */
export function SpokenWords({
  parts,
  now,
  lit,
}: {
  parts: readonly LinePart[];
  /** -1 for none. */
  now: number;
  lit: { className?: string; style?: CSSProperties };
}) {
  return parts.map(({ text, word }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      <span data-spoken={word === now || undefined} {...(word === now ? lit : {})}>
        {text}
      </span>
    </span>
  ));
}

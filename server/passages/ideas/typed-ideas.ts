// Ideas that people typed, with their needs: the training data of the ranking. Not read while the studio runs.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Audience, audiences } from '#shared/vocabulary.ts';

const line = z.tuple([z.string().min(1), z.enum(['en', 'fr']), z.enum(audiences), z.string().min(3)]);
/** An idea as somebody types it, and the need behind it. */
export type TypedIdea = { readonly need: string; readonly audience: Audience; readonly idea: string };

/** The ideas of all writers, with which the ranking is trained. Nothing reads them while the studio runs. */
export function typedIdeas(): readonly TypedIdea[] {
  const folder = fileURLToPath(new URL('../needs/typed/', import.meta.url));
  return globSync(`${folder}*.tsv`)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((text) => text !== '' && !text.startsWith('#'))
        .map((text) => {
          const { data, error } = line.safeParse(text.split('\t'));
          if (!data) throw new RangeError(`${file}: ${z.prettifyError(error)} in “${text.slice(0, 60)}”`);
          const [need, , audience, idea] = data;
          return { need, audience, idea };
        }),
    );
}

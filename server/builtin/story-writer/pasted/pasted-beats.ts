// Cuts a creator's own text into beats.
import { inSections, type Thought, thoughtsOf } from '#shared/story/own-text.ts';
import type { Beat } from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';

const mostBeats = 240;

/** Joins thoughts when there are very many, so that cutting them into scenes stays fast. */
function fewEnough(thoughts: readonly Thought[]): Thought[] {
  const each = Math.ceil(thoughts.length / mostBeats);
  if (each <= 1) return [...thoughts];
  const runs = Array.from({ length: Math.ceil(thoughts.length / each) }, (_, at) =>
    thoughts.slice(at * each, (at + 1) * each),
  );
  return runs.map((run) => ({
    text: run.map(({ text }) => text).join(' '),
    endsParagraph: run.at(-1)?.endsParagraph ?? false,
  }));
}

/** A creator's own text as beats in its own language, a sentence each. */
export function pastedBeats(text: string, own: Language): Beat[] {
  return inSections(fewEnough(thoughtsOf(text))).flatMap(({ section, thoughts }) =>
    thoughts.map((thought) => ({
      section,
      range: null,
      text: { [own]: thought.text },
      ends: thought.endsParagraph ? 'paragraph' : 'sentence',
    })),
  );
}

// Makes a tale from a text that its creator pasted, keeping every word.
import { msg } from '@lingui/core/runtime-macro';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import { named } from '#shared/said.ts';
import { pastedBeats } from './pasted-beats.ts';
import { passagesOfText } from './pasted-passages.ts';
import { headingOf, pastedTitle } from './pasted-title.ts';

type Context = Parameters<StoryWriter['write']>[1];

/** Words of a summary. */
const summaryWords = 45;

/**
 * Keeps the creator's own words, in the language they are written in and in no other: nothing is set in the place of a
 * translation.
 */
export async function tellPasted(
  scripture: Scripture,
  brief: StoryBrief,
  { signal, progress }: Context,
): Promise<StoryDraft> {
  await progress('writing');
  const pasted = (brief.text ?? '').trim();
  if (pasted === '') throw new Failure('invalid', msg`Paste a text first.`);
  // A heading is the title of the tale: read aloud it would run into the first sentence.
  const heading = headingOf(pasted);
  const text =
    heading && (!brief.title || brief.title === heading) ? pasted.slice(pasted.indexOf('\n')).trim() : pasted;
  const own = languageOf(text) ?? brief.languages[0] ?? 'en';
  const notes = [
    msg`Your text was kept word for word in ${{ language: named(own) }} (${{ count: countWords(text) }} words).`,
  ];
  if (!brief.languages.includes(own))
    notes.push(msg`${{ language: named(own) }} was added because your text is written in it.`);
  await progress('picking-verses');
  const ranges = await passagesOfText(scripture, text, own);
  signal.throwIfAborted();
  await progress('finalizing');
  return {
    languages: [own],
    title: { [own]: brief.title || (heading ?? pastedTitle(text, own)) },
    summary: { [own]: openingOf(text) },
    beats: pastedBeats(text, own),
    range: ranges[0] ?? null,
    notes,
    lost: brief.languages
      .filter((language) => language !== own)
      .map((language) => ({
        language,
        needs: 'translator',
        why: msg`The studio’s own writer does not translate. Write or paste your text in ${{ language: named(language) }} on the Story tab, or choose a text engine in Settings that translates it.`,
      })),
  };
}

/** The first sentences of a text, whole ones as far as there is room. */
function openingOf(text: string): string {
  const [first = '', ...more] = sentencesOf(text.replace(/\s+/g, ' '));
  const told = [first];
  for (const sentence of more) {
    if (countWords([...told, sentence].join(' ')) > summaryWords) break;
    told.push(sentence);
  }
  const words = told.join(' ').split(' ');
  return words.length <= 2 * summaryWords
    ? told.join(' ')
    : `${words
        .slice(0, summaryWords)
        .join(' ')
        .replace(/[,;:]$/, '')}…`;
}

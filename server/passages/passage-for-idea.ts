import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import { passage, type Words } from '#shared/said.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { creatorsNote } from './ideas/creators-note.ts';
import { whereToTurn } from './fit-reasons.ts';
import { answersIn, languageOfIdea } from './ideas/idea-language.ts';
import { helpIsNeeded, needsOf } from './ideas/needs-of-idea.ts';
import { senseOf } from './ideas/idea-sense.ts';
import { proposePassages } from './propose-passages.ts';

/**
 * The passage for an idea, and lines that tell the creator why it was chosen. Throws Failure in words when there is no
 * idea.
 */
export async function passageForIdea(idea: string, audience: Audience): Promise<{ range: VerseRange; notes: Words[] }> {
  const words = idea.trim();
  if (words === '') throw new Failure('invalid', msg`Describe a theme first: a few words are enough.`);
  const say = answersIn(languageOfIdea(creatorsNote(words).words));
  const { fits, proposals, refused, help } = await proposePassages({ words, audience, limit: 1, say });
  const [best] = proposals;
  if (!best)
    throw new Failure(
      'invalid',
      msg`No passage was found for “${{ words: words.slice(0, 80) }}”. Try other words, or choose a verse yourself.`,
    );
  const reference = passage(formatReference(best.range));
  const title = best.title[say];
  const note = refused
    ? msg`${{ refused: passage(formatReference(refused)) }} is not a passage for children, so the tale is told from ${{ reference }}, “${{ title }}”. For another passage, say more about your idea or choose a verse yourself.`
    : fits
      ? msg`For your theme the writer chose ${{ reference }}, “${{ title }}”: ${{ reasons: best.reasons.join('; ') }}.`
      : msg`No passage fits your idea well. The nearest is ${{ reference }}, “${{ title }}”, so the tale is told from it. For another passage, say more about your idea or choose a verse yourself.`;
  return { range: best.range, notes: help === null ? [note] : [help, note] };
}

/** What a tale of a chosen passage tells the creator whose idea speaks of danger. */
export async function helpFor(idea: string): Promise<string[]> {
  const { words } = creatorsNote(idea);
  const written = answersIn(languageOfIdea(words));
  return helpIsNeeded(needsOf(await senseOf(words), written)) ? [whereToTurn[written]] : [];
}

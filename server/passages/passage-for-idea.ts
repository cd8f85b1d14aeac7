// Chooses the one passage that a tale tells for an idea, with lines that explain the choice to the creator.
import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import { passage, type Words } from '#shared/said.ts';
import { formatReference, rangesOverlap, type VerseRange } from '#shared/story/scripture.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { creatorsNote } from './ideas/creators-note.ts';
import { whereToTurn } from './fit-reasons.ts';
import { answersIn, languageOfIdea } from './ideas/idea-language.ts';
import { speaksOfDanger } from './ideas/danger.ts';
import { needsOf } from './ideas/needs-of-idea.ts';
import { senseOf } from './ideas/idea-sense.ts';
import { type PassageProposal, proposePassages } from './propose-passages.ts';

/** How many proposals are looked at for what else answers an idea. */
const mostAnswers = 8;

/**
 * The passage for an idea and a length in words, lines that tell the creator why it was chosen, whether it answers the
 * idea well, and what else does. Throws Failure with a message when there is no idea.
 */
export async function passageForIdea(
  idea: string,
  audience: Audience,
  length?: number,
): Promise<{ range: VerseRange; notes: Words[]; fits: boolean; answers: VerseRange[] }> {
  const words = idea.trim();
  if (words === '') throw new Failure('invalid', msg`Describe a theme first: a few words are enough.`);
  const say = answersIn(languageOfIdea(creatorsNote(words).words));
  const { fits, proposals, refused, help } = await proposePassages({
    words,
    audience,
    limit: mostAnswers,
    say,
    ...(length === undefined ? {} : { length }),
  });
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
      : msg`It is not certain that a passage fits your idea. The nearest is ${{ reference }}, “${{ title }}”, so the tale is told from it. For another passage, say more about your idea or choose a verse yourself.`;
  return {
    range: best.range,
    notes: help === null ? [note] : [help, note],
    fits: fits && !refused,
    answers: goodBeside(proposals, best.range).answers,
  };
}

/** The other passages that answer an idea well, and whether the one told does too. */
function goodBeside(proposals: readonly PassageProposal[], told: VerseRange) {
  const good = proposals.flatMap(({ fit, range }) => (fit === 'good' ? [range] : []));
  const isTold = (range: VerseRange) => rangesOverlap(range, told);
  return { fits: good.some(isTold), answers: good.filter((range) => !isTold(range)) };
}

/**
 * For a passage that was chosen for an idea: whether it answers the idea well, what else does, and where to turn when
 * the idea speaks of danger.
 */
export async function chosenForIdea(
  idea: string,
  audience: Audience,
  told: VerseRange,
): Promise<{ notes: string[]; fits: boolean; answers: VerseRange[] }> {
  const { proposals, help } = await proposePassages({ words: idea, audience, limit: mostAnswers });
  return { notes: help === null ? [] : [help], ...goodBeside(proposals, told) };
}

/** What a tale of a chosen passage tells the creator whose idea speaks of danger. */
export async function helpFor(idea: string): Promise<string[]> {
  const { words } = creatorsNote(idea);
  const written = answersIn(languageOfIdea(words));
  return speaksOfDanger(words, written, needsOf(await senseOf(idea), written)) ? [whereToTurn[written]] : [];
}

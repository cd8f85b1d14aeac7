import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { nanoid } from 'nanoid';
import { Failure } from '#shared/endpoint.ts';
import { countWords } from '#shared/story/prose.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { StoryBrief } from '#shared/story/story.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import type { Said } from '#shared/said.ts';
import { defaultImageStyle, lengthWords, limits } from '#shared/vocabulary.ts';

/** Who orders, and the Idempotency-Key of the order. */
export type Orderer = { readonly userId: UserId; readonly intent: string | null };

/**
 * The id of the tale that an order makes: the same order of the same creator always makes the same tale, so that a
 * repeated call cannot make two.
 */
export const taleIdFor = ({ userId, intent }: Orderer): string =>
  intent === null
    ? nanoid()
    : createHash('sha256').update(`tale\n${userId}\n${intent}`).digest('base64url').slice(0, 24);

/** The order with counts that can be, and a line for each that could not. */
export function withinLimits(asked: NewTale): { order: NewTale; notes: Said[] } {
  const order = NewTale.parse(asked);
  const told = (['scenes', 'thumbnails'] as const).filter((what) => order[what] !== asked[what]);
  const notes = told.map((what) => {
    const values = { ...limits[what], got: order[what], asked: asked[what] };
    return what === 'scenes'
      ? msg`A tale has ${{ min: values.min }} to ${{ max: values.max }} scenes: it got ${{ got: values.got }}, not ${{ asked: values.asked }}.`
      : msg`A tale has ${{ min: values.min }} to ${{ max: values.max }} thumbnails: it got ${{ got: values.got }}, not ${{ asked: values.asked }}.`;
  });
  return { order, notes };
}

/** Words per language that the order asks for. */
export const wordsOf = (order: NewTale): number =>
  order.length === 'custom' ? order.customWords : lengthWords[order.length];

/** 'storybook' is an older word for the default style; others are kept as they are. */
export const styleOf = ({ imageStyle }: NewTale): string =>
  imageStyle === 'storybook' ? defaultImageStyle : imageStyle;

/**
 * What the creator gave: a reference, a theme or a text; null for a random passage. Throws Failure when it is missing.
 */
export function sourceOf(order: NewTale): string | null {
  const given = { random: null, reference: order.reference, idea: order.prompt, paste: order.text }[order.mode];
  if (order.mode === 'paste' && given && order.autoGenerate) needsWords(given);
  if (given === null || given) return given;
  const ask = {
    reference: msg`Choose a book and a verse first.`,
    idea: msg`Describe a theme first: a few words are enough.`,
    paste: msg`Paste a text first.`,
  };
  throw new Failure('invalid', ask[order.mode as keyof typeof ask]);
}

/** Fewer words make no film: say so, and what else can be done with them. */
function needsWords(text: string): void {
  const count = countWords(text);
  if (count >= limits.leastPastedWords) return;
  const given = { least: limits.leastPastedWords, theme: text.slice(0, 60).replace(/[.!?…]+$/, '') };
  throw new Failure(
    'invalid',
    count === 1
      ? msg`Your text has one word, and a film needs at least ${{ least: given.least }}. Write some more, or choose “Theme / summary”: the studio then finds a passage on “${{ theme: given.theme }}”.`
      : msg`Your text has ${{ count }} words, and a film needs at least ${{ least: given.least }}. Write some more, or choose “Theme / summary”: the studio then finds a passage on “${{ theme: given.theme }}”.`,
  );
}

/** The passage that the creator named, or chose for an idea; null when it is to be found. */
export function referenceOf({ mode, reference, passage }: NewTale): string | null {
  if (mode === 'reference') return reference ?? '';
  return mode === 'idea' && passage ? passage : null;
}

/** The order for the writer. */
export const briefOf = (order: NewTale, range: VerseRange | null, seed: string): StoryBrief => ({
  mode: order.mode,
  range,
  prompt: order.mode === 'idea' ? (order.prompt ?? null) : null,
  text: order.mode === 'paste' ? (order.text ?? null) : null,
  title: order.mode === 'paste' ? (order.title ?? null) : null,
  languages: order.langs,
  tone: order.tone,
  audience: order.audience,
  words: wordsOf(order),
  culturalContext: order.culturalContext,
  honorJesus: order.honorJesus,
  seed,
});

/** The title of a draft that has no story yet. */
export function draftTitle(order: NewTale, range: VerseRange | null): string {
  if (range && order.mode !== 'idea') return formatReference(range);
  if (order.mode === 'paste' && order.title) return order.title;
  const words = (sourceOf(order) ?? '').split(/\s+/);
  const start = words
    .slice(0, 8)
    .join(' ')
    .slice(0, limits.title - 1);
  return words.length > 8 ? `${start}…` : start;
}

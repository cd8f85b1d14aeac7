import type { CardOrder, PlannedCard, PlannedFile } from '#server/studio/film-plan.ts';
import type { Sight } from '#shared/motion/sight.ts';
import { sentencesOf } from '#shared/story/prose.ts';
import {
  type Card,
  type CardKind,
  type CardText,
  cardKinds,
  type Point,
  type Shape,
} from '#shared/film/storyboard-edits.ts';
import { type Language, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import { cardFile } from './card-pictures.ts';

/** A scene's picture as its film shows it: which part of it fills the frame, and what is seen there. */
export type ShownPicture = PlannedFile & { readonly cover?: Point | undefined; readonly sight?: Sight | undefined };

type Told = {
  readonly title: string;
  readonly reference: string;
  /** Empty for a creator's own words: which of their sentences is the lesson, nobody can tell. */
  readonly lesson: string;
  /** The text of the end card. */
  readonly closing: string;
  /** Whether any of it may be Scripture: a Bible that is not quoted gets no credit. */
  readonly scripture: boolean;
  /** The channel of this language; null when none is linked. */
  readonly channel: string | null;
};

/**
 * What the cards say when nobody wrote anything else: the title, and at the end what is to be remembered, from where it
 * is, and who tells it.
 */
export function cardWords(
  { title, reference, lesson, closing, scripture, channel }: Told,
  language: Language,
): Record<CardKind, CardText> {
  const heading = lessonLine(lesson) ?? closingLine(closing);
  return {
    title: { heading: title, verse: reference },
    end: {
      heading: heading ?? title,
      // A creator's own story has no reference, so its title is shown there.
      verse: reference || (heading ? title : ''),
      ...(scripture ? { attribution: versionAttributions[versionOfLanguage[language]] } : {}),
      ...(channel ? { action: channel } : {}),
    },
  };
}

/** Characters of a sentence that can be read at a glance, and that says something. */
const glance = { least: 12, most: 84 } as const;

const standsAlone = (sentence: string): boolean =>
  sentence.length >= glance.least && sentence.length <= glance.most && !/[?:;“”«»"()]/.test(sentence);

const sentencesIn = (text: string): string[] => sentencesOf(text).map((sentence) => sentence.trim());

/** The sentence of a lesson that suits a card: the last one that is short, is not a question and quotes nobody. */
const lessonLine = (lesson: string): string | undefined => sentencesIn(lesson).findLast(standsAlone);

/** The last sentence of a story, if it suits a card: an earlier one would not close it. */
const closingLine = (text: string): string | undefined => sentencesIn(text).slice(-1).find(standsAlone);

type Order = {
  readonly cards: Readonly<Record<CardKind, Card>>;
  readonly defaults: Readonly<Record<CardKind, CardText>>;
  readonly language: Language;
  readonly shape: Shape;
  /** The pictures in the order of the film. */
  readonly pictures: readonly ShownPicture[];
};

/** The cards that are on: the title over the first picture, the end over the last one, blurred. */
export function planCards({ cards, defaults, language, shape, pictures }: Order): Record<CardKind, PlannedCard> {
  const planned: Record<CardKind, PlannedCard> = { title: null, end: null };
  for (const kind of cardKinds) {
    if (!cards[kind].on) continue;
    const text = { ...defaults[kind], ...cards[kind].text[language] };
    const picture = kind === 'title' ? pictures[0] : pictures.at(-1);
    const order: CardOrder = { text, shape, over: picture ? overOf(kind, picture) : null };
    planned[kind] = { ...cardFile(order), order, text: Object.values(text).filter(Boolean).join(' · ') };
  }
  return planned;
}

function overOf(
  kind: CardKind,
  { key, sha256, cover = { x: 0.5, y: 0.5 }, sight }: ShownPicture,
): NonNullable<CardOrder['over']> {
  return { key, sha256, cover, place: kind === 'end' ? 'middle' : placeFor(sight) };
}

/** Of a picture's height: words at the foot begin here, words at the head end here. */
const room = { foot: 0.56, middle: 0.48, head: 0.4 } as const;

/**
 * Text is at the bottom, where there is ground; at the top where faces are low and none is high, or where the only
 * subject is low. In pictures of other engines heads are usually high.
 */
function placeFor(sight: Sight | undefined): 'foot' | 'head' {
  if (!sight || sight.guessed) return 'foot';
  const { faces, focus } = sight;
  if (faces.length === 0) return focus.y > room.middle ? 'head' : 'foot';
  const low = faces.some(({ y, size }) => y + size / 2 > room.foot);
  const high = faces.some(({ y, size }) => y - size / 2 < room.head);
  return low && !high ? 'head' : 'foot';
}

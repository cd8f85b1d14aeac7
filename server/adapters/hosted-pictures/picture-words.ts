import type { PictureCast, PictureOrder } from '#server/ports/illustrator.ts';
import { culturalContextWords } from '#shared/vocabulary.ts';
import { readingLines } from './reading-lines.ts';

/** Describes each of the studio's styles to an image model that has never seen it. */
const styleWords: Readonly<Record<string, string>> = {
  'storybook-1': 'warm painted picture-book illustration, rounded shapes, soft grain of paper, clear silhouettes',
  watercolour: 'loose watercolour on rough white paper, wet edges, visible brushwork, a few ink lines',
  'paper-cut': 'layered paper-cut collage, crisp paper edges, each layer throwing a soft shadow',
  'night-gold': 'deep night blues with gold line and gold leaf, like an illuminated icon, solemn and still',
};
const useWords: Readonly<Record<PictureOrder['use'], string>> = {
  frame: 'A wide film frame. The main figures are large, off centre, and face each other or what they look at.',
  portrait:
    'A model sheet picture: one figure alone, from head to knees, turned a little to one side, whole face ' +
    'in even light, calm; plain light paper behind, nothing else.',
  background:
    'A wide background for a title: the subject on one side, calm space on the other side for words that ' +
    'are added later.',
};

/** Characters of neighbouring scenes that are included in the prompt. */
const neighbourLength = 240;

/** `- the father: an old man, grey beard; wears a plum robe`. */
function castWords({ name, kind, look, cloth, notes }: PictureCast): string {
  const said = [look, cloth && (kind === 'person' ? `wears ${cloth}` : cloth), notes].filter(Boolean).join('; ');
  return `- ${name.split(',')[0]?.trim()}: ${said}`;
}

/** Which of the attached pictures shows whom. */
function referenceWords(references: NonNullable<PictureOrder['references']>): string[] {
  if (references.length === 0) return [];
  const each = references.map(({ name }, at) => `picture ${at + 1} shows ${name}`).join('; ');
  return [
    `The pictures sent along are portraits: ${each}. Keep the face, hair, build and clothes of each ` +
      `exactly as they are there; take neither their background nor their pose.`,
  ];
}

/** The prompt for somebody who is drawn alone. */
function portraitWords(
  { prompt, cast: [member] = [], style, context, take }: PictureOrder,
  styleLabel: string,
): string {
  const { label, scene } = culturalContextWords[context];
  return [
    `Draw ${member?.kind === 'place' ? 'this place of a tale from the Bible, without anybody in it' : 'this figure of a tale from the Bible'}: ${member ? castWords(member).slice(2) : prompt}`,
    `Style: ${styleWords[style] ?? styleLabel}.`,
    `Setting: ${label}, with ${scene}; the clothing of biblical times.`,
    member?.kind === 'place' ? 'A calm, wide view in clear daylight.' : useWords.portrait,
    'Reverent and fit for children. No text, letters, captions, frames, signatures or watermarks anywhere.',
    ...(take > 0 ? [`Another one than before, number ${take + 1}.`] : []),
  ].join('\n');
}

/**
 * The prompt for an image model: the scene among its neighbours, the style, the culture, and what no picture of the
 * studio may show.
 */
export function pictureWords(order: PictureOrder, styleLabel: string): string {
  if (order.use === 'portrait') return portraitWords(order, styleLabel);
  const { prompt, story, index, style, context, use, take, reading, cast = [], references = [] } = order;
  const around = [story[index - 1], story[index + 1]]
    .filter((each) => each && each !== prompt)
    .map((each) => each?.slice(0, neighbourLength));
  const { label, scene } = culturalContextWords[context];
  return [
    `Illustrate this scene of a tale ${reading?.era === 'today' ? 'of today' : 'from the Bible'}: ${prompt}`,
    ...(reading && use === 'frame' ? readingLines(reading) : []),
    ...(around.length > 0
      ? [`The scenes beside it, only so that people and places stay the same: ${around.join(' / ')}`]
      : []),
    ...(cast.length > 0 ? ['These look the same in every picture of the tale:', ...cast.map(castWords)] : []),
    ...referenceWords(references),
    `Style: ${styleWords[style] ?? styleLabel}.`,
    reading?.era === 'today'
      ? `Setting: ${label}, today; people of that setting, in the clothes of today.`
      : `Setting: ${label}, with ${scene}; people of that setting, in the clothing of biblical times.`,
    ...(reading && use === 'frame' ? [] : [useWords[use]]),
    'Reverent and fit for children: no blood, no nudity; God the Father is shown as light, never with a face.',
    'No text, letters, captions, frames, signatures or watermarks anywhere.',
    ...(take > 0 ? [`Another composition than before, number ${take + 1}.`] : []),
  ].join('\n');
}

import type { PictureCast, PictureOrder } from '#server/ports.ts';
import { culturalContextWords } from '#shared/vocabulary.ts';

/** What each of the studio's styles means to a model that has never seen it. */
const styleWords: Readonly<Record<string, string>> = {
  'storybook-1': 'warm painted picture-book illustration, rounded shapes, soft grain of paper, clear silhouettes',
  watercolour: 'loose watercolour on rough white paper, wet edges, visible brushwork, a few ink lines',
  'paper-cut': 'layered paper-cut collage, crisp paper edges, each layer throwing a soft shadow',
  'night-gold': 'deep night blues with gold line and gold leaf, like an illuminated icon, solemn and still',
};
const useWords: Readonly<Record<PictureOrder['use'], string>> = {
  frame: 'A wide film frame. The main figures are large, off centre, and face each other or what they look at.',
  background: 'A wide background for a title: the subject on one side, calm space on the other side for words that are added later.',
};

/** Characters of neighbouring scenes that are told along. */
const neighbourLength = 240;

/** `- the father: an old man, grey beard; wears a plum robe`. */
function castWords({ name, kind, look, cloth, notes }: PictureCast): string {
  const said = [look, cloth && (kind === 'person' ? `wears ${cloth}` : cloth), notes].filter(Boolean).join('; ');
  return `- ${name.split(',')[0]?.trim()}: ${said}`;
}

/** What an image model is told: the scene among its neighbours, the style, the culture, and what no picture of the studio has. */
export function pictureWords({ prompt, story, index, style, context, use, take, cast = [] }: PictureOrder, styleLabel: string): string {
  const around = [story[index - 1], story[index + 1]]
    .filter((each) => each && each !== prompt)
    .map((each) => each?.slice(0, neighbourLength));
  const { label, scene } = culturalContextWords[context];
  return [
    `Illustrate this scene of a tale from the Bible: ${prompt}`,
    ...(around.length > 0 ? [`The scenes beside it, only so that people and places stay the same: ${around.join(' / ')}`] : []),
    ...(cast.length > 0 ? ['These look the same in every picture of the tale:', ...cast.map(castWords)] : []),
    `Style: ${styleWords[style] ?? styleLabel}.`,
    `Setting: ${label}, with ${scene}; people of that setting, in the clothing of biblical times.`,
    useWords[use],
    'Reverent and fit for children: no blood, no nudity; God the Father is shown as light, never with a face.',
    'No text, letters, captions, frames, signatures or watermarks anywhere.',
    ...(take > 0 ? [`Another composition than before, number ${take + 1}.`] : []),
  ].join('\n');
}

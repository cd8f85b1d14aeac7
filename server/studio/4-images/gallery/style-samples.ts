import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import type { FileToSend } from '#server/http/answers/file-answer.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Illustrator, PictureOrder } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  drawingVersion,
  type PreviewWidth,
  type SampleScene,
  sampleScenes,
} from '#shared/pictures/style-sample.contract.ts';
import { type CulturalContext, defaultImageStyle } from '#shared/vocabulary.ts';
import { once, sizedPicture } from '#server/http/answers/sized-picture.ts';

const scenes: Record<SampleScene, { prompt: string; context: CulturalContext }> = {
  'good-samaritan': {
    prompt: 'A Samaritan man kneels beside a wounded man on the road and cares for him, his donkey waiting',
    context: 'west-african',
  },
  'psalm-23': {
    prompt: 'A shepherd leads his sheep beside still waters in green pastures at dawn',
    context: 'middle-eastern',
  },
  jonah: { prompt: 'Jonah in a boat on a stormy sea, a great fish beside the boat', context: 'universal' },
};
const patienceMs = 60_000;

/** The order that shows a style. */
export const sampleOrder = (style: string, scene: SampleScene): PictureOrder => ({
  ...scenes[scene],
  story: [scenes[scene].prompt],
  index: 0,
  seed: 'sample',
  take: 0,
  style,
  use: 'frame',
  width: 1280,
  height: 720,
});

/** Pictures that show what each style looks like: drawn once by the current illustrator, then kept. */
export function styleSamples({ files, illustrator }: { files: FileStore; illustrator: Illustrator }) {
  let turn: Promise<unknown> = Promise.resolve();
  /** One after the other: a page that shows them all must not keep the tales waiting. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => {});
    return mine;
  };

  /** Throws Failure('not_found') for a style that the illustrator does not have. */
  return async (style: string, scene: SampleScene, width: PreviewWidth): Promise<FileToSend> => {
    if (!illustrator.styles().some(({ key }) => key === style))
      throw new Failure('not_found', msg`There is no such picture style.`);
    const order = sampleOrder(style, scene);
    const sha256 = createHash('sha256')
      .update(JSON.stringify([drawingVersion, illustrator.name, order]))
      .digest('hex');
    const stem = `cache/style-samples/${sha256.slice(0, 32)}`;
    const kept = async () => {
      for (const extension of ['jpg', 'png'])
        if (await files.has(`${stem}.${extension}`)) return `${stem}.${extension}`;
      return null;
    };
    const draw = async () => {
      const picture = await illustrator.draw(order, AbortSignal.timeout(patienceMs));
      return (await files.put(`${stem}.${picture.mime === 'image/png' ? 'png' : 'jpg'}`, picture.bytes, picture.mime))
        .key;
    };
    const key = (await kept()) ?? (await once(stem, () => inTurn(draw)));
    return { ...(await sizedPicture(files, { key, sha256 }, width)), cache: 'immutable' };
  };
}
export type StyleSamples = ReturnType<typeof styleSamples>;

/**
 * Draws what the home page, the wizard and Settings show, one after the other, so that nobody who comes first waits
 * for it. What is there already is not drawn again.
 */
export async function drawSamplesAhead(samples: StyleSamples, illustrator: Pick<Illustrator, 'styles'>): Promise<void> {
  for (const scene of sampleScenes) await samples(defaultImageStyle, scene, 640);
  for (const { key } of illustrator.styles()) await samples(key, sampleScenes[0], 640);
}

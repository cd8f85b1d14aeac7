import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '#server/adapters/disk-files.ts';
import type { PlannedFile } from '#server/studio/film-plan.ts';
import { withLife } from '#server/files/picture-life-file.ts';
import type { Flipbook } from '#shared/motion/picture-life.ts';
import { sceneLife } from './scene-life.ts';

const folder = mkdtempSync(join(tmpdir(), 'life-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = diskFiles(folder);
const sceneOf = sceneLife(files);
const lifeOf = (picture: PlannedFile, text: string, language: 'en' | 'fr') =>
  sceneOf(picture, { text, language, air: [] });
const mouth = (person: string): Flipbook => {
  return { kind: 'flipbook', plays: 'speak', person, area: { x: 0.5, y: 0.5, w: 0.1, h: 0.1 }, cells: 1 };
};
const live = { key: 'images/live.jpg', sha256: 'live' };
const plain = { key: 'images/plain.jpg', sha256: 'plain' };

beforeAll(async () => {
  const picture = sharp({ create: { width: 160, height: 90, channels: 3, background: '#345' } });
  const [jpeg, cell] = await Promise.all([picture.jpeg().toBuffer(), picture.clone().webp().toBuffer()]);
  await files.put(plain.key, jpeg, 'image/jpeg');
  await files.put(
    live.key,
    withLife(jpeg, { parts: [mouth('Jesus'), mouth('the innkeeper, the host')] }, [[cell], [cell]]),
    'image/jpeg',
  );
});

test('leaves the scene of a picture without motion data unchanged', async () => {
  expect(await lifeOf(plain, 'Jesus said, “Go and do likewise.”', 'en')).toEqual({});
  expect(await lifeOf({ key: 'images/none.jpg', sha256: 'x' }, 'He went.', 'en')).toEqual({});
});

test('lets a quoted person in the picture say those words, in each language', async () => {
  const host = 'the innkeeper, the host';
  expect(await lifeOf(live, 'Jesus said, “Go and do likewise.” The innkeeper answered, “I will.”', 'en')).toEqual({
    life: {
      speakers: [
        { person: 'Jesus', from: 2, to: 6 },
        { person: host, from: 9, to: 11 },
      ],
    },
  });
  expect(await lifeOf(live, 'Jésus dit : « Va, et toi aussi, fais de même. »', 'fr')).toMatchObject({
    life: { speakers: [{ person: 'Jesus' }] },
  });
});

test('lets nobody speak for a person who is not in the picture or not named', async () => {
  expect(await lifeOf(live, 'The priest said, “I must go on.”', 'en')).toEqual({ life: { speakers: [] } });
  expect(await lifeOf(live, 'They all went home.', 'en')).toEqual({ life: { speakers: [] } });
});

test('adds weather from the text only over a picture without motion data', async () => {
  const told = { text: 'It rained.', language: 'en', air: ['rain'] } as const;
  const { life } = await sceneOf(plain, told);
  expect(life).toMatchObject({ speakers: [], air: [{ kind: 'particles', of: 'rain' }] });
  expect(await sceneOf(live, told)).toEqual({ life: { speakers: [] } });
});

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PictureOrder, PictureReference } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';
import type { ProviderId } from '#shared/engines.ts';
import { type FakeMedia, fakeMedia } from '#test/fakes/fake-media.ts';
import { faults } from '#test/fakes/fake-provider.ts';
import { pictureAnswer } from '#test/known-scenes/picture-answers.ts';
import { hostedPictures } from './hosted-pictures.ts';
import { referencesOf } from './picture-references.ts';

const face = (name: string, background: string): Promise<PictureReference> =>
  sharp({ create: { width: 1024, height: 1024, channels: 3, background } })
    .png()
    .toBuffer()
    .then((bytes) => ({ name, sha256: `sha of ${name}`, bytes }));
const faces = await Promise.all([face('father', '#ff0000'), face('younger son', '#00ff00'), face('donkey', '#0000ff')]);

let fake: FakeMedia;
beforeAll(async () => void (fake = await fakeMedia(pictureAnswer)));
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const order: PictureOrder = {
  ...{ prompt: 'The father runs to his son', story: ['The father runs to his son'], index: 0, seed: 'tale', take: 0 },
  ...{ style: 'storybook-1', context: 'west-african', use: 'frame', width: 640, height: 360, references: faces },
};
const portrait: PictureOrder = {
  ...{ ...order, references: [], use: 'portrait', width: 256, height: 256, prompt: 'the father; grey beard' },
  cast: [
    { name: 'the father, dad', kind: 'person', look: 'grey beard', cloth: 'a plum robe', notes: '', chosen: true },
  ],
};
const never = new AbortController().signal;
const draw = (provider: ProviderId, model: string, asked = order, signal = never) =>
  hostedPictures(() => [{ key: 'storybook-1', label: 'Storybook' }])
    .pictures(fake.account(provider, model))
    .draw(asked, signal);

/** Provider, model, where an order with portraits goes, the name of their input, and how many go. */
const shown = [
  ['openai', 'gpt-image-2', '/v1/images/edits', 'image[]', 3],
  ['openai', 'gpt-image-1.5', '/v1/images/edits', 'image[]', 3],
  ['google', 'gemini-2.5-flash-image', '/v1beta/models/gemini-2.5-flash-image:generateContent', 'inlineData', 3],
  ['fal', 'fal-ai/flux-2', '/fal-ai/flux-2/edit', 'image_urls', 3],
  ['fal', 'fal-ai/flux-pro/kontext', '/fal-ai/flux-pro/kontext/multi', 'image_urls', 3],
  ['fal', 'fal-ai/nano-banana', '/fal-ai/nano-banana/edit', 'image_urls', 3],
  [
    'replicate',
    'black-forest-labs/flux-2-pro',
    '/v1/models/black-forest-labs/flux-2-pro/predictions',
    'input_images',
    3,
  ],
  [
    'replicate',
    'black-forest-labs/flux-kontext-pro',
    '/v1/models/black-forest-labs/flux-kontext-pro/predictions',
    'input_image',
    1,
  ],
  ['replicate', 'google/nano-banana', '/v1/models/google/nano-banana/predictions', 'image_input', 3],
] as const;
const words: readonly (readonly [ProviderId, string])[] = [
  ['compatible', 'sdxl'],
  ['fal', 'fal-ai/flux/dev'],
  ['replicate', 'black-forest-labs/flux-schnell'],
];

test.each(shown)(
  'shows %s %s the portraits in order of first appearance, and says who is on which',
  async (provider, model, path, input, most) => {
    const drawn = await draw(provider, model);
    const [asked] = fake.asked;
    expect(asked?.path).toBe(path);
    expect(asked?.pictures.map((each) => each.input)).toEqual(Array(most).fill(input));
    const [first] = asked?.pictures ?? [];
    const { width, format } = await sharp(first?.bytes).metadata();
    const { dominant } = await sharp(first?.bytes).stats();
    expect([width, format, dominant.r > 200, dominant.b < 60]).toEqual([768, 'jpeg', true, true]);
    expect(drawn.shown).toEqual(faces.slice(0, most).map(({ sha256 }) => sha256));
    expect(referencesOf(provider, model)).toBeGreaterThanOrEqual(most);
    const said = Buffer.from(asked?.body ?? '', 'latin1').toString('utf8');
    expect(said).toContain('picture 1 shows father');
    expect(said.includes('picture 2 shows younger son')).toBe(most > 1);
    expect(fake.paid).toHaveLength(1);
  },
);

test.each(words)('sends %s %s words only, because it accepts no images, and says so', async (provider, model) => {
  const drawn = await draw(provider, model);
  expect([drawn.shown, fake.asked[0]?.pictures, referencesOf(provider, model)]).toEqual([[], [], 0]);
  expect(fake.asked[0]?.body).not.toContain('picture 1 shows');
});

const once = shown
  .filter(([, model]) => !/kontext-pro|google\//.test(model))
  .map(([provider, model]) => [provider, model] as const);
test.each([...once, ['compatible', 'sdxl'] as const])(
  'draws a portrait with %s %s: one figure alone, square, without references',
  async (provider, model) => {
    const drawn = await draw(provider, model, portrait);
    expect(drawn).toMatchObject({ width: 256, height: 256, shown: [] });
    const [asked] = fake.asked;
    const said = Buffer.from(asked?.body ?? '', 'latin1').toString('utf8');
    expect(said).toContain('one figure alone');
    expect(said).toContain('wears a plum robe');
    expect(said).not.toContain('1536x');
    expect(asked?.pictures).toEqual([]);
    expect(fake.paid).toEqual([
      { step: 'portrait of the father, dad, take 1', amounts: expect.objectContaining({ pictures: 1 }) },
    ]);
  },
);

test.each(faults.flatMap((fault) => (['openai', 'fal'] as const).map((provider) => [provider, fault] as const)))(
  '%s with %s and portraits: retries, or reports it without the key',
  async (provider, fault) => {
    fake.fail(fault);
    if (fault === 'hang') fake.budget.answerMs = 100;
    if (fault === 'drip') fake.budget.callMs = 300;
    const came = await draw(provider, provider === 'openai' ? 'gpt-image-2' : 'fal-ai/flux-2').catch(
      (error: unknown) => error,
    );
    if (!(came instanceof Error)) return expect(['429', '500', 'reset', 'cut', 'drip', 'hang']).toContain(fault);
    expect(came).toBeInstanceOf(Failure);
    expect(came.message).not.toContain('secret-of');
    expect(fake.paid).toEqual([]);
  },
);

test('rejects a portrait that is not an image before any call', async () => {
  const broken = { name: 'father', sha256: 'x', bytes: Buffer.from('no picture') };
  await expect(draw('openai', 'gpt-image-2', { ...order, references: [broken] })).rejects.toThrow();
  expect(fake.asked).toEqual([]);
});

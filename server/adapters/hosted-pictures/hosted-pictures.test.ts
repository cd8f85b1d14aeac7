import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { englishOf } from '#shared/said.ts';
import { Failure } from '#shared/endpoint.ts';
import type { ProviderId } from '#shared/engines.ts';
import { type FakeMedia, fakeMedia } from '#test/fakes/fake-media.ts';
import { faults } from '#test/fakes/fake-provider.ts';
import { pictureAnswer } from '#test/known-scenes/picture-answers.ts';
import { hostedPictures } from './hosted-pictures.ts';

let fake: FakeMedia;
beforeAll(async () => void (fake = await fakeMedia(pictureAnswer)));
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const providers: readonly (readonly [ProviderId, string])[] = [
  ['openai', 'gpt-image-1-mini'],
  ['google', 'gemini-2.5-flash-image'],
  ['fal', 'fal-ai/flux/dev'],
  ['replicate', 'black-forest-labs/flux-schnell'],
  ['compatible', 'sdxl'],
];
const styles = () => [{ key: 'storybook-1', label: 'Storybook' }];
const order: PictureOrder = {
  prompt: 'A shepherd lifts a lamb out of thorns',
  story: ['A flock on the hills', 'A shepherd lifts a lamb out of thorns', 'He carries it home'],
  index: 1,
  seed: 'tale',
  take: 0,
  style: 'storybook-1',
  context: 'west-african',
  use: 'frame',
  width: 640,
  height: 360,
};
const never = new AbortController().signal;
const draw = (provider: ProviderId, model: string, signal = never) =>
  hostedPictures(styles).pictures(fake.account(provider, model)).draw(order, signal);

test.each(providers)('%s draws the scene in the studio’s size and is charged once', async (provider, model) => {
  const drawn = await draw(provider, model);
  const { width, height, format } = await sharp(drawn.bytes).metadata();
  expect({ width, height, format }).toEqual({ width: 640, height: 360, format: 'jpeg' });
  expect(drawn).toMatchObject({ width: 640, height: 360, mime: 'image/jpeg' });
  const [asked] = fake.asked;
  expect(asked?.body).toContain('A shepherd lifts a lamb out of thorns');
  expect(asked?.body).toContain('baobab');
  expect(asked?.body).toContain('No text, letters');
  expect(fake.paid).toEqual([{ step: 'frame 2, take 1', amounts: expect.objectContaining({ pictures: 1 }) }]);
});

test.each(providers)('sends the key of %s in a header only, and only to its own address', async (provider, model) => {
  await draw(provider, model);
  for (const { path, body, host, headers } of fake.asked) {
    expect(`${path} ${body}`).not.toContain('secret-of');
    if (host.includes('delivery') || host.includes('media')) expect(JSON.stringify(headers)).not.toContain('secret-of');
  }
  expect(JSON.stringify(fake.asked[0]?.headers)).toContain(`secret-of-${provider}`);
});

test.each([
  ['openai', 'gpt-image-1-mini', [], 'rejected by the safety system'],
  ['google', 'gemini-2.5-flash-image', [], 'refused to draw this'],
  ['fal', 'fal-ai/flux/dev', [], 'refused to draw this'],
  ['replicate', 'black-forest-labs/flux-schnell', [null], 'NSFW content detected'],
] as const)('%s: a refusal is said in words and not paid', async (provider, model, before, words) => {
  fake.fail(...before, 'refusal');
  await expect(draw(provider, model)).rejects.toThrow(words);
  expect(fake.paid).toEqual([]);
});

test.each(
  providers.flatMap(([provider, model]) =>
    faults.filter((fault) => fault !== 'refusal').map((fault) => [provider, fault, model] as const),
  ),
)('%s with %s: retries, or reports it without the key', async (provider, fault, model) => {
  fake.fail(fault);
  if (fault === 'hang') fake.budget.answerMs = 100;
  if (fault === 'drip') fake.budget.callMs = 300;
  const came = await draw(provider, model).catch((error: unknown) => error);
  if (!(came instanceof Error)) return expect(['429', '500', 'reset', 'cut', 'drip', 'hang']).toContain(fault);
  expect(came).toBeInstanceOf(Failure);
  expect(came.message).not.toContain('secret-of');
  expect(came.message.length).toBeGreaterThan(30);
  expect(fake.paid).toEqual([]);
});

test('cancels the call on abort', async () => {
  const stop = new AbortController();
  fake.fail('hang');
  const drawing = draw('openai', 'gpt-image-1-mini', stop.signal);
  setTimeout(() => stop.abort(new Error('given up')), 20);
  await expect(drawing).rejects.toThrow('given up');
});

test.each(providers)('tests %s with one small picture', async (provider, model) => {
  const { words } = await hostedPictures(styles).test(fake.account(provider, model), never);
  expect(englishOf(words)).toContain(`${provider} ${model} drew a picture`);
  expect(fake.paid).toMatchObject([{ step: 'test' }]);
});

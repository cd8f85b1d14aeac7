import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEngineRoom, secretKey } from '#test/fakes/engine-room.ts';
import { kofi } from '#test/harness/studio.ts';
import { englishOf } from '#shared/said.ts';

let room: Awaited<ReturnType<typeof openEngineRoom>>;
beforeAll(async () => {
  room = await openEngineRoom();
});
beforeEach(() => room.reset());
afterAll(() => room.close());

test('stores a key sealed, shows its last four characters, replaces and removes it, for its owner only', async () => {
  const { text, json } = await room.keep('openai');
  expect(json.providers.find(({ id }: { id: string }) => id === 'openai').key).toMatchObject({
    from: 'creator',
    last4: '6789',
    test: null,
  });
  expect(text).not.toContain(secretKey);
  expect(await room.dump()).not.toContain(secretKey);
  expect((await room.ask('GET', '/api/engines', undefined, kofi)).text).not.toContain('"creator"');
  await room.keep('openai', { key: 'sk-another-key-of-ama-abcd' });
  expect((await room.ask('GET', '/api/engines')).text).toMatch(/"last4":"abcd"/);
  const gone = await room.ask('DELETE', '/api/engines/openai/key');
  expect(gone.json.providers.find(({ id }: { id: string }) => id === 'openai').key).toBeNull();
});

test('reports a key that cannot be unsealed, and uses the next engine', async () => {
  await room.keep('openai');
  await room.studio.db.updateTable('engine_keys').set({ sealed_key: 'v1.gone.AAAA.AAAA' }).execute();
  const { engine, notes } = await room.write();
  expect([engine, englishOf(notes[0] ?? '')]).toEqual([
    'Google Gemini gemini-3.8-flash',
    expect.stringMatching(/can no longer be opened: add it again/),
  ]);
});

test('shares the studio’s key with everybody without letting them remove it, and prefers a creator’s own', async () => {
  const google = async () =>
    (await room.ask('GET', '/api/engines')).json.providers.find(({ id }: { id: string }) => id === 'google').key;
  expect(await google()).toMatchObject({ from: 'studio', last4: '6789' });
  expect((await room.ask('DELETE', '/api/engines/google/key')).status).toBe(409);
  await room.keep('google', { key: 'AIza-key-of-ama-0000' });
  expect(await google()).toMatchObject({ from: 'creator', last4: '0000' });
  await room.write();
  expect(room.fake.asked.map((asked) => asked.key)).toEqual(['AIza-key-of-ama-0000']);
});

test.each([
  ['openai', { key: 'short' }, /copy the whole key/],
  ['openai', { key: secretKey, address: 'https://elsewhere.example' }, /has its own address/],
  ['openai', { key: 'has spaces in the middle' }, /no spaces/],
  ['compatible', {}, /Type the address/],
  ['compatible', { address: 'ftp://files' }, /http:\/\/… or https/],
  ['compatible', { address: 'http://ama:secret@localhost:11434' }, /without a name or password/],
  ['compatible', { address: 'http://169.254.169.254/v1' }, /private network.*ENGINE_PRIVATE_HOSTS=169.254.169.254/],
  ['compatible', { address: 'http://localhost:22/v1' }, /private network/],
  ['compatible', { address: 'http://models.example/v1' }, /over https/],
])('rejects %s with %j with a message', async (provider, given, words) => {
  const { status, json } = await room.keep(provider, given);
  expect([status === 400 || status === 403, json.error]).toEqual([true, expect.stringMatching(words)]);
  expect(await room.studio.db.selectFrom('engine_keys').selectAll().execute()).toEqual([]);
});

test('allows a private server when the operator permits it, without a key', async () => {
  const { json } = await room.keep('compatible', { address: 'http://localhost:11434/v1' });
  expect(json.providers.find(({ id }: { id: string }) => id === 'compatible').key).toMatchObject({
    last4: null,
    address: 'http://localhost:11434/v1',
  });
});

test('tests with a real call and stores the result, and reports a refused key without the key', async () => {
  await room.keep('openai');
  const works = await room.ask('POST', '/api/engines/openai/test');
  expect(works.json).toMatchObject({ ok: true, works: true, words: 'OpenAI gpt-6.1-terra answered “ready”.' });
  room.fake.fail('401');
  const refused = await room.ask('POST', '/api/engines/openai/test');
  expect(refused.json).toMatchObject({ works: false, words: expect.stringMatching(/refused the key/) });
  const { key: now } = (await room.ask('GET', '/api/engines')).json.providers.find(
    ({ id }: { id: string }) => id === 'openai',
  );
  expect(now.test).toMatchObject({ works: false, words: refused.json.words });
  expect((await room.calls()).map(({ task, outcome }) => [task, outcome])).toEqual([
    ['test', 'ok'],
    ['test', 'failed'],
  ]);
  expect(refused.text + (await room.dump())).not.toContain(secretKey);
  expect((await room.ask('POST', '/api/engines/anthropic/test')).status).toBe(409);
});

test('calls engines in the chosen order, with the built-in one last unless it is off', async () => {
  const order = async () =>
    (await room.ask('GET', '/api/engines')).json.tasks[0].order.map(({ name }: { name: string }) => name);
  expect(await order()).toEqual(['Google Gemini gemini-3.8-flash', 'built-in writer']);
  await room.keep('openai');
  await room.keep('anthropic');
  expect(await order()).toEqual([
    'OpenAI gpt-6.1-terra',
    'Anthropic claude-sonnet-5-5',
    'Google Gemini gemini-3.8-flash',
    'built-in writer',
  ]);
  await room.ask('PATCH', '/api/engines', {
    choice: { text: 'anthropic' },
    models: { text: { anthropic: 'claude-opus-5' } },
    fallback: ['google'],
    builtIn: false,
  });
  expect(await order()).toEqual(['Anthropic claude-opus-5', 'Google Gemini gemini-3.8-flash']);
  await room.ask('PATCH', '/api/engines', { choice: { text: 'built-in' } });
  expect(await order()).toEqual(['built-in writer']);
  expect((await room.ask('PATCH', '/api/engines', { models: { text: { openai: 'gpt 6; drop' } } })).status).toBe(400);
});

test('names the writer that took over for a failed one, and says why when nobody is left', async () => {
  await room.keep('openai');
  await room.ask('PATCH', '/api/engines', { fallback: ['google'], choice: { text: 'openai' } });
  room.fake.fail('401');
  const second = await room.write();
  expect([second.engine, second.notes.map(englishOf)[0]]).toEqual([
    'Google Gemini gemini-3.8-flash',
    expect.stringMatching(/^OpenAI gpt-6.1-terra: OpenAI refused the key/),
  ]);
  room.fake.fail('401', 'refusal');
  expect((await room.write()).engine).toBe('built-in writer');
  await room.ask('PATCH', '/api/engines', { builtIn: false });
  room.fake.fail('401', 'refusal');
  await expect(room.write()).rejects.toMatchObject({
    message: expect.stringMatching(/No engine could do it. OpenAI.*Google Gemini.*refused to write/),
  });
});

test('includes portraits in the estimate for models that use them', async () => {
  await room.ask('PATCH', '/api/engines', { choice: { pictures: 'google' } });
  const calls = async (pictures: number) =>
    (await room.ask('GET', `/api/engines/estimate?pictures=${pictures}`)).json.lines[0];
  expect(await calls(12)).toMatchObject({ task: 'pictures', builtIn: false, calls: 15, micros: 15 * 39_000 });
  expect(await calls(1)).toMatchObject({ calls: 1, micros: 39_000 });
  await room.ask('PATCH', '/api/engines', { models: { pictures: { google: 'imagen-of-before' } } });
  expect(await calls(12)).toMatchObject({ calls: 12, micros: null });
});

test('estimates the cost with its provider, and nothing for built-in engines', async () => {
  const url = '/api/engines/estimate?words=520&languages=3&pictures=12&titles=1';
  const { json } = await room.ask('GET', url);
  expect(
    json.lines.map(({ task, builtIn, calls: count }: { task: string; builtIn: boolean; calls: number }) => [
      task,
      builtIn,
      count,
    ]),
  ).toEqual([
    ['text', false, 3],
    ['titles', false, 1],
    ['pictures', true, 12],
  ]);
  expect(json.micros).toBeGreaterThan(5_000);
  expect(json.micros).toBeLessThan(100_000);
  await room.ask('PATCH', '/api/engines', { choice: { text: 'built-in', titles: 'built-in' } });
  expect((await room.ask('GET', url)).json).toMatchObject({ micros: 0, leftMicros: null });
});

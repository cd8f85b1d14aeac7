import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeProvider, fakeProvider, patience } from '#test/fakes/fake-provider.ts';
import { isPublicAddress, privateHostAllowed, serverAddress } from './address-rules.ts';
import { addressGate } from './pinned-lookup.ts';
import { providerHttp } from './provider-fetch.ts';
import { saidIn, troubleOf, withoutKey } from '#server/ports/engine-trouble.ts';
import { keyedSemaphore } from './keyed-semaphore.ts';

const key = 'sk-secret-key-of-ama-0123456789';
let fake: FakeProvider;
beforeAll(async () => {
  fake = await fakeProvider(() => '{}');
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('accepts %s as public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});
test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '64:ff9b:1::1',
  'fec0::1',
  '2001:db8::1',
  '4000::1',
  '192.0.2.1',
  '198.18.0.1',
  '240.0.0.1',
  '255.255.255.255',
  'not an address',
])('rejects %s as not public', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

test('allows private hosts by name, by name and port, or all of them', () => {
  const url = new URL('http://Ollama.local:11434/v1');
  expect(
    [[], ['other'], ['ollama.local'], ['ollama.local:11434'], ['ollama.local:80'], ['*']].map((list) =>
      privateHostAllowed(list, url),
    ),
  ).toEqual([false, false, true, true, false, true]);
});

test('accepts only http and https addresses without a name, password, query or fragment', () => {
  expect(serverAddress('https://models.example/v1')?.host).toBe('models.example');
  for (const wrong of [
    'models.example',
    'file:///etc/passwd',
    'https://a:b@c.example',
    'https://c.example/#x',
    'https://c.example/?q=1',
  ])
    expect([wrong, serverAddress(wrong)]).toEqual([wrong, null]);
});

test('resolves a name once and connects to that address, even if DNS changes a moment later', async () => {
  const answers = ['127.0.0.1', '10.0.0.1'];
  let asked = 0;
  const port = new URL(fake.origin).port;
  const gate = addressGate({ allowed: [`rebinding.example:${port}`], resolve: async () => [answers[asked++] ?? ''] });
  const http = providerHttp({ gate, trustedGate: gate, budget: patience });
  const answer = await http({ provider: 'compatible', key: '', trusted: false })(
    `http://rebinding.example:${port}/compatible/v1/models`,
  );
  expect([answer.status, asked]).toEqual([200, 1]);
});

test('refuses a name when one of its addresses is private', async () => {
  const gate = addressGate({ allowed: [], resolve: async () => ['93.184.216.34', '192.168.0.7'] });
  await expect(gate.check('https://mixed.example/v1')).rejects.toMatchObject({ code: 'forbidden' });
});

test('limits the concurrent calls for one key, and removes a cancelled call from the queue', async () => {
  const enter = keyedSemaphore(2);
  const given = new AbortController();
  const { signal } = new AbortController();
  const [one, two] = [await enter('a', signal), await enter('a', signal)];
  const order: string[] = [];
  const third = enter('a', given.signal).catch(() => order.push('given up'));
  const fourth = enter('a', signal).then((leave) => {
    order.push('fourth');
    return leave;
  });
  const other = await enter('b', signal);
  given.abort(new Error('gone'));
  await third;
  one();
  (await fourth)();
  two();
  other();
  expect(order).toEqual(['given up', 'fourth']);
});

test('fails with a message instead of waiting longer than the studio allows', async () => {
  fake.fail('429', '429');
  const gate = addressGate({ allowed: ['*'] });
  const http = providerHttp({ gate, trustedGate: gate, budget: { ...patience, mostWaitMs: 1_000 } });
  const ask = http({ provider: 'compatible', key, trusted: true })(`${fake.address}/chat/completions`, {
    method: 'POST',
    body: '{}',
  });
  await expect(ask).rejects.toMatchObject({ code: 'too_many', status: 429 });
});

test('sends a form with its content type', async () => {
  const gate = addressGate({ allowed: ['*'] });
  const http = providerHttp({ gate, trustedGate: gate, budget: patience });
  const form = new FormData();
  form.set('a', 'b');
  const answer = await http({ provider: 'compatible', key, trusted: true })(`${fake.origin}/echo`, {
    method: 'POST',
    body: form,
  });
  expect(await answer.json()).toEqual({
    type: expect.stringMatching(/^multipart\/form-data; boundary=/),
    bytes: expect.any(Number),
  });
});

test('never repeats the key when it quotes a provider’s answer, in full or shortened', () => {
  expect(withoutKey(`Incorrect key ${key} or sk-sec***789 or AIzaSyA1234567890abc`, key)).toBe(
    'Incorrect key [key] or [key] or [key]',
  );
  expect(saidIn(JSON.stringify({ error: { message: `No model for ${key}.\nat line 1` } }), key)).toBe(
    'No model for [key].',
  );
  expect(saidIn('<html>Bad gateway</html>', key)).toBe('');
  expect(troubleOf('OpenAI', 401, 'Incorrect key').message).not.toContain('Incorrect');
});

test.each([
  [402, '', 'conflict', /credit/],
  [404, 'no such model', 'not_found', /does not know this model.*no such model/],
  [429, 'You exceeded your current quota', 'conflict', /quota or credit/],
  [429, '', 'too_many', /Try again in a few minutes/],
  [503, '', 'upstream', /internal error/],
  [422, 'bad order', 'conflict', /refused the request \(422\).*bad order/],
])('reports %i %s as its kind of failure, with what to do', (status, said, code, words) => {
  expect(troubleOf('OpenAI', status, said)).toMatchObject({ code, status, message: expect.stringMatching(words) });
});

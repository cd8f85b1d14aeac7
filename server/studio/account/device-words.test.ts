import { englishOf } from '#shared/said.ts';
import { expect, test } from 'vitest';
import { deviceWords, keptAgent } from './device-words.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141',
    'Windows computer',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 ' +
      'Safari/537.36 Edg/141.0.3',
    'Edge 141',
    'Windows computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 ' +
      'Safari/605.1.15',
    'Safari 19',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome 141',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 ' +
      'Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 28',
    'Android phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141',
    'Android tablet',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145', 'Linux computer'],
  ['curl/8.5.0', 'Another program', 'Unknown device'],
  [null, 'Unknown browser', 'Unknown device'],
])('describes %s as %s on %s', (agent, browser, device) => {
  const words = deviceWords(agent);
  expect([words.browser, words.device].map(englishOf)).toEqual([browser, device]);
});

test('keeps a short printable part of a header', () => {
  expect(keptAgent(`  Firefox/145\u0000\u202e<b>${'x'.repeat(1000)}`)).toMatch(/^Firefox\/145 <b>x+$/);
  expect(keptAgent('x'.repeat(1000))).toHaveLength(300);
  expect([keptAgent(undefined), keptAgent('\u0007')]).toEqual([null, null]);
});

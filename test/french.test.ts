import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, expect, test } from 'vitest';

type Message = { id: string; english: string; french: string };
let messages: Message[];

beforeAll(async () => {
  const catalogs = await getCatalogs(getConfig());
  const each = catalogs.map(async (catalog) => {
    const french = (await catalog.read('fr')) ?? {};
    return Object.entries((await catalog.collect()) ?? {}).map(([id, { message = id }]) => ({
      id,
      english: message,
      french: String(french[id]?.translation ?? ''),
    }));
  });
  messages = (await Promise.all(each)).flat();
}, 60_000);

/** A branch of a plural may be a single word in braces too: `one {draft}`. */
const placeholders = (text: string) =>
  [...text.matchAll(/(?<!\b(?:one|many|other|=\d+) )\{(\w+)(?:\}|, (?:plural|select|number|date))|<(\/?\d+\/?)>/g)]
    .map(([, name, tag]) => name ?? tag)
    .toSorted();
const broken = (isBroken: (message: Message) => boolean) =>
  messages.filter(isBroken).map(({ english, french }) => `${english} -> ${french}`);

test('every message of the screens and of the server has its French', () => {
  expect(messages.length).toBeGreaterThan(1000);
  expect(broken(({ french }) => french === '')).toEqual([]);
});

test('every placeholder has a name, so that a translator knows what stands there', () => {
  expect(messages.filter(({ english }) => /\{\d/.test(english)).map(({ english }) => english)).toEqual([]);
});

test('English and French have the same placeholders', () => {
  const set = (text: string) => [...new Set(placeholders(text))].join(' ');
  expect(broken(({ english, french }) => french !== '' && set(english) !== set(french))).toEqual([]);
});

test('the French is set as French is: its apostrophes, guillemets and spaces before high signs', () => {
  const plain = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>|https?:\/\/\S+/g, 'x');
  expect(
    broken(({ french }) =>
      /'|"|\.\.\.|[ \p{L}][;!?](?:\s|$)| :|« |[^\u202F] ?»|\d %|\p{L}:\s/u.test(
        plain(french).replace(/[\u00A0\u202F]/g, '\u202F'),
      ),
    ),
  ).toEqual([]);
});

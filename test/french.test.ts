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

test('has a French translation for every message of screens and server', () => {
  expect(messages.length).toBeGreaterThan(1000);
  expect(broken(({ french }) => french === '')).toEqual([]);
});

test('has a name for every placeholder', () => {
  expect(messages.filter(({ english }) => /\{\d/.test(english)).map(({ english }) => english)).toEqual([]);
});

test('has the same placeholders in English and French', () => {
  const set = (text: string) => [...new Set(placeholders(text))].join(' ');
  expect(broken(({ english, french }) => french !== '' && set(english) !== set(french))).toEqual([]);
});

test('has French apostrophes, guillemets and spaces before punctuation', () => {
  const plain = (text: string) => text.replace(/\{[^{}]*\}|<[^>]*>|https?:\/\/\S+/g, 'x');
  expect(
    broken(({ french }) =>
      /'|"|\.\.\.|[ \p{L}][;!?](?:\s|$)| :|« |[^\u202F] ?»|\d %|\p{L}:\s/u.test(
        plain(french).replace(/[\u00A0\u202F]/g, '\u202F'),
      ),
    ),
  ).toEqual([]);
});

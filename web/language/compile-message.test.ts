import { formatter } from '@lingui/format-po';
import { setupI18n } from '@lingui/core';
import { compileMessage as fullCompiler } from '@lingui/message-utils/compileMessage';
import { expect, test, vi } from 'vitest';
import { compileMessage } from './compile-message.ts';

/** A plural without an offset has none here, and `undefined` there. */
const plain = (tokens: unknown): unknown => JSON.parse(JSON.stringify(tokens));

const catalogs = import.meta.glob(['./fr.po', './server/fr.po'], { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>;

test.each(Object.entries(catalogs))('compiles every message of %s as the library does', async (filename, read) => {
  const catalog = await formatter().parse(await read(), { locale: 'fr', sourceLocale: 'en', filename });
  const messages = Object.values(catalog).flatMap(({ message, translation }) => [message ?? '', translation ?? '']);
  expect(messages.length).toBeGreaterThan(200);
  for (const message of messages) expect(plain(compileMessage(message))).toEqual(plain(fullCompiler(message)));
});

test.each([
  '{n, plural, offset:1 =0 {nobody} one {{name} and # other} other {{name} and # others}}',
  '{kind, select, film {a film with # inside} other {{n, plural, one {# file} other {# files}}}}',
  "A tale's title, ''quoted'', and '{braces}' that stay",
  '{ n , selectordinal, one{#st} two{#nd} few{#rd} other{#th} }',
  'He said: <0>{words}</0>',
  '',
])('compiles %j as the library does', (message) => {
  expect(plain(compileMessage(message))).toEqual(plain(fullCompiler(message)));
});

test('shows numbers and choices', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  i18n.setMessagesCompiler(compileMessage);
  const message = '{n, plural, =0 {No tales} one {# tale of {name}} other {# tales of {name}}}';
  expect([0, 1, 1200].map((n) => i18n._({ id: 'x', message, values: { n, name: 'Ama' } }))).toEqual([
    'No tales',
    '1 tale of Ama',
    '1,200 tales of Ama',
  ]);
});

test.each(['A brace } too many', '{n, plural, one {open', '{no good name!}'])(
  'shows %j as it stands, and says why in the console',
  (message) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(compileMessage(message)).toEqual([message]);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  },
);

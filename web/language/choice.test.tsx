import { msg, t } from '@lingui/core/macro';
import { msg as saying } from '@lingui/core/runtime-macro';
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { chosenLanguage, keepLanguage, offeredLanguages, showLanguage } from './choice.ts';
import { i18n } from './i18n.ts';
import { translated } from './said.ts';
import { InLanguage } from './in-language.tsx';
import { dateFormat, languageName, showNumber, showReference } from './locale.ts';
import { refusalWords } from './words.tsx';
import { amount, codeOf } from '#shared/said.ts';

const browserSpeaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  await showLanguage('en');
});

test('offers a language when its catalog exists', () => {
  expect(offeredLanguages).toEqual(['en', 'fr']);
});

test.each([
  [['fr-TG', 'en'], 'fr'],
  [['ee-TG', 'fr', 'en'], 'fr'],
  [['de', 'pt-BR'], 'en'],
  [[], 'en'],
])('chooses for a browser in %j the language %s', (languages, shown) => {
  browserSpeaks(...languages);
  expect(chosenLanguage()).toBe(shown);
});

test('prefers the choice made here to the browser’s language, and ignores languages not offered', () => {
  browserSpeaks('en-GB');
  keepLanguage('fr');
  expect(chosenLanguage()).toBe('fr');
  keepLanguage('ee');
  expect(chosenLanguage()).toBe('en');
});

const Page = () => <p>{t`Try again`}</p>;

test('redraws the page on a switch, and announces it to screen readers', async () => {
  render(
    <InLanguage>
      <Page />
    </InLanguage>,
  );
  expect(screen.getByText('Try again')).toBeTruthy();
  await act(() => showLanguage('fr'));
  expect(screen.getByText('Réessayer')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
});

test('keeps the current language when another has no catalog', async () => {
  await showLanguage('fr');
  expect(await showLanguage('ee')).toBe(false);
  expect(i18n.locale).toBe('fr');
});

test('translates server messages into French once its catalog is loaded, and keeps the English otherwise', async () => {
  const said = { id: 'rOlqrF', values: { size: 12 } };
  expect(translated(said)).toBeNull();
  await showLanguage('fr');
  expect(translated(said)).toBeNull();
  await refusalWords();
  expect(translated(said)).toMatch(/12/);
  expect(translated({ id: 'unknown' })).toBeNull();
});

test('reports field errors in French, with name and limit in French form', async () => {
  await showLanguage('fr');
  await refusalWords();
  const field = saying`${{ name: saying`Font size` }} of ${{ owner: saying`${{ list: saying`Scenes` }} ${{ number: 2 }}` }}`;
  const plain = (words: string | null) => words?.replace(/\s/g, ' ');
  const tooLong = saying`${{ name: saying`Title` }} may have ${{ limit: saying`${{ count: amount(2000) }} characters` }} at most.`;
  expect(plain(translated(codeOf(tooLong)))).toBe('« Titre » peut compter 2 000 caractères au maximum.');
  const tooLarge = saying`${{ name: field }} may be ${{ limit: amount(24) }} at most.`;
  expect(plain(translated(codeOf(tooLarge)))).toBe(
    'La valeur de « Taille de police (Scènes 2) » peut être de 24 au maximum.',
  );
});

test('writes numbers, dates and languages in French form', async () => {
  await showLanguage('fr');
  expect(showNumber(12_500).replace(/\s/g, ' ')).toBe('12 500');
  expect(dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }, 'en-GB').format(0)).toBe(
    'jeudi 1 janvier',
  );
  expect(languageName('ee')).toBe('éwé');
});

test('writes Bible references in French form', async () => {
  expect(showReference('Luke 15:11-32')).toBe('Luke 15:11-32');
  await showLanguage('fr');
  const references = ['Luke 15:11-32', '1 Samuel 17', 'Psalm 23', 'Psalms 1-2', 'what I once read'];
  expect(references.map(showReference)).toEqual([
    'Luc 15.11-32',
    '1 Samuel 17',
    'Psaume 23',
    'Psaumes 1-2',
    'what I once read',
  ]);
});

test('keeps a server message whose parts are unknown in French', async () => {
  await showLanguage('fr');
  await vi.waitFor(() =>
    expect(translated(codeOf(msg`Waiting for the database`))).toBe('En attente de la base de données'),
  );
  expect(translated({ id: 'sentences', values: { all: [{ id: 'never heard' }] } })).toBeNull();
});

import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const said = (text: string, language: 'en' | 'fr' | 'ee') =>
  readingOf(text, language)
    .flatMap(({ words }) => words.map(({ say }) => say))
    .filter(Boolean)
    .join(' ');

test.each([
  ['Luke 15:11-32', 'Luke, chapter fifteen, verses eleven to thirty-two'],
  ['Luke 15:11–32.', 'Luke, chapter fifteen, verses eleven to thirty-two.'],
  ['Luke 15:11 – 32', 'Luke, chapter fifteen, verses eleven to thirty-two'],
  ['Lk 15.11', 'Luke, chapter fifteen, verse eleven'],
  ['(Luke 15:11)', 'Luke, chapter fifteen, verse eleven,'],
  ['1 Corinthians 13:4-7', 'First Corinthians, chapter thirteen, verses four to seven'],
  ['1 Cor. 13:4-7', 'First Corinthians, chapter thirteen, verses four to seven'],
  ['1Cor 13:4', 'First Corinthians, chapter thirteen, verse four'],
  ['I Corinthians 13', 'First Corinthians, chapter thirteen'],
  ['Second Kings 5', 'Second Kings, chapter five'],
  ['in 1 Samuel', 'in First Samuel'],
  ['Psalm 23', 'Psalm twenty-three'],
  ['Psalms 23:1', 'Psalm twenty-three, verse one'],
  ['Ps. 23:1', 'Psalm twenty-three, verse one'],
  ['Psalm 119:105', 'Psalm one hundred and nineteen, verse one hundred and five'],
  ['Jude 3', 'Jude, verse three'],
  ['Jude 3-5', 'Jude, verses three to five'],
  ['3 John 4', 'Third John, verse four'],
  ['John 3:16–4:2', 'John, chapter three, verse sixteen, to chapter four, verse two'],
  ['Genesis 1:1, 3', 'Genesis, chapter one, verses one, and three'],
  ['Genesis 1:1, 3-5; 2:4', 'Genesis, chapter one, verses one, and three to five; chapter two, verse four'],
  ['Genesis 1-3', 'Genesis, chapters one to three'],
  ['Song of Solomon 2:1', 'Song of Solomon, chapter two, verse one'],
  ['2 Tim 3:16f', 'Second Timothy, chapter three, verses sixteen and following'],
  ['Isaiah 53:5', 'Isaiah, chapter fifty-three, verse five'],
  ['Acts 2', 'Acts, chapter two'],
  ['Heb 11:1', 'Hebrews, chapter eleven, verse one'],
  ['Mark 2 times', 'Mark two times'],
  ['I John saw it.', 'I John saw it.'],
  ['Can 3.5 kilos', 'Can three point five kilos'],
  ['At 3:30', 'At three thirty'],
  ['Genesis 1:1, 3 men', 'Genesis, chapter one, verse one, three men'],
  ['Luke chapter 15 verse 11', 'Luke chapter fifteen verse eleven'],
  ['Matt. 5:3ff.; Ch. 3', 'Matthew, chapter five, verses three and following; chapter three'],
  ['vv. 11-13, v. 4, ch. 5', 'verses eleven to thirteen, verse four, chapter five'],
])('English: %s', (text, words) => expect(said(text, 'en')).toBe(words));

test.each([
  ['Luc 15.11-32', 'Luc, chapitre quinze, versets onze à trente-deux'],
  ['Luc 15:11', 'Luc, chapitre quinze, verset onze'],
  ['Luc 15,11-32', 'Luc, chapitre quinze, versets onze à trente-deux'],
  ['Luc 15, 11-32', 'Luc, chapitre quinze, versets onze à trente-deux'],
  ['1 Corinthiens 13.4-7', 'première lettre aux Corinthiens, chapitre treize, versets quatre à sept'],
  ['1 Co 13.4', 'première lettre aux Corinthiens, chapitre treize, verset quatre'],
  ['dans 1 Jean 4', 'dans la première lettre de Jean, chapitre quatre'],
  ['1 Samuel 3', 'premier livre de Samuel, chapitre trois'],
  ['2 Rois 5', 'deuxième livre des Rois, chapitre cinq'],
  ['2 Timothée 3.16', 'deuxième lettre à Timothée, chapitre trois, verset seize'],
  ['1 Samuel 3, 2 Rois 5', 'premier livre de Samuel, chapitre trois, deuxième livre des Rois, chapitre cinq'],
  ['Psaume 23', 'Psaume vingt-trois'],
  ['Ps 23.1', 'Psaume vingt-trois, verset un'],
  ['Ésaïe 53.5', 'Ésahi, chapitre cinquante-trois, verset cinq'],
  ['Actes 2', 'Actes, chapitre deux'],
  ['Jude 3', 'Jude, verset trois'],
  ['Ap 21.1-4', 'Apocalypse, chapitre vingt et un, versets un à quatre'],
  ['Genèse 1.1s', 'Genèse, chapitre un, versets un et suivant'],
  ['Cantique des cantiques 2.1', 'Cantique des cantiques, chapitre deux, verset un'],
])('French: %s', (text, words) => expect(said(text, 'fr')).toBe(words));

test.each([
  ['Luka 15:11-32', 'Luka ta wuiatɔ̃, kpukpui wuiɖekɛ va ɖo blaetɔ̃ vɔ eve'],
  ['Mose 1 1:1', 'Mose gbãtɔ ta ɖeka, kpukpui ɖeka'],
  ['Psalmo 23', 'Psalmo blaeve vɔ etɔ̃'],
])('Ewe: %s', (text, words) => expect(said(text, 'ee')).toBe(words));

test('reads every written word of a reference as a part of its own', () =>
  expect(readingOf('Read 1 Corinthians 13:4-7.', 'en')[0]!.words).toEqual([
    { text: 'Read', say: 'Read' },
    { text: '1', say: 'First' },
    { text: 'Corinthians', say: 'Corinthians,' },
    { text: '13:4-7.', say: 'chapter thirteen, verses four to seven.' },
  ]));

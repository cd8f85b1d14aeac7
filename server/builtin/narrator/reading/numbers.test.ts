import { expect, test } from 'vitest';
import { englishCardinal, englishOrdinal, englishYear } from './english-number.ts';
import { frenchCardinal, frenchOrdinal } from './french-number.ts';
import { readingOf } from './reading.ts';
import { romanValue } from './roman-number.ts';

const said = (text: string, language: 'en' | 'fr' | 'ee') =>
  readingOf(text, language)
    .flatMap(({ words }) => words.map(({ say }) => say))
    .filter(Boolean)
    .join(' ');

test.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [21, 'twenty-one'],
  [100, 'one hundred'],
  [119, 'one hundred and nineteen'],
  [1_000, 'one thousand'],
  [1_005, 'one thousand and five'],
  [12_000, 'twelve thousand'],
  [144_320, 'one hundred and forty-four thousand three hundred and twenty'],
  [2_000_001, 'two million and one'],
])('English: %i is %s', (number, words) => expect(englishCardinal(number)).toBe(words));

test.each([
  [0, 'zéro'],
  [16, 'seize'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [61, 'soixante et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [77, 'soixante-dix-sept'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [90, 'quatre-vingt-dix'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
  [101, 'cent un'],
  [200, 'deux cents'],
  [280, 'deux cent quatre-vingts'],
  [201, 'deux cent un'],
  [1_000, 'mille'],
  [1_965, 'mille neuf cent soixante-cinq'],
  [80_000, 'quatre-vingt mille'],
  [200_000, 'deux cent mille'],
  [1_000_000, 'un million'],
  [2_000_200, 'deux millions deux cents'],
])('French: %i is %s', (number, words) => expect(frenchCardinal(number)).toBe(words));

test.each([
  [1, 'first', 'premier'],
  [2, 'second', 'deuxième'],
  [3, 'third', 'troisième'],
  [4, 'fourth', 'quatrième'],
  [5, 'fifth', 'cinquième'],
  [9, 'ninth', 'neuvième'],
  [12, 'twelfth', 'douzième'],
  [20, 'twentieth', 'vingtième'],
  [21, 'twenty-first', 'vingt et unième'],
  [80, 'eightieth', 'quatre-vingtième'],
  [100, 'one hundredth', 'centième'],
])('the ordinal of %i is %s and %s', (number, english, french) =>
  expect([englishOrdinal(number), frenchOrdinal(number)]).toEqual([english, french]),
);

test.each([
  [1965, 'nineteen sixty-five'],
  [1905, 'nineteen oh five'],
  [1900, 'nineteen hundred'],
  [2000, 'two thousand'],
  [2009, 'two thousand nine'],
  [2024, 'twenty twenty-four'],
  [722, 'seven twenty-two'],
  [600, 'six hundred'],
  [70, 'seventy'],
])('the year %i is %s', (year, words) => expect(englishYear(year)).toBe(words));

test.each([
  ['II', 2],
  ['XIV', 14],
  ['XXIII', 23],
  ['MCMLXV', 1965],
  ['IIII', null],
  ['', null],
  ['DID', null],
])('the Roman numeral %s is %s', (text, value) => expect(romanValue(text)).toBe(value));

test.each([
  ['In 1965 he left.', 'In nineteen sixty-five he left.'],
  ['It was 722 BC.', 'It was seven twenty-two B C.'],
  ['AD 70', 'eigh D seventy'],
  ['1500 men came.', 'one thousand five hundred men came.'],
  ['since the 1960s', 'since the nineteen sixties'],
  ['1939-45', 'nineteen thirty-nine to forty-five'],
  ['12,000 people', 'twelve thousand people'],
  ['12 000 people', 'twelve thousand people'],
  ['3.5 loaves', 'three point five loaves'],
  ['20% of 20 %', 'twenty percent of twenty percent'],
  ['$3.50, $5, €1 and £1,200', 'three dollars fifty, five dollars, one euro and one thousand two hundred pounds'],
  ['$3 million', 'three million dollars'],
  ['at 3:30 pm', 'at three thirty P M'],
  ['at 5 a.m. today', 'at five eigh M today'],
  ['at 3:00 and 3:05', "at three o'clock and three oh five"],
  ['11–32', 'eleven to thirty-two'],
  ['pp. 3-5', 'pages three to five'],
  ['½ a cup, 1½ cups, 3/4', 'one half a cup, one and a half cups, three quarters'],
  ['5 km, 1 kg, 70kg', 'five kilometers, one kilogram, seventy kilograms'],
  ['30°C', 'thirty degrees Celsius'],
  ['the 1st, 2nd, 3rd and 21st', 'the first, second, third and twenty-first'],
  ['May 5, 2024', 'May fifth, twenty twenty-four'],
  ['call +228 90 12 34', 'call plus two two eight nine zero one two three four'],
  ['555-123-4567', 'five five five, one two three, four five six seven'],
  ['room 007', 'room zero zero seven'],
  ['Darius II came', 'Dah-ryus the second came'],
  ['Psalm XXIII', 'Psalm twenty-three'],
  ['Then Peter and I went.', 'Then Peter and I went.'],
  ['It was –5 °C', 'It was minus five degrees Celsius'],
  ['A4 and Covid-19', 'A four and Covid nineteen'],
  ['tel. 024 123 4567', 'telephone zero two four one two three four five six seven'],
  ['on 25/12/2024 and 3/4/1965', 'on December twenty-fifth, twenty twenty-four and March fourth, nineteen sixty-five'],
  ['#3', 'number three'],
])('English: %s', (text, words) => expect(said(text, 'en')).toBe(words));

test.each([
  ['en 1965', 'en mille neuf cent soixante-cinq'],
  ['722 av. J.-C.', 'sept cent vingt-deux avant Jésus-Cri.'],
  ['12 000 hommes', 'douze mille hommes'],
  ['12\u202f345 hommes', 'douze mille trois cent quarante-cinq hommes'],
  ['12.000 hommes', 'douze mille hommes'],
  ['2 500 000', 'deux millions cinq cent mille'],
  ['3,5 et 3,05', 'trois virgule cinq et trois virgule zéro cinq'],
  ['20 % et 20%', 'vingt pour cent et vingt pour cent'],
  ['5 000 F CFA', 'cinq mille francs C F A'],
  ['5000 FCFA', 'cinq mille francs C F A'],
  ['3,50 € et 1 €', 'trois euros cinquante et un euro'],
  ['15 h 30', 'quinze heures trente'],
  ['15h30, 1 h, 21h', 'quinze heures trente, une heure, vingt et une heures'],
  ['à 8:05', 'à huit heures cinq'],
  ['pp. 3-5', 'pages trois à cinq'],
  ['½, 1½', 'un demi, un et un demi'],
  ['5 km, 1 kg, 1,5 m', 'cinq kilomètres, un kilo, un virgule cinq mètre'],
  ['1er, 1re, 2e, 2ème, 21e', 'premier, première, deuxième, deuxième, vingt et unième'],
  ['XIVe siècle', 'quatorzième siècle'],
  ['Ier siècle', 'premier siècle'],
  ['Darius II', 'Darius deux'],
  ['François Ier', 'François premier'],
  ['Psaume XXIII', 'Psaume vingt-trois'],
  ['le 25/12/2024', 'le vingt-cinq décembre deux mille vingt-quatre'],
  ['le 01/05/1965', 'le premier mai mille neuf cent soixante-cinq'],
  ['tél. 90 12 34 56', 'téléphone neuf zéro un deux trois quatre cinq six'],
  ['1,80 m', 'un mètre quatre-vingts'],
  ['les 1ers', 'les premiers'],
  ['n° 12 et n°12', 'numéro douze et numéro douze'],
  ['+228 90 12', 'plus deux deux huit neuf zéro un deux'],
])('French: %s', (text, words) => expect(said(text, 'fr')).toBe(words));

test.each([
  ['Ame 12,000 va.', 'Ame akpe wuieve va.'],
  ['le 12 me', 'le wuieve me'],
  ['3lia', 'etɔ̃lia'],
  ['11-12', 'wuiɖekɛ va ɖo wuieve'],
])('Ewe: %s', (text, words) => expect(said(text, 'ee')).toBe(words));

// The list of known first names, with their sex and whether they belong to today or to the Bible.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ReadPerson, readingAges } from '#shared/pictures/scene-reading.ts';

const file = z.object({
  female: z.string(),
  male: z.string(),
  either: z.string(),
  'scripture-female': z.string(),
  'scripture-male': z.string(),
  'today-too': z.string(),
  figures: z.record(z.string(), z.string()),
});
/** What a first name tells by itself. */
export type FirstName = {
  readonly sex: ReadPerson['sex'];
  readonly isScripture: boolean;
  /** A name from Scripture that is also usual today. */
  readonly isToday: boolean;
  readonly age: ReadPerson['age'] | null;
  readonly role: string | null;
};

function readNames(): Map<string, FirstName> {
  const data = file.parse(parse(readFileSync(new URL('../words/first-names.yaml', import.meta.url), 'utf8')));
  const names = new Map<string, FirstName>();
  const today = new Set(data['today-too'].split(/\s+/));
  const add = (list: string, sex: ReadPerson['sex'], isScripture: boolean) => {
    for (const name of list.trim().split(/\s+/)) {
      const known = names.get(name);
      names.set(name, {
        sex: known && known.sex !== sex ? null : sex,
        isScripture: isScripture || (known?.isScripture ?? false),
        isToday: today.has(name) || !isScripture,
        age: null,
        role: null,
      });
    }
  };
  add(data['scripture-female'], 'female', true);
  add(data['scripture-male'], 'male', true);
  add(data.female, 'female', false);
  add(data.male, 'male', false);
  for (const name of data.either.trim().split(/\s+/))
    names.set(name, { sex: null, isScripture: false, isToday: true, age: null, role: null });
  for (const [name, said] of Object.entries(data.figures)) {
    const [age = '', ...role] = said.split(' ');
    const known = names.get(name);
    names.set(name, {
      sex: known?.sex ?? 'male',
      isScripture: true,
      isToday: today.has(name),
      age: z.enum(readingAges).parse(age),
      role: role.join(' '),
    });
  }
  return names;
}
let names: Map<string, FirstName> | undefined;

/** What is known of a first name, written with its capital; null for an unknown one. */
export const firstName = (name: string): FirstName | null => (names ??= readNames()).get(name) ?? null;

// Builds the model sheet (one entry per person, with a look) that the studio proposes for a new tale.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type CastMember, castLimits } from '#shared/pictures/cast.ts';
import { type ReadingMark, readingMarks, type ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { TaleTongue } from '../people/people-grammar.ts';
import { readPeople } from '../people/read-people.ts';
import { eraOf } from '../tale/tale-era.ts';

const byEra = z.object({ today: z.record(z.string(), z.string()), scripture: z.record(z.string(), z.string()) });
const file = z.object({
  colours: z.array(z.string()),
  looks: byEra,
  varied: z.record(z.string(), z.array(z.string())),
  clothes: byEra,
  work: byEra,
  uniforms: z.object({ female: z.string(), male: z.string(), any: z.string() }),
  marks: z.object({
    look: z.partialRecord(z.enum(readingMarks), z.string()),
    cloth: z.partialRecord(z.enum(readingMarks), z.string()),
  }),
});
let read: z.infer<typeof file> | undefined;
const looks = () =>
  (read ??= file.parse(parse(readFileSync(new URL('../words/cast-looks.yaml', import.meta.url), 'utf8'))));

/**
 * The people of a tale as entries of a model sheet, those seen in most scenes first: whoever has a name, and whoever is
 * seen in two scenes.
 * Their looks follow from sex, age and work; the same tale gives the same sheet.
 */
export function proposedCast(scenes: readonly { readonly text: string }[], language: TaleTongue): CastMember[] {
  const { people, mentions, marks } = readPeople(scenes, language);
  const era =
    eraOf(
      scenes.map(({ text }) => text),
      language,
    ) ?? 'scripture';
  const seen = new Map(
    people.map(({ id }) => [
      id,
      mentions.filter((scene) => scene.some((sentence) => sentence.some((each) => each.person === id && !each.absent)))
        .length,
    ]),
  );
  return people
    .filter(({ id, count, called }) => {
      const times = seen.get(id) ?? 0;
      return (
        count === 1 &&
        /\p{L}{2}/u.test(called) &&
        !isPronoun.test(called) &&
        (times >= 2 || (times === 1 && isNamed(called)))
      );
    })
    .toSorted((a, b) => (seen.get(b.id) ?? 0) - (seen.get(a.id) ?? 0))
    .slice(0, castLimits.members)
    .map((person, at) => {
      const own = new Set(marks.filter((mark) => mark.person === person.id).map(({ mark }) => mark));
      return entryOf({ ...person, marks: [...own] }, at, era, language);
    });
}

const isPronoun = /^(?:he|she|him|her|they|il|elle|teller|one of them|someone|somebody)$/i;
const isNamed = (called: string) => /^\p{Lu}/u.test(called) && !articles.test(called);
const articles =
  /^(?:l['’]|(?:the|an?|his|her|their|my|our|your|this|that|le|la|les|une?|son|sa|ses|leurs?|mon|ma|mes|notre|du|des|au|cette?|ce|certain) )/i;

/** The headwear in a description of clothes, with its colour. */
const onHead = /[^,]*\b(?:hat|cap|helmet|beret)\b/;

function nameOf(called: string, language: TaleTongue): string {
  if (isNamed(called)) return called.slice(0, castLimits.name);
  let bare = called.toLowerCase();
  while (articles.test(bare) && bare.replace(articles, '') !== '') bare = bare.replace(articles, '');
  return (language === 'en' ? `the ${bare}` : bare).slice(0, castLimits.name);
}

/** The entry of the model sheet for a person. */
function entryOf(person: ReadPerson, at: number, era: 'today' | 'scripture', language: TaleTongue): CastMember {
  const { sex, age, role, called, wears = '' } = person;
  // "A red woollen hat" says more than that it is a hat.
  const marks = (person.marks ?? []).filter((mark) => !(mark === 'hat' || mark === 'cap') || !onHead.test(wears));
  const data = looks();
  const pick = (of: readonly string[]) => of[at % of.length] ?? '';
  const filled = (words: string) =>
    words.replace(/\{([^}]+)\}/g, (_, slot: string) =>
      pick(slot === 'colour' ? data.colours : (data.varied[slot] ?? [''])),
    );
  const look = data.looks[era][`${sex ?? 'any'} ${age}`] ?? '';
  const isGrown = age === 'adult' || age === 'old';
  const own = role !== null && isGrown ? (data.work[era][`${sex} ${role}`] ?? data.work[era][role]) : undefined;
  const isPupil = era === 'today' && !isGrown && age !== 'baby' && (role === 'pupil' || marks.includes('uniform'));
  const uniform = isPupil ? data.uniforms[sex ?? 'any'] : undefined;
  const cloth =
    own ??
    uniform ??
    [`${sex} ${age}`, age, sex ?? 'any'].map((key) => data.clothes[era][key]).find((words) => words !== undefined) ??
    '';
  const also = (words: string, of: Partial<Record<ReadingMark, string>>) =>
    [words, ...marks.map((mark) => (era === 'today' || mark !== 'glasses' ? of[mark] : undefined))]
      .filter(Boolean)
      .join(', ');
  return {
    name: nameOf(called, language),
    kind: 'person',
    look: also(filled(look), data.marks.look),
    cloth: [also(filled(cloth), data.marks.cloth), onHead.exec(wears)?.[0]].filter(Boolean).join(', '),
    notes: role ?? '',
  };
}

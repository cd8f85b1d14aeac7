import { msg } from '@lingui/core/runtime-macro';
import { amount, type Said, type Words } from '#shared/said.ts';
import { contractWords, fieldNames } from './field-names.ts';

/** What the validator found wrong with one field. */
export type FieldFault = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** The validator's own words begin like this; anything else was written for people where the field is described. */
const ownWords = /^(Too (big|small)|Invalid|Unrecognized|Required)\b/;
const kinds: Readonly<Record<string, Said>> = {
  string: msg`a text`,
  number: msg`a number`,
  int: msg`a whole number`,
  boolean: msg`true or false`,
  array: msg`a list`,
  object: msg`an object`,
};

/** A field that only programs send has no display name: `fromTaleId` is “From tale id”. */
function titled(part: string): Words {
  if (Object.hasOwn(fieldNames, part)) return fieldNames[part]!;
  const name = part
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLocaleLowerCase('en');
  return name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
}

/** The same name inside an English sentence. */
function inside(name: Words): Words {
  const lower = (text: string) => text.charAt(0).toLocaleLowerCase('en') + text.slice(1);
  return typeof name === 'string' ? lower(name) : { ...name, message: lower(name.message ?? name.id) };
}

/** `scenes/3/customWords` is “Custom words of scenes 4”. */
function nameOf(path: string): Words {
  const parts: { readonly field: string; readonly number: number | null }[] = [];
  for (const part of path.split('/').filter(Boolean)) {
    const last = parts.at(-1);
    if (/^\d+$/.test(part) && last) parts[parts.length - 1] = { ...last, number: Number(part) + 1 };
    else parts.push({ field: part, number: null });
  }
  const [field, ...owners] = parts.toReversed().map(({ field: name, number }, place) => {
    const words = place === 0 ? titled(name) : inside(titled(name));
    return number === null ? words : msg`${{ list: words }} ${{ number }}`;
  });
  return owners.reduce<Words>((name, owner) => msg`${{ name }} of ${{ owner }}`, field ?? msg`The request`);
}

const characters = (count: unknown): Said =>
  Number(count) === 1 ? msg`1 character` : msg`${{ count: amount(Number(count)) }} characters`;
const entries = (count: unknown): Said =>
  Number(count) === 1 ? msg`1 entry` : msg`${{ count: amount(Number(count)) }} entries`;

function most(name: Words, { origin, maximum }: Readonly<Record<string, unknown>>): Said {
  if (origin === 'string') return msg`${{ name }} may have ${{ limit: characters(maximum) }} at most.`;
  if (origin === 'array' || origin === 'set') return msg`${{ name }} may have ${{ limit: entries(maximum) }} at most.`;
  return msg`${{ name }} may be ${{ limit: amount(Number(maximum)) }} at most.`;
}

function least(name: Words, { origin, minimum }: Readonly<Record<string, unknown>>): Said {
  if (origin === 'string' && Number(minimum) === 1) return msg`${{ name }} is empty.`;
  if (origin === 'string') return msg`${{ name }} needs at least ${{ limit: characters(minimum) }}.`;
  if (origin === 'array' || origin === 'set') return msg`${{ name }} needs at least ${{ limit: entries(minimum) }}.`;
  return msg`${{ name }} must be at least ${{ limit: amount(Number(minimum)) }}.`;
}

/** Says, as a message for people, what is wrong with a field. */
export function fieldWords({ keyword, instancePath, message = '', params = {} }: FieldFault): Words {
  if (message && !ownWords.test(message)) return contractWords.get(message) ?? message;
  const name = nameOf(instancePath);
  if (keyword === 'too_big') return most(name, params);
  if (keyword === 'too_small') return least(name, params);
  if (keyword === 'invalid_type') {
    if (/received undefined$/.test(message)) return msg`${{ name }} is missing.`;
    const kind = kinds[String(params['expected'])];
    return kind ? msg`${{ name }} must be ${{ kind }}.` : msg`${{ name }} has the wrong type.`;
  }
  const values = params['values'];
  if (keyword === 'invalid_value' && Array.isArray(values) && values.length <= 30)
    return values.length === 1
      ? msg`${{ name }} must be ${{ value: String(values[0]) }}.`
      : msg`${{ name }} must be one of: ${{ values: values.join(', ') }}.`;
  const keys = params['keys'];
  if (keyword === 'unrecognized_keys' && Array.isArray(keys))
    return msg`${{ name }} has no field called ${{ keys: keys.join(', ') }}.`;
  return msg`${{ name }} is not valid.`;
}

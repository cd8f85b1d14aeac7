/** What the validator found wrong with one field. */
export type FieldFault = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** The validator's own words begin like this; anything else was written for people where the field is described. */
const ownWords = /^(Too (big|small)|Invalid|Unrecognized|Required)\b/;
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** `scenes/3/customWords` is “Custom words of scenes 4”. */
function nameOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const named: string[] = [];
  for (const part of parts) {
    if (/^\d+$/.test(part) && named.length > 0) named[named.length - 1] += ` ${Number(part) + 1}`;
    else
      named.push(
        part
          .replace(/[_-]+/g, ' ')
          .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLocaleLowerCase('en'),
      );
  }
  const name = named.toReversed().join(' of ');
  return name ? name.charAt(0).toLocaleUpperCase('en') + name.slice(1) : 'The request';
}

const count = (number: unknown) => Number(number).toLocaleString('en');
const plural = (number: unknown, one: string, many: string) => `${count(number)} ${Number(number) === 1 ? one : many}`;

function most(name: string, { origin, maximum }: Readonly<Record<string, unknown>>): string {
  if (origin === 'string') return `${name} may have ${plural(maximum, 'character', 'characters')} at most.`;
  if (origin === 'array' || origin === 'set') return `${name} may have ${plural(maximum, 'entry', 'entries')} at most.`;
  return `${name} may be ${count(maximum)} at most.`;
}

function least(name: string, { origin, minimum }: Readonly<Record<string, unknown>>): string {
  if (origin === 'string')
    return Number(minimum) === 1 ? `${name} is empty.` : `${name} needs at least ${count(minimum)} characters.`;
  if (origin === 'array' || origin === 'set') return `${name} needs at least ${plural(minimum, 'entry', 'entries')}.`;
  return `${name} must be at least ${count(minimum)}.`;
}

/** Says in words for people what is wrong with a field. */
export function fieldWords({ keyword, instancePath, message = '', params = {} }: FieldFault): string {
  if (message && !ownWords.test(message)) return message;
  const name = nameOf(instancePath);
  if (keyword === 'too_big') return most(name, params);
  if (keyword === 'too_small') return least(name, params);
  if (keyword === 'invalid_type') {
    if (/received undefined$/.test(message)) return `${name} is missing.`;
    return `${name} must be ${kinds[String(params['expected'])] ?? 'of another kind'}.`;
  }
  const values = params['values'];
  if (keyword === 'invalid_value' && Array.isArray(values) && values.length <= 30)
    return values.length === 1 ? `${name} must be ${values[0]}.` : `${name} must be one of: ${values.join(', ')}.`;
  const keys = params['keys'];
  if (keyword === 'unrecognized_keys' && Array.isArray(keys)) return `${name} has no field called ${keys.join(', ')}.`;
  return `${name} is not valid.`;
}

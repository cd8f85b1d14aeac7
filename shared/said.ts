import { type Language, languageNames } from './vocabulary.ts';

/**
 * A message from the server, made by `msg` of '@lingui/core/runtime-macro': the English text, and the code and values
 * from which a screen makes it in its own language.
 */
export type Said = {
  readonly id: string;
  readonly message?: string | undefined;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * English that is the same everywhere (a name, what a host answered), or words that a screen finds in its own language.
 */
export type Words = string | Said;

/**
 * Values that a screen writes in its own way: a moment in milliseconds, a large number, a language by its code, a Bible
 * reference.
 */
export const moment = (at: Date | number) => ({ moment: Number(at) });
export const amount = (number: number) => ({ amount: number });
export const named = (language: Language) => ({ language });
export const passage = (reference: string) => ({ reference });
/** Several messages, one after the other. */
export const sentences = (...all: readonly Words[]): Said => {
  const [first, ...rest] = all;
  if (rest.length === 0 && typeof first === 'object') return first;
  return { id: 'sentences', message: '{all}', values: { all } };
};

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
type InWords = {
  readonly said: (said: Said) => string;
  readonly moment: (at: number) => string;
  readonly amount: (number: number) => string;
  readonly language: (code: Language) => string;
  readonly reference: (reference: string) => string;
};

/** Values as they appear in a sentence. */
export function saidValues(values: Said['values'] = {}, write: InWords): Record<string, string | number> {
  const one = (value: unknown): string | number => {
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) return value.map(one).join(' ');
    if (isSaid(value)) return write.said(value);
    if (typeof value !== 'object' || value === null) return String(value);
    if ('moment' in value) return write.moment(Number(value.moment));
    if ('amount' in value) return write.amount(Number(value.amount));
    if ('reference' in value) return write.reference(String(value.reference));
    return 'language' in value ? write.language(value.language as Language) : '';
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, one(value)]));
}

const english: InWords = {
  said: (said) => englishOf(said),
  moment: (at) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  amount: (number) => number.toLocaleString('en'),
  language: (code) => languageNames[code],
  reference: (reference) => reference,
};
/** The English, with its values in place. */
export function englishOf(words: Words): string {
  if (typeof words === 'string') return words;
  const values = saidValues(words.values, english);
  return (words.message ?? words.id).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
/**
 * What is stored or sent with the English, so that a screen can show the message in its own language; null for messages
 * in English only.
 */
export const codeOf = (words: Words): Said | null => (typeof words === 'string' ? null : bare(words));
/** The stored message, as it was. */
export const wordsOf = (english: string, said: Said | null): Words => (said ? { ...said, message: english } : english);
/** A message as stored in JSON: its English is complete, with all values filled in. */
export const keptWords = (words: Words): Words => wordsOf(englishOf(words), codeOf(words));
const bare = ({ id, values }: Said): Said => ({
  id,
  ...(values && {
    values: JSON.parse(JSON.stringify(values), (_, value: unknown) =>
      isSaid(value) ? { id: value.id, values: value.values } : value,
    ),
  }),
});

/** Adds the translatable message to an error, whose English text stays in the body as specified. */
export const saidHeader = 'studio-message';
/** As the value of a header; empty when it would be too long for one. */
export function encodeSaid(said: Said): string {
  const value = encodeURIComponent(JSON.stringify(bare(said)));
  return value.length > 4_000 ? '' : value;
}
/** The message in a header; null for anything else. */
export function decodeSaid(value: string | null): Said | null {
  try {
    const said: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    return typeof said === 'object' && said !== null && 'id' in said && typeof said.id === 'string'
      ? (said as Said)
      : null;
  } catch {
    return null;
  }
}

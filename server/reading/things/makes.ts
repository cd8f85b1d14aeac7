// Recognises makes of cars, tractors and the like ("his old green Buick"), which are not names of people.
import { z } from 'zod';
import type { Token } from '../language/sentence-tokens.ts';
import { wordsFile } from '../language/word-phrases.ts';

let read: ReadonlyMap<string, string> | undefined;
/** Names of makers, in lower case, and what they make. */
export function makes(): ReadonlyMap<string, string> {
  read ??= new Map(
    Object.entries(z.record(z.string(), z.string()).parse(wordsFile('makes.yaml'))).flatMap(([thing, names]) =>
      names.split(/\s+/).map((name) => [name, thing] as const),
    ),
  );
  return read;
}

const determiners = /^(?:the|an?|his|her|my|our|their|your|that|this|le|la|un|une|sa|son|ma|mon|leur|notre|cette|ce)$/;

/** "His old green Buick", « une Peugeot »: the make of a car, not a name. */
export function isMake(tokens: readonly Pick<Token, 'text' | 'low'>[], at: number): boolean {
  const token = tokens[at];
  if (!token || !/^\p{Lu}/u.test(token.text) || !makes().has(token.low)) return false;
  for (let before = at - 1; before >= Math.max(0, at - 4); before--) {
    if (determiners.test(tokens[before]!.low)) return true;
    if (!/^\p{Ll}+$/u.test(tokens[before]!.text)) return false;
  }
  return false;
}

import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '../said.ts';

/**
 * What YouTube accepts: characters of a title (without < and >), bytes of a description, characters of all tags
 * together.
 */
export const textLimits = { title: 100, description: 5000, tags: 500 } as const;

/** Bytes of UTF-8: a description is measured in them, and Ewe letters take two or more. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * How long YouTube takes tags to be: commas between them count, and so do the quotes that it puts around a tag with a
 * space.
 */
export const tagsLength = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0) + 1, -1) + (tags.length === 0 ? 1 : 0);

/** What is wrong with a title, as a message; null when YouTube takes it. */
export function titleProblem(title: string): Said | null {
  if (title.trim() === '') return msg`Every video needs a title.`;
  if (/[<>]/.test(title)) return msg`YouTube does not allow < or > in a title.`;
  return title.length > textLimits.title
    ? msg`The title has ${{ length: title.length }} characters; YouTube allows ${{ limit: textLimits.title }} at most.`
    : null;
}

/** What is wrong with a description, as a message. `room` is what the studio's own lines take of it, in bytes. */
export function descriptionProblem(description: string, room = 0): Said | null {
  if (/[<>]/.test(description)) return msg`YouTube does not allow < or > in a description.`;
  const bytes = bytesOf(description) + room;
  return bytes > textLimits.description
    ? msg`The description is ${{ bytes }} bytes long including the lines that the studio adds; YouTube allows ${{ limit: textLimits.description }} at most.`
    : null;
}

/** What is wrong with the tags, as a message. */
export function tagsProblem(tags: readonly string[]): Said | null {
  if (tags.some((tag) => tag.trim() === '' || tag.includes(',')))
    return msg`A tag needs letters and cannot contain a comma.`;
  if (tags.some((tag) => /[<>]/.test(tag))) return msg`YouTube does not allow < or > in a tag.`;
  const length = tagsLength(tags);
  return length > textLimits.tags
    ? msg`The tags have ${{ length }} characters in all; YouTube allows ${{ limit: textLimits.tags }} at most.`
    : null;
}

/** Bytes that the studio's own line takes at the end of each description: by it an upload is known again. */
export const markerRoom = 43;

/** 27, Education: what a film of Scripture is filed under when its creator chooses nothing else. */
export const usualCategory = '27';

/** Seconds in which an order can be undone before anything is sent. */
export const undoSeconds = 10;

/** YouTube's licences for a video. */
export const licences = ['youtube', 'creativeCommon'] as const;
export type Licence = (typeof licences)[number];
export const licenceNames: Record<Licence, Said> = {
  youtube: msg`Standard YouTube licence`,
  creativeCommon: msg`Creative Commons (CC BY): anyone may reuse it if they credit you`,
};

/** YouTube's own rule for `containsSyntheticMedia`, and what it means for a tale. */
export const disclosureRule: Said = msg`YouTube asks you to disclose realistic sound or pictures that AI made or altered and that viewers could mistake for real: a real person saying something they did not say, a real place or event shown differently, a scene that looks real and is not. Drawn, animated or clearly unreal pictures, and help with a script, need no disclosure.`;

/** What the API can and cannot do about comments. */
export const commentsNote: Said = msg`Comments can only be turned on or off in YouTube Studio: a video follows your channel’s setting, and YouTube turns comments off on videos made for kids. To change it for one video, open it in YouTube Studio.`;

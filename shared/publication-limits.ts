/** What YouTube accepts: characters of a title (without < and >), bytes of a description, characters of all tags together. */
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

/** How long YouTube takes tags to be: commas between them count, and so do the quotes that it puts around a tag with a space. */
export const tagsLength = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0) + 1, -1) + (tags.length === 0 ? 1 : 0);

/** What is wrong with a title, in words; null when YouTube takes it. */
export function titleProblem(title: string): string | null {
  if (title.trim() === '') return 'Every video needs a title.';
  if (/[<>]/.test(title)) return 'YouTube takes no < or > in a title.';
  return title.length > textLimits.title
    ? `The title is ${title.length} characters long; YouTube takes ${textLimits.title} at most.`
    : null;
}

/** What is wrong with a description, in words. `room` is what the studio's own lines take of it, in bytes. */
export function descriptionProblem(description: string, room = 0): string | null {
  if (/[<>]/.test(description)) return 'YouTube takes no < or > in a description.';
  const bytes = bytesOf(description) + room;
  return bytes > textLimits.description
    ? `The description is ${bytes} bytes long with the lines that the studio adds; YouTube takes ${textLimits.description} at most.`
    : null;
}

/** What is wrong with the tags, in words. */
export function tagsProblem(tags: readonly string[]): string | null {
  if (tags.some((tag) => tag.trim() === '' || tag.includes(','))) return 'A tag needs letters and takes no comma.';
  if (tags.some((tag) => /[<>]/.test(tag))) return 'YouTube takes no < or > in a tag.';
  const length = tagsLength(tags);
  return length > textLimits.tags ? `The tags are ${length} characters long together; YouTube takes ${textLimits.tags} at most.` : null;
}

/** Bytes that the studio's own line takes at the end of each description: by it an upload is known again. */
export const markerRoom = 43;

/** 27, Education: what a film of Scripture is filed under when its creator chooses nothing else. */
export const usualCategory = '27';

/** Seconds in which an order can be taken back before anything is sent. */
export const undoSeconds = 10;

/** YouTube's licences for a video. */
export const licences = ['youtube', 'creativeCommon'] as const;
export type Licence = (typeof licences)[number];
export const licenceNames: Record<Licence, string> = {
  youtube: 'Standard YouTube licence',
  creativeCommon: 'Creative Commons (CC BY): everybody may reuse it, naming you',
};

/** YouTube's own rule for `containsSyntheticMedia`, and what it means for a tale. */
export const disclosureRule =
  'YouTube asks you to say so when realistic sound or pictures were made or altered by AI in a way that viewers could take for real: a real person saying what they did not say, a real place or event that did not happen so, a scene that looks real and is not. Drawn, animated or plainly unreal pictures, and help with a script, need no disclosure.';

/** What the API can and cannot do about comments. */
export const commentsNote =
  'YouTube gives no way to switch comments on or off from outside its own Studio: a video follows your channel’s setting, and YouTube switches comments off by itself on videos made for kids. To change it for one video, open it in YouTube Studio.';

// Breaks the name of a thing down to names that the table may have: "her red bags" to "bag".

/** Words before a name that may be dropped: owners, numbers and looks. */
const openers =
  /^(?:the|an?|his|her|my|our|your|their|its|this|that|these|those|some|one|two|three|four|five|six|seven|eight|nine|ten|few|several|many|old|new|big|large|small|little|tiny|huge)\s+/;
/** Words before a name after which it is no longer the thing itself. */
const notTheThing =
  /\b(?:toy|model|paper|imaginary|invisible|drawn|painted|artificial|chocolate|sand|snow|miniature|fake|dead|wild|sea|fire|air|guinea|hot|space)\s+\S+$/;
/** "A piece of bread" is bread; "a bag of bread" is a bag. */
const parts =
  /^(?:pieces?|slices?|pairs?|bits?|morsels?|handfuls?|lots?|plenty|heaps?|piles?|bunch(?:es)?|rows?|kinds?|dozens?) of (?=\S)/;

/** How long a thing is, at the end of its name: "wedding cake 100 cm". */
const size = / (\d{1,4}) cm$/;
export const withoutSize = (name: string): string => name.replace(size, '');
export const sizeIn = (name: string): number | undefined => {
  const cm = size.exec(name)?.[1];
  return cm === undefined ? undefined : Number(cm);
};

/** The singular of an English noun, the likeliest first. */
function singulars(word: string): string[] {
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  if (/(?:ch|sh|x|ss|o|z)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return [word.slice(0, -1)];
}
const withSingulars = (name: string): string[] => [name, ...singulars(name)];

/** Flat dishes, which are hidden by what lies on them. */
const shallow = /(?:plate|tray|dish|platter)$/;

/** The ends of a name, the longest first: "hot jollof rice", "jollof rice", "rice". */
const endsOf = (name: string): string[] => {
  const words = name.split(' ');
  return words.map((_, from) => words.slice(from).join(' '));
};

/**
 * The names to look up for what somebody called a thing, the fullest first: "her red bags" gives "red bags", "red bag",
 * "bag".
 */
export function wanted(name: string): string[] {
  let bare = withoutSize(name)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\d' -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (bare === '' || bare.length > 60) return [];
  const list: string[] = [];
  while (openers.test(bare)) {
    list.push(bare);
    bare = bare.replace(openers, '');
  }
  list.push(...withSingulars(bare));
  const whole = bare.replace(parts, '');
  if (whole !== bare) list.push(...withSingulars(whole));
  const [head = ''] = whole.split(/ (?:of|with|full|in|on|for|from|made) /);
  if (head !== whole) {
    const rest = whole.slice(head.length);
    const vessel = singulars(head)[0] ?? head;
    list.push(vessel + rest);
    const [, inside] = / of (.+)$/.exec(rest) ?? [];
    if (inside) {
      list.push(...endsOf(inside).map((end) => `${vessel} of ${end}`));
      if (shallow.test(vessel)) list.push(...endsOf(inside).flatMap(withSingulars));
    }
    list.push(...withSingulars(head));
  }
  if (!notTheThing.test(head)) list.push(...endsOf(head).slice(1).flatMap(withSingulars));
  return [...new Set(list)];
}

/** One thought of the studio in English and in French. There is none in Ewe: Ewe is framed by Scripture alone. */
export type Pair = { readonly en: string; readonly fr: string };

/** Reads a repertoire: `# key` opens a group, each further line is `English || French`. Throws RangeError on a line that is neither. */
export function readPairs(repertoire: string): ReadonlyMap<string, readonly Pair[]> {
  const groups = new Map<string, Pair[]>();
  let group: Pair[] = [];
  for (const line of repertoire.split('\n').map((raw) => raw.trim())) {
    if (line === '') continue;
    if (line.startsWith('# ')) {
      group = [];
      groups.set(line.slice(2), group);
      continue;
    }
    const [en, fr, ...rest] = line.split(' || ');
    if (!en || !fr || rest.length > 0) throw new RangeError(`Not a pair of sentences: ${line}`);
    group.push({ en, fr });
  }
  return groups;
}

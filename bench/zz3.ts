import { mkdtemp } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { parseReference } from '#shared/scripture.ts';
import { sentencesOf } from '#shared/prose.ts';
import { bibleVersions, audiences, tones } from '#shared/vocabulary.ts';
const dir = await mkdtemp('/tmp/bl-');
const scripture = bibleLibrary({ files: diskFiles(dir), folders: ['/work/shared/bibles'], site: null });
for (const v of bibleVersions) await scripture.install(v, { signal: new AbortController().signal });
const writer = builtinStoryWriter({ scripture });
const refs = readFileSync('/tmp/t3refs.txt','utf8').trim().split('\n');
const all: string[][] = [];
for (const [at, ref] of refs.entries()) {
  const draft = await writer.write({ mode: 'reference', range: parseReference(ref), prompt: null, text: null, languages: ['en','fr','ee'], tone: tones[at%5], audience: audiences[at%4], words: Number(process.argv[2] ?? 300), culturalContext: 'universal', honorJesus: true, seed: 'x'+at } as never, { signal: new AbortController().signal, progress: async () => {} });
  all.push([...new Set(draft.beats.filter((b) => !b.range && !b.retold).map((b) => b.text.ee ?? ''))]);
}
const shares: number[] = [];
for (let f = 0; f + 10 <= all.length; f++) { const ten = all.slice(f, f + 10); const flat = ten.flatMap((x) => x.flatMap((t) => [...new Set(sentencesOf(t))])); const m = new Map<string, number>(); for (const t of flat) m.set(t, (m.get(t) ?? 0) + 1); shares.push(flat.filter((t) => m.get(t)! > 1).length / flat.length); if (f===0) console.log(flat.length, [...m].filter((x)=>x[1]>1)); }
console.log('max', Math.max(...shares).toFixed(2), 'mean', (shares.reduce((a, b) => a + b) / shares.length).toFixed(2));
process.exit(0);

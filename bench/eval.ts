import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { diskFiles } from '#server/adapters/disk-files.ts';
import { bibleVersions } from '#shared/vocabulary.ts';
import { scorer } from './eval-score.ts';
import { availableWriters } from './eval-writers.ts';
import { evalIdeas } from './story/eval-ideas.ts';
import { evalPassages } from './story/eval-passages.ts';
import { evalTexts } from './story/eval-texts.ts';
import { evalTones } from './story/eval-tones.ts';
import { ideasIn, passagesIn, textsIn } from './story/story-sets.ts';
import { taleScore } from './story/tale-score.ts';

/**
 * How well ideas, passages and own texts are told, by the built-in writer and every model with a key in the
 * environment:
 * `npm run eval [-- --ideas FILE --passages FILE --texts FILE --only built-in --words 300 --parts
 * ideas,passages,texts,tones --details]`.
 */

const set = (name: string) => fileURLToPath(new URL(`./story/${name}.json`, import.meta.url));
const { values } = parseArgs({
  options: {
    ideas: { type: 'string', default: set('ideas') },
    passages: { type: 'string', default: set('passages') },
    texts: { type: 'string', default: set('texts') },
    only: { type: 'string', default: '' },
    words: { type: 'string', default: '300' },
    parts: { type: 'string', default: 'ideas,passages,texts,tones' },
    details: { type: 'boolean', default: false },
    bibles: { type: 'string', default: process.env['BIBLES_DIR'] ?? '../shared/bibles' },
  },
});
const parts = new Set(values.parts.split(','));
const words = Number(values.words);

const dir = await mkdtemp(join(tmpdir(), 'eval-'));
try {
  const scripture = bibleLibrary({ files: diskFiles(dir), folders: [values.bibles], site: null });
  for (const version of bibleVersions) await scripture.install(version, { signal: new AbortController().signal });
  const score = taleScore(scorer(scripture));
  for (const { name, writer } of availableWriters(scripture, process.env).filter((each) =>
    each.name.includes(values.only),
  )) {
    console.log(`\n# ${name}`);
    const asked = { writer, score, words, details: values.details };
    if (parts.has('ideas')) await evalIdeas(ideasIn(values.ideas), asked);
    if (parts.has('passages')) await evalPassages(passagesIn(values.passages), asked);
    if (parts.has('tones')) await evalTones(passagesIn(values.passages), asked);
    if (parts.has('texts')) await evalTexts(textsIn(values.texts), asked);
  }
} finally {
  await rm(dir, { recursive: true, force: true });
}

import { modelStore } from '#server/builtin/narrator/natural/model-store.ts';
import { readConfig } from '#server/config.ts';

// `npm run voices`: fetches the natural voices now, where the studio would fetch them at its first start.
const { modelsDir, voicesDir } = readConfig(process.env);
const store = modelStore({ folder: modelsDir, offered: voicesDir, download: true, log: (line) => console.log(line) });
store.begin();
const ticker = setInterval(() => {
  const { percent } = store.state();
  if (percent) console.log(`  ${percent} %`);
}, 3_000);
const { state, words } = await store.settled();
clearInterval(ticker);
await store.close();
console.log(state === 'ready' ? `The natural voices are in ${modelsDir}` : words);
process.exit(state === 'ready' ? 0 : 1);

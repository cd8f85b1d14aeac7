import { readTale } from '#server/reading/read-tale.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
const sheet = JSON.parse(readFileSync('/tmp/pictures/before/sheet.json', 'utf8')) as { tale: string; index: number; prompt: string }[];
const want = process.argv.slice(2);
const tales = Map.groupBy(sheet, (s) => s.tale);
for (const [tale, scenes] of tales) {
  if (want.length && !want.includes(tale)) continue;
  console.log('==', tale);
  const t = performance.now();
  const r = readTale({ scenes: scenes.map(({ prompt }) => ({ text: prompt })) });
  console.log(Math.round(performance.now() - t), 'ms');
  for (const [i, x] of r.entries()) console.log(`${i + 1} [${x.sentence.slice(0, 110)}]\n   ${x.era} ${x.place} ${x.time} ${x.weather} | ${x.action} ${x.actors} -> ${x.targets} | ${x.people.map((p) => `${p.called}(${p.sex?.[0]},${p.age},${p.role ?? ''},${p.count},${p.feeling ?? ''})`).join('; ')} | ${x.things.map((t) => t.name)} | ${x.animals.map((t) => t.name)} | ${x.shot} ${x.feeling}`);
}

import { writeFileSync, readFileSync } from 'node:fs';
const W='/work/wt/finding8/server/passages/';
const { rankedPassages } = await import(W+'ranked-passages.ts');
const { proposalsFor } = await import(W+'propose-passages.ts');
const { placed, phraseVectors } = await import(W+'sentences/phrase-vectors.ts');
const { tablePassages } = await import(W+'passage-table.ts');
const d = JSON.parse(readFileSync('/tmp/f8/data2.json','utf8'));
const buf = readFileSync('/tmp/f8/X192.npy'); const hl = buf.readUInt16LE(8); const X = new Float32Array(buf.buffer.slice(buf.byteOffset+10+hl, buf.byteOffset+buf.length));
const vec = (t:number) => t<0? null : X.slice(t*192,(t+1)*192);
const P = tablePassages(); const at = new Map(P.map((p:any,i:number)=>[p.id,i]));
const all:[string,any[]][] = [...Object.entries(d.lists) as any];
const which = process.argv[2]; if (which==='typed') { all.length=0; all.push(['typed', d.typed]); }
const F=6; 
for (const [name, ideas] of all) {
  const out = new Float32Array(ideas.length*P.length*F).fill(NaN);
  let first=0, three=0, n=0, good=0, goodok=0; const t0=process.cpuUsage();
  ideas.forEach((idea:any, i:number) => {
    const sense = vec(idea.t);
    const { passages } = rankedPassages(idea.words, idea.lang, idea.audience, sense);
    for (const s of passages as any[]) { const o=(i*P.length+(at.get(s.passage.id) as number))*F; out[o]=s.evidence; out[o+1]=s.choice.boost; out[o+2]=s.need; out[o+3]=s.score; out[o+4]=s.good?1:0; out[o+5]=s.choice.explained; }
    if (name!=='typed' && !idea.honest) { const r = proposalsFor({words:idea.idea, audience:idea.audience, limit:3, length:300}, sense); n++; const ok=new Set(idea.ok); const hit=r.proposals.map((p:any)=>ok.has(p.id)||(p.passage===null)); if(hit[0])first++; if(hit.some(Boolean))three++; if(r.fits){good++; if(hit[0])goodok++;} }
  });
  const t=process.cpuUsage(t0);
  console.log(name, ideas.length, `first ${first} three ${three} of ${n}, good ${good} right ${goodok}`, 'ms/idea', ((t.user+t.system)/1000/ideas.length).toFixed(0));
  writeFileSync(`/tmp/f8/base-${name}.f32`, Buffer.from(out.buffer));
}

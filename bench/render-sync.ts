import { parseArgs } from 'node:util';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinRenderer } from '#server/builtin/renderer/renderer.ts';
import { framesLate } from '#test/harness/film-sync.ts';

/**
 * Sound and picture at the end of a long film, found again in the finished file: `node bench/render-sync.ts [--minutes
 * 10]`.
 */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const scenes = Math.round(Number(values.minutes) * 6);
/** With its pauses a scene stands 10.01 s: no whole number of frames, so that rounding could add up if it did. */
const late = await framesLate(builtinRenderer({ ffmpeg: systemFfmpeg({ nice: 0 }), nice: 0 }), {
  scenes,
  seconds: 8.81,
});
const worst = late.reduce((most, frames) => (Math.abs(frames) > Math.abs(most) ? frames : most), 0);
const told = [late[0], late.at(-1), worst].map((frames) => frames?.toFixed(3)).join(', ');
console.log(
  `${values.minutes} minutes, ${scenes} scenes; frames late at the first voice, the last one, the worst: ${told}`,
);

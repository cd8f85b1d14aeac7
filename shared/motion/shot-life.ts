import { timedTokens } from '../captions/caption-words.ts';
import { numbersIn } from './set-shots.ts';
import type { Shot, TimelineScene } from '../film/timeline-scenes.ts';
import type { Saying } from '../film/timeline-parts.ts';

/**
 * Each shot of a scene begins at a fixed time on its picture's animation clock, whatever the lengths of earlier shots,
 * so that other languages share it.
 */
const shotClock = 1000;

/**
 * The clock of a picture's life at a frame of its scene, when the scene's shot of number `number`, which began at
 * `startFrame`, is on.
 */
export const lifeClock = (from: number, number: number, startFrame: number, frame: number): number =>
  from + number * shotClock + frame - startFrame;

/**
 * What lives in a scene's picture: its clock, which goes on where the same picture does without a cut, and who says
 * which words when.
 */
export function shotLife(
  { narration, life }: Pick<TimelineScene, 'narration' | 'life'>,
  { narrationAt, fps }: { narrationAt: number | null; fps: number },
  before: Shot | undefined,
): NonNullable<Shot['life']> {
  const from = before?.life
    ? before.life.from + (before.camera ? numbersIn(before.camera) * shotClock : before.frames)
    : 0;
  const air = life?.air ? { air: life.air } : {};
  if (!narration || narrationAt === null || !life || life.speakers.length === 0) return { from, said: [], ...air };
  const frame = (ms: number) => narrationAt + Math.round((ms * fps) / 1000);
  const places = wordPlaces(narration.text);
  const tokens = timedTokens(narration);
  const said = life.speakers.map((speaker): Saying => {
    const words = tokens.flatMap((token, n) => {
      const place = places[n] ?? -1;
      if (place < speaker.from || place >= speaker.to) return [];
      const begins = place === speaker.from || tokens[n - 1]?.ends !== null;
      return [{ from: frame(token.startMs), to: frame(token.endMs), begins }];
    });
    return { person: speaker.person, words };
  });
  return { from, said: said.filter(({ words }) => words.length > 0), ...air };
}

/**
 * Where each word with a letter in it stands among all that white space separates: captions lay marks that stand alone
 * beside a word.
 */
const wordPlaces = (text: string): number[] =>
  text
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, place) => (/[\p{L}\p{N}]/u.test(word) ? [place] : []));

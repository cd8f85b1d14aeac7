import type { PictureOrder } from '#server/ports/illustrator.ts';
import type { SecondOpinion } from '#server/reading/learned/second-opinion.ts';
import { readTale } from '#server/reading/tale/read-tale.ts';
import { type CastMember, castNames } from '#shared/pictures/cast.ts';
import { castByScene, castOfScene } from '#shared/pictures/cast-of-scene.ts';
import type { SceneReading } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';

type SceneWords = {
  readonly prompt: string;
  readonly story: readonly string[];
  readonly index: number;
  /** The passage that the tale tells; it says where the tale plays when its words do not. */
  readonly passage?: VerseRange | null;
};

type Kept = {
  readonly key: string;
  readonly opinion: SecondOpinion | null;
  readonly readings: readonly SceneReading[];
};

/**
 * What was read last, newest first: pictures of a tale are drawn one after the other, and each needs the whole tale,
 * once by its words alone for the cast and once with the sheet and the second reader.
 */
let recent: readonly Kept[] = [];
const keptReadings = 4;

function readingsOf(
  story: readonly string[],
  sheet: readonly CastMember[],
  passage: VerseRange | null = null,
  opinion: SecondOpinion | null = null,
): readonly SceneReading[] {
  const key = JSON.stringify([story, sheet.map(({ name, kind }) => [name, kind]), passage]);
  const kept = recent.find((one) => one.key === key && one.opinion === opinion) ?? {
    ...{ key, opinion },
    readings: readTale({ scenes: story.map((text) => ({ text })), sheet, passage, opinion }),
  };
  recent = [kept, ...recent.filter((one) => one !== kept)].slice(0, keptReadings);
  return kept.readings;
}

/**
 * What the picture of a scene shows, read in the light of the whole tale; `sheet` names its people. Throws nothing:
 * words that say little give the place alone. `opinion` is that of a second reader on the whole tale.
 */
export function readingOf(
  { prompt, story, index, passage }: SceneWords,
  sheet: readonly CastMember[],
  opinion: SecondOpinion | null = null,
): SceneReading {
  // A background is not a scene of the tale, so it is read separately.
  const isScene = story[index] === prompt;
  return readingsOf(isScene ? story : [prompt], sheet, passage, isScene ? opinion : null)[isScene ? index : 0]!;
}

/** The person of a portrait as the tale is read, and their era; null when no scene names them. */
export function sitterOf(
  member: Pick<CastMember, 'name'>,
  story: readonly string[],
): NonNullable<PictureOrder['sitter']> {
  const readings = story.length > 0 ? readingsOf(story, []) : [];
  const names = castNames(member);
  const person = readings
    .flatMap(({ people }) => people)
    .find(({ called }) => castNames({ name: called }).some((name) => names.includes(name)));
  const today = readings.filter(({ era }) => era === 'today').length;
  return { era: today * 2 > readings.length ? 'today' : 'scripture', person: person ?? null };
}

/**
 * Who of a sheet the picture of each scene shows: whoever its words name or mean, without people who are only talked
 * about, as in a genealogy.
 */
export function castShown<T extends CastMember>(members: readonly T[], story: readonly string[]): T[][] {
  const readings = story.length > 0 ? readingsOf(story, members) : [];
  return castByScene(members, story).map((scene, index) => {
    const seen = readings[index]?.people.map(({ called }) => called) ?? [];
    const isSeen = (member: T) =>
      seen.some((called) => castOfScene([member], { prompt: called, story: [called], index: 0 }).length > 0);
    return scene.filter((member) => member.kind !== 'person' || isSeen(member));
  });
}

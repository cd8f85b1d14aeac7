import { createHash } from 'node:crypto';
import type { PictureCast } from '#server/ports/illustrator.ts';
import { type CastMember, castNames, portraitName } from '#shared/pictures/cast.ts';
import { castOfScene } from '#shared/pictures/cast-of-scene.ts';
import { isAsProposed, proposeCast } from './cast-proposal.ts';
import type { CastFrame } from './cast.repo.ts';
import { readingOf } from '../drawing/tale-readings.ts';

type PortraitFacts = { readonly name: string; readonly sha256: string | null };
type SceneWords = { readonly prompt: string; readonly story: readonly string[]; readonly index: number };

/**
 * What the illustrator is told about the people in a scene. `kept` is null while nobody has saved a sheet: then the
 * studio's proposal is used.
 */
export function pictureCast(kept: readonly CastMember[] | null, scene: SceneWords): PictureCast[] {
  const sheet = kept ?? proposeCast(scene.story);
  const named = castOfScene(sheet, scene);
  // A person shown because of a pronoun looks the same as in the pictures that name them.
  const seen = new Set(readingOf(scene, []).people.map(({ id }) => id));
  return sheet
    .filter(
      (one) =>
        named.includes(one) || (one.kind === 'person' && castNames(one).some((name) => seen.has(name.toLowerCase()))),
    )
    .filter(({ look, cloth, notes }) => look !== '' || cloth !== '' || notes !== '')
    .map(told);
}

/** An entry as described to an illustrator. */
export function told({ name, kind, look, cloth, notes }: CastMember): PictureCast {
  const member = { name, kind, look, cloth, notes };
  return { ...member, chosen: !isAsProposed(member) };
}

/** The same for the same people who look the same, in whatever order a sheet has them and by whatever further names. */
export function castPrint(cast: readonly PictureCast[]): string {
  const facts = cast.map((one) => [castNames(one)[0], one.kind, one.look, one.cloth, one.notes].join('\n')).toSorted();
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/**
 * Which finished pictures show somebody differently from the sheet, or with a portrait other than the current one;
 * those from before sheets were drawn as the studio proposes. The creator's own pictures are never among them.
 */
export function driftedFrames(
  kept: readonly CastMember[] | null,
  frames: readonly CastFrame[],
  portraits: readonly PortraitFacts[],
): CastFrame[] {
  const now = new Map(portraits.map(({ name, sha256 }) => [name, sha256]));
  const story = frames.map(({ prompt }) => prompt);
  return frames.filter(({ prompt, status, r2_key: picture, engine, print, portraits: shown }, index) => {
    if (status !== 'generated' || picture === null || engine === 'uploaded') return false;
    const scene = { prompt, story, index };
    const cast = pictureCast(kept, scene);
    if (kept && castPrint(cast) !== (print ?? castPrint(pictureCast(null, scene)))) return true;
    return cast.some((member) => {
      const drawnBy = shown?.[portraitName(member)];
      const there = now.get(portraitName(member));
      return drawnBy !== undefined && there !== undefined && there !== null && there !== drawnBy;
    });
  });
}

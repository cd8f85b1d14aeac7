import { createHash } from 'node:crypto';
import type { PictureCast } from '#server/ports.ts';
import { type CastMember, castNames, castOfScene } from '#shared/cast.ts';
import { isAsProposed, proposeCast } from './cast-proposal.ts';
import type { CastFrame } from './cast.repo.ts';

type SceneWords = { readonly prompt: string; readonly story: readonly string[]; readonly index: number };

/** What the illustrator is told of whoever is in a scene. `kept` is null while nobody has kept a sheet: then the studio's proposal is told. */
export function pictureCast(kept: readonly CastMember[] | null, scene: SceneWords): PictureCast[] {
  return castOfScene(kept ?? proposeCast(scene.story), scene)
    .filter(({ look, cloth, notes }) => look !== '' || cloth !== '' || notes !== '')
    .map(({ name, kind, look, cloth, notes }) => {
      const member = { name, kind, look, cloth, notes };
      return { ...member, chosen: !isAsProposed(member) };
    });
}

/** The same for the same people who look the same, in whatever order a sheet has them and by whatever further names. */
export function castPrint(cast: readonly PictureCast[]): string {
  const facts = cast.map((one) => [castNames(one)[0], one.kind, one.look, one.cloth, one.notes].join('\n')).toSorted();
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** Which finished pictures show somebody otherwise than the sheet says; those from before sheets were drawn as the studio proposes. The creator's own pictures are never among them. */
export function driftedFrames(kept: readonly CastMember[] | null, frames: readonly CastFrame[]): CastFrame[] {
  if (!kept) return [];
  const story = frames.map(({ prompt }) => prompt);
  return frames.filter(({ prompt, status, r2_key: picture, engine, print }, index) => {
    if (status !== 'generated' || picture === null || engine === 'uploaded') return false;
    const scene = { prompt, story, index };
    return castPrint(pictureCast(kept, scene)) !== (print ?? castPrint(pictureCast(null, scene)));
  });
}

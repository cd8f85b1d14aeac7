import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db, Row, Trx } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import type { StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import { keptSceneRepo, replaceScenes, type SceneOwners, type SceneState } from './kept-scene.repo.ts';
import { sceneChangeRepo } from './scene-change.repo.ts';

export type ChangeParts = SceneOwners & {
  readonly db: Db;
  readonly files: FileStore;
  /** Writes what was decided about the storyboard, as it follows the scenes. */
  readonly followScenes: (trx: Trx, taleId: TaleId, edits: StoryboardEdits) => Promise<void>;
};
export type SceneChange = {
  readonly taleId: TaleId;
  readonly userId: UserId;
  readonly kind: 'split' | 'merge';
  readonly from: readonly SceneState[];
  readonly to: readonly SceneState[];
  /** Readings that are new; their rows are written before those of the sounds. */
  readonly takes: readonly Row<'narration_takes'>[];
  /** How storyboard decisions about scenes change. */
  readonly follow: (edits: StoryboardEdits) => StoryboardEdits;
};
type Done = { changeId: string; scenes: string[] };

const idsOf = (states: readonly SceneState[]): string[] => states.map(({ scene }) => scene.id);
const filesOf = (states: readonly SceneState[]) =>
  states
    .flatMap(({ image, sounds }) => [image, ...sounds])
    .flatMap((row) => (row?.r2_key && row.sha256 ? [{ key: row.r2_key, sha256: row.sha256 }] : []));
const named = (states: readonly SceneState[]): string =>
  JSON.stringify(states.map(({ scene, image, sounds }) => [scene, image, sounds]));

/**
 * Writes a split or a merge down if the scenes are still those that it was made of, with what is needed to take it
 * back.
 */
export async function commitChange(parts: ChangeParts, change: SceneChange): Promise<Done> {
  const { db, files } = parts;
  const { taleId, userId, kind, from, to, takes, follow } = change;
  const changeId = nanoid();
  try {
    const left = await transact(db, async (trx) => {
      await requireOwnTale(trx, taleId, userId);
      const [scenes, changes] = [keptSceneRepo(trx), sceneChangeRepo(trx)];
      await scenes.lock(taleId);
      if (named(await scenes.states(idsOf(from))) !== named(from))
        throw new Failure(
          'conflict',
          msg`These scenes were changed in the meantime. Look at them as they are now, and decide again.`,
        );
      const edits = await changes.edits(taleId);
      const before = { scenes: [...from], edits: pick(edits, idsOf(from)) };
      const after = {
        scenes: to.map(({ scene: { id, text } }) => ({ id, text })),
        order: edits.order,
        takes: takes.map(({ id }) => id),
      };
      const row = { id: changeId, tale_id: taleId, kind, before: JSON.stringify(before), after: JSON.stringify(after) };
      const old = await changes.add(row, filesOf(from));
      await parts.sounds.rows(trx).addTakes(takes);
      await replaceScenes(trx, parts, { taleId, from, to });
      await parts.followScenes(trx, taleId, without(follow(edits), gone(from, to)));
      await changes.tell(userId, taleId);
      return changes.unnamed(old);
    });
    for (const key of left) await files.remove(key);
  } catch (error) {
    const made = [...filesOf(to), ...takes.map((take) => ({ key: take.r2_key }))].map(({ key }) => key);
    for (const key of await sceneChangeRepo(db).unnamed(made)) await files.remove(key);
    throw error;
  }
  return { changeId, scenes: idsOf(to) };
}

/**
 * Undoes a split or a merge, unless the text of its scenes has changed since. Pictures and recordings made since stay
 * in the histories.
 */
export async function undoChange(parts: ChangeParts, id: string, userId: UserId): Promise<{ scenes: string[] }> {
  const { db, files } = parts;
  const found = await sceneChangeRepo(db).own(id, userId);
  if (!found) throw new Failure('not_found', msg`This change was not found, or is too old to be undone.`);
  const before = await whole(files, found.before.scenes as SceneState[]);
  const left = await transact(db, async (trx) => {
    await requireOwnTale(trx, found.tale_id, userId);
    const [scenes, changes] = [keptSceneRepo(trx), sceneChangeRepo(trx)];
    await scenes.lock(found.tale_id);
    const now = await scenes.states(found.after.scenes.map((scene) => scene.id));
    refuseOther(now, found.after.scenes);
    await replaceScenes(trx, parts, { taleId: found.tale_id, from: now, to: await withReadings(trx, before) });
    const edits = await changes.edits(found.tale_id);
    const cleared = without(edits, idsOf(now));
    const order = edits.order.join() === found.after.order.join() ? found.before.edits.order : cleared.order;
    await parts.followScenes(trx, found.tale_id, {
      ...cleared,
      order,
      scenes: { ...cleared.scenes, ...found.before.edits.scenes },
    });
    const kept = await changes.remove(id);
    const takes = await parts.sounds.rows(trx).removeTakes(found.after.takes);
    await changes.tell(userId, found.tale_id);
    return changes.unnamed([...kept, ...takes, ...filesOf(now).map(({ key }) => key)]);
  });
  for (const key of left) await files.remove(key);
  return { scenes: idsOf(before) };
}

/** Storyboard decisions about some scenes, and their order. */
const pick = ({ order, scenes }: StoryboardEdits, sceneIds: readonly string[]) => ({
  order,
  scenes: Object.fromEntries(Object.entries(scenes).filter(([id]) => sceneIds.includes(id))),
});
const gone = (from: readonly SceneState[], to: readonly SceneState[]) =>
  idsOf(from).filter((id) => !idsOf(to).includes(id));
const without = (edits: StoryboardEdits, sceneIds: readonly string[]): StoryboardEdits => ({
  ...edits,
  scenes: Object.fromEntries(Object.entries(edits.scenes).filter(([id]) => !sceneIds.includes(id))),
});

function refuseOther(now: readonly SceneState[], left: readonly { id: string; text: object }[]): void {
  const words = (scenes: readonly { id: string; text: object }[]) =>
    JSON.stringify(scenes.map(({ id, text }) => [id, Object.entries(text).toSorted(([a], [b]) => (a < b ? -1 : 1))]));
  const same = words(now.map(({ scene }) => scene)) === words(left);
  const together = now.every(({ scene }, at) => at === 0 || scene.scene_no === (now[at - 1]?.scene.scene_no ?? 0) + 1);
  if (left.length === 0 || !same || !together)
    throw new Failure('conflict', msg`The text of these scenes has changed since, so this can no longer be undone.`);
}

/**
 * Scenes whose files may have been deleted: a picture without its file counts as planned, audio without its file as
 * missing.
 */
async function whole(files: ChangeParts['files'], states: readonly SceneState[]): Promise<SceneState[]> {
  const there = async (key: string | null) => key !== null && (await files.has(key));
  return Promise.all(
    states.map(async (state) => ({
      ...state,
      image:
        state.image && state.image.r2_key !== null && !(await there(state.image.r2_key))
          ? { ...state.image, status: null, r2_key: null, sha256: null }
          : state.image,
      sounds: (
        await Promise.all(state.sounds.map(async (sound) => ((await there(sound.r2_key)) ? [sound] : [])))
      ).flat(),
    })),
  );
}

/** Audio whose take was deleted in the meantime has no take. */
async function withReadings(trx: Trx, states: readonly SceneState[]): Promise<SceneState[]> {
  const known = await keptSceneRepo(trx).takesThere(
    states.flatMap(({ sounds }) => sounds.flatMap(({ take_id: id }) => id ?? [])),
  );
  return states.map((state) => ({
    ...state,
    sounds: state.sounds.map((sound) => ({
      ...sound,
      take_id: sound.take_id && known.includes(sound.take_id) ? sound.take_id : null,
    })),
  }));
}

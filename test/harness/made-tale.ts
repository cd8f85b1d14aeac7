import type { ImageId, SceneId, TaleId } from '#shared/ids.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noEdits } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';
import { paintPicture, speakTone } from './film.ts';
import { ama, addTale, type TestStudio } from './studio.ts';

/**
 * A tale like `addTale`'s whose pictures are drawn and whose scenes are read aloud, short and small; a `plain` one has
 * no cards.
 */
export async function addMadeTale(
  studio: TestStudio,
  { id = 't1', userId = ama, scenes = 2, langs = ['en', 'fr'] as Language[], seconds = 0.6, plain = false } = {},
) {
  await addTale(studio.db, { id, userId, scenes, langs });
  if (plain) await withoutCards(studio, id);
  for (let n = 1; n <= scenes; n += 1) {
    await addPicture(studio, `${id}-i${n}`, n);
    for (const language of langs) await addNarration(studio, id, `${id}-s${n}`, language, seconds);
  }
}

/** Switches a tale's cards off, so that its films are its scenes alone. */
export const withoutCards = ({ db }: Pick<TestStudio, 'db'>, taleId = 't1'): Promise<unknown> =>
  db
    .insertInto('storyboards')
    .values({ tale_id: taleId, version: 1, edits: JSON.stringify(noEdits) })
    .execute();

/** Gives a planned frame its picture: number `look` of the test pictures. */
export async function addPicture({ db, files, dir }: TestStudio, imageId: ImageId, look: number): Promise<void> {
  const key = `images/${imageId}-${look}.png`;
  const { sha256 } = await files.put(
    key,
    await readFile(await paintPicture(join(dir, `${imageId}.png`), look)),
    'image/png',
  );
  const made = { status: 'generated', r2_key: key, sha256, width: 640, height: 360, engine: 'built-in art' } as const;
  await db.updateTable('images').set(made).where('id', '=', imageId).execute();
}

/** Reads a scene aloud, as a tone. */
export async function addNarration(
  { db, files, dir }: TestStudio,
  taleId: TaleId,
  sceneId: SceneId,
  language: Language,
  seconds: number,
): Promise<void> {
  const name = `${sceneId}-${language}`;
  const key = `narration/${name}.wav`;
  const { sha256 } = await files.put(
    key,
    await readFile(await speakTone(join(dir, `${name}.wav`), seconds)),
    'audio/wav',
  );
  const made = {
    fingerprint: 'f',
    status: 'ready' as const,
    r2_key: key,
    sha256,
    duration_ms: seconds * 1000,
    words: '[]',
    engine: 'built-in simple voice',
  };
  await db
    .insertInto('narrations')
    .values({ id: `n-${name}`, tale_id: taleId, scene_id: sceneId, language, kind: 'synthetic', voice: 'v', ...made })
    .onConflict((on) => on.columns(['scene_id', 'language']).doUpdateSet(made))
    .execute();
}

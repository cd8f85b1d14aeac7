import type { SceneId } from '#shared/ids.ts';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { sceneCutRoutes } from '#server/studio/3-scenes/scene-cut.routes.ts';
import { sceneCutService } from '#server/studio/3-scenes/scene-cut.service.ts';
import { scenesChanged } from '#server/studio/2-tale/lists/tale-changes.repo.ts';
import { scenePictures } from '#server/studio/4-images/drawing/scene-pictures.repo.ts';
import { fingerprintOf } from '#server/studio/6-audio/fingerprint.ts';
import { reshapeSounds } from '#server/studio/6-audio/reshape-sounds.ts';
import { followScenes } from '#server/studio/7-storyboard/storyboard.repo.ts';
import type { Language } from '#shared/vocabulary.ts';
import { openTestApp } from './app.ts';
import { speakTone } from './film.ts';
import { addTale, ama, openStudio } from './studio.ts';

/**
 * The calls that split and merge scenes, on a real database, disk and ffmpeg. `drawn` are the pictures that were
 * ordered.
 */
export async function openSceneCuts() {
  const studio = await openStudio();
  const { db, files } = studio;
  const workDir = join(studio.dir, 'cuts');
  mkdirSync(workDir, { recursive: true });
  const drawn: string[] = [];
  const sounds = reshapeSounds({ db, files, ffmpeg: systemFfmpeg(), workDir });
  const service = sceneCutService({
    ...{ db, files, sounds, pictures: scenePictures, scenesChanged, followScenes },
    drawAgain: async ({ id }) => drawn.push(id),
  });
  const app = await openTestApp(db, (at) => sceneCutRoutes(at, service));
  const ask = async (method: 'GET' | 'POST', url: string, body?: object, who = ama) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${who}` },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const tone = await readFile(await speakTone(join(workDir, 'tone.wav'), 3));
  return {
    ...studio,
    app,
    /** A tale of five scenes in two languages with pictures, read for three seconds each. */
    async begin() {
      await studio.reset();
      for await (const key of files.list('')) await files.remove(key);
      drawn.length = 0;
      await addTale(db, { scenes: 5, langs: ['en', 'fr'] });
      for (const n of [1, 2, 3, 4, 5]) {
        const { key, sha256 } = await files.put(`images/t1/${n}.png`, Buffer.from(`picture ${n}`), 'image/png');
        const made = {
          status: 'generated',
          r2_key: key,
          sha256,
          width: 640,
          height: 360,
          engine: 'built-in art',
        } as const;
        await db.updateTable('images').set(made).where('id', '=', `t1-i${n}`).execute();
        for (const language of ['en', 'fr'] as const) {
          const sound = await files.put(`narration/t1/${n}-${language}.wav`, tone, 'audio/wav');
          const scene = {
            id: `n-t1-s${n}-${language}`,
            tale_id: 't1',
            scene_id: `t1-s${n}`,
            language,
            kind: 'synthetic',
            voice: 'v',
          } as const;
          const file = {
            r2_key: sound.key,
            sha256: sound.sha256,
            duration_ms: 3000,
            words: '[]',
            fingerprint: 'f',
            status: 'ready' as const,
          };
          await db
            .insertInto('narrations')
            .values({ ...scene, ...file })
            .execute();
        }
      }
    },
    drawn,
    ask,
    scenes: () => db.selectFrom('scenes').selectAll().where('tale_id', '=', 't1').orderBy('scene_no').execute(),
    sounds: () =>
      db
        .selectFrom('narrations')
        .selectAll()
        .where('tale_id', '=', 't1')
        .orderBy('scene_id')
        .orderBy('language')
        .execute(),
    /** Everything that hangs on the scenes, by which it is seen whether all is as before. */
    async all() {
      const tables = ['scenes', 'images', 'narrations', 'narration_takes'] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute()));
      return JSON.parse(JSON.stringify(rows, (name, value) => (name === 'updated_at' ? null : value)));
    },
    /**
     * Lets the sound of a scene say its words, each for an equal time, with a pause after word `pauseAfter`; as a
     * reading when `read`.
     */
    async say(
      sceneId: SceneId,
      language: Language,
      { pauseAfter, read = false }: { pauseAfter: number; read?: boolean },
    ) {
      const scene = await db.selectFrom('scenes').selectAll().where('id', '=', sceneId).executeTakeFirstOrThrow();
      const text = scene.text[language] ?? '';
      const row = await db
        .selectFrom('narrations')
        .selectAll()
        .where('scene_id', '=', sceneId)
        .where('language', '=', language)
        .executeTakeFirstOrThrow();
      const whole = row.duration_ms ?? 0;
      const said = text.split(/\s+/);
      const pauseMs = 300;
      const each = Math.floor((whole - pauseMs) / said.length);
      const words = said.map((word, at) => {
        const startMs = at * each + (at >= pauseAfter ? pauseMs : 0);
        return { text: word, startMs, endMs: startMs + each };
      });
      const set = { fingerprint: fingerprintOf(text, read ? null : 'v'), words: JSON.stringify(words) };
      if (!read) return void (await db.updateTable('narrations').set(set).where('id', '=', row.id).execute());
      const { key, sha256 } = await files.put(
        `narration/t-t1/take-${sceneId}.flac`,
        Buffer.from(`the reading of ${sceneId}`),
        'audio/flac',
      );
      const border = pauseAfter * each;
      const speech = [
        { startMs: 0, endMs: border },
        { startMs: border + pauseMs, endMs: whole },
      ];
      await db
        .insertInto('narration_takes')
        .values({
          ...{
            id: `take-${sceneId}`,
            tale_id: 't1',
            scene_id: sceneId,
            language,
            kind: 'recorded',
            said: text,
            r2_key: key,
            sha256,
          },
          ...{ duration_ms: whole, start_ms: 0, end_ms: whole, speech: JSON.stringify(speech), peaks: '[]' },
        })
        .execute();
      const recorded = { ...set, kind: 'recorded', voice: null, take_id: `take-${sceneId}` } as const;
      await db.updateTable('narrations').set(recorded).where('id', '=', row.id).execute();
    },
  };
}

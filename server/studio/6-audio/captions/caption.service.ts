import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { SceneCaptions } from '#shared/captions/caption.contract.ts';
import type { Reader } from '#shared/captions/caption-lines.ts';
import { captionTokens } from '#shared/captions/captions.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  type CaptionSource,
  captionMargins,
  type SceneCue,
  sceneCues,
  standingOf,
} from '#shared/captions/scene-captions.ts';
import type { Language } from '#shared/vocabulary.ts';
import { type CaptionRow, captionRepo } from './caption.repo.ts';
import { type NarrationRow, narrationRepo, type SceneWords } from '../narration.repo.ts';
import type { ScenePlace } from '../recordings/take.service.ts';

type Parts = { readonly db: Db; readonly sceneOf: (place: ScenePlace) => Promise<{ scene: SceneWords; text: string }> };
const stale = () =>
  new Failure(
    'conflict',
    msg`These captions were changed elsewhere a moment ago. Your changes were not kept: look at the new version first.`,
  );

/** What a creator may do with the captions of own tales. */
export function captionService({ db, sceneOf }: Parts) {
  async function view(place: ScenePlace): Promise<SceneCaptions> {
    const { scene } = await sceneOf(place);
    const { taleId, sceneId, language } = place;
    const [sound, kept, audience] = await Promise.all([
      narrationRepo(db).find(sceneId, language),
      captionRepo(db).find(sceneId, language),
      captionRepo(db).audience(taleId),
    ]);
    if (!sound?.r2_key) throw noSound();
    return captionsView(scene, { language, audience }, sound, kept ?? null);
  }

  return {
    async list({
      taleId,
      userId,
      language,
    }: {
      taleId: TaleId;
      userId: UserId;
      language: Language;
    }): Promise<SceneCaptions[]> {
      await requireOwnTale(db, taleId, userId);
      const [scenes, sounds, kept, audience] = await Promise.all([
        narrationRepo(db).scenes(taleId),
        narrationRepo(db).rows(taleId),
        captionRepo(db).ofTale(taleId, language),
        captionRepo(db).audience(taleId),
      ]);
      return scenes.flatMap((scene) => {
        const sound = sounds.find((row) => row.scene_id === scene.id && row.language === language && row.r2_key);
        if (!sound || !scene.text[language]?.trim()) return [];
        return [
          captionsView(scene, { language, audience }, sound, kept.find(({ scene_id: of }) => of === scene.id) ?? null),
        ];
      });
    },

    async save(place: ScenePlace, version: number, cues: readonly SceneCue[]): Promise<SceneCaptions> {
      const { scene, text } = await sceneOf(place);
      await transact(db, async (trx) => {
        await requireOwnTale(trx, place.taleId, place.userId);
        const sound = await narrationRepo(trx).find(place.sceneId, place.language);
        if (!sound?.r2_key || !sound.sha256) throw noSound();
        requireWhole(cues, sourceOf(scene, place.language, sound), place.language);
        const repo = captionRepo(trx);
        if (!(await repo.keep(place, version, { said: text, sound: sound.sha256, cues }))) throw stale();
        await tell(trx, place);
      });
      return view(place);
    },

    /** The studio lays them again. Doing it twice changes nothing. */
    async reset(place: ScenePlace): Promise<SceneCaptions> {
      await sceneOf(place);
      await transact(db, async (trx) => {
        await requireOwnTale(trx, place.taleId, place.userId);
        await captionRepo(trx).remove(place.sceneId, place.language);
        await tell(trx, place);
      });
      return view(place);
    },
  };

  function tell(
    trx: Parameters<typeof narrationRepo>[0],
    { userId, taleId, sceneId, language }: ScenePlace,
  ): Promise<void> {
    return narrationRepo(trx).tell(userId, taleId, { sceneId, language });
  }
}
export type CaptionService = ReturnType<typeof captionService>;

const noSound = () => new Failure('conflict', msg`This scene has no audio yet: captions come with it`);

function sourceOf(
  scene: SceneWords,
  language: Language,
  sound: NarrationRow,
  kept: CaptionRow | null = null,
): CaptionSource {
  const text = scene.text[language]?.trim() ?? '';
  return { text, words: sound.words, durationMs: sound.duration_ms ?? 0, sound: sound.sha256 ?? '', kept };
}

function captionsView(scene: SceneWords, reader: Reader, sound: NarrationRow, kept: CaptionRow | null): SceneCaptions {
  const { language, audience } = reader;
  const source = sourceOf(scene, language, sound, kept);
  return {
    sceneId: scene.id,
    sceneNo: scene.scene_no,
    standing: standingOf(kept, source.text, source.sound ?? ''),
    audience,
    version: kept?.version ?? 0,
    durationMs: source.durationMs,
    tokens: captionTokens(source, language).map(({ text, startMs, endMs }) => ({ text, startMs, endMs })),
    cues: sceneCues(source, reader).map(({ words, lines, startMs, endMs }) => ({
      words,
      lines: [...lines],
      startMs,
      endMs,
    })),
  };
}

/** Every word is in one caption, and captions follow each other within the scene. */
function requireWhole(cues: readonly SceneCue[], source: CaptionSource, language: Language): void {
  const said = captionTokens(source, language).length;
  const shown = cues.reduce((sum, { words }) => sum + words, 0);
  if (said !== shown)
    throw new Failure(
      'invalid',
      msg`These captions cover ${{ shown }} words, but the scene has ${{ said }}: load them again`,
    );
  const last = source.durationMs + captionMargins.afterMs;
  for (const [at, { startMs, endMs, lines }] of cues.entries()) {
    if (lines.some((line) => line.trim() === ''))
      throw new Failure('invalid', msg`Caption ${{ at: at + 1 }} has an empty line`);
    if (endMs <= startMs) throw new Failure('invalid', msg`Caption ${{ at: at + 1 }} ends before it begins`);
    if (startMs < (cues[at - 1]?.endMs ?? -captionMargins.beforeMs))
      throw new Failure('invalid', msg`Caption ${{ at: at + 1 }} begins before the one above it has ended`);
    if (endMs > last) throw new Failure('invalid', msg`Caption ${{ at: at + 1 }} lasts longer than its scene`);
  }
}

import type { TaleId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db } from '#server/db/tables/tables.ts';
import type { FilmPlan, PlannedCard, PlannedFile, PlannedScene } from '#server/studio/film-plan.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { Sight } from '#shared/motion/sight.ts';
import { Failure } from '#shared/endpoint.ts';
import { formatReference } from '#shared/story/scripture.ts';
import {
  type CardKind,
  type CardText,
  cardOf,
  editedScenes,
  orderedIds,
  prunedEdits,
  type Shape,
  type StoryboardEdits,
  usualEdits,
} from '#shared/film/storyboard-edits.ts';
import type { KeptCaptions } from '#shared/captions/scene-captions.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import { named, type Said } from '#shared/said.ts';
import type { Language } from '#shared/vocabulary.ts';
import { cardWords, planCards, type ShownPicture } from './plan-cards.ts';
import { coverOf, pictureFocus } from './picture-focus.ts';
import { pictureSight } from './picture-sight.ts';
import { canonicalJson } from './canonical-json.ts';
import { sceneLife } from './scene-life.ts';
import { sceneMeanings } from './scene-meanings.ts';
import { type Sound, storyboardRepo } from './storyboard.repo.ts';
import { marksIn, marksInMs } from '#server/files/music-bed-file.ts';
import type { BedMarks } from '#shared/sound/music-arc.ts';
import { onceAFile } from './once-a-file.ts';

/** Finds where a piece of music has its parts. Each is read once; null where it has none, or cannot be read. */
function bedMarks(files: FileStore): (piece: PlannedFile) => Promise<BedMarks | null> {
  return onceAFile(files, async (path) => {
    const marks = await marksIn(path);
    return marks && marksInMs(marks);
  });
}

export type PlanParts = {
  readonly db: Db;
  readonly files: FileStore;
  /** Names the illustrator whose pictures are drawn once more for upright films. */
  readonly ownArt?: string;
  /** Whether audio still matches this text. */
  readonly soundFits: (sound: Sound, text: string) => boolean;
};
/** A film's plan with what its storyboard shows besides. */
export type Board = FilmPlan & {
  readonly version: number;
  readonly edits: StoryboardEdits;
  readonly storyOrder: readonly string[];
  readonly cardDefaults: Readonly<Record<CardKind, CardText>>;
  readonly stale: readonly Said[];
  /** What each shot of the timeline was laid from. */
  readonly laid: readonly TimelineScene[];
};

/** Pixels of a film whose shorter side is `side`. */
const sizeOf = (side: number, shape: Shape) => {
  const long = Math.round((side * 16) / 18) * 2;
  return shape === '16:9' ? { width: long, height: side } : { width: side, height: long };
};

/** In this many milliseconds a film goes down into black at its end. */
const closingMs = 900;

/** Places a tale's scenes, pictures and audio on the timeline of a film, from the current rows and edits. */
export function planBoards({ db, files, ownArt, soundFits }: PlanParts) {
  const focusOf = pictureFocus(files);
  const meaningsOf = sceneMeanings();
  const sightOf = pictureSight(files, focusOf);
  const lifeOf = sceneLife(files);
  const uprightOf = (lying: { engine: string | null } | undefined, drawn: object | undefined, shape: Shape) => {
    if (drawn) return { upright: 'drawn' as const };
    return shape === '9:16' && lying && lying.engine === ownArt ? { upright: 'missing' as const } : {};
  };
  const marksOf = bedMarks(files);

  return async (taleId: TaleId, language: Language, side: number, shape: Shape): Promise<Board> => {
    const repo = storyboardRepo(db);
    const tale = await repo.tale(taleId);
    if (!tale) throw new Failure('not_found', msg`Tale not found`);
    const [rows, frames, uprights, narrations, captions, music, kept, words, channel] = await Promise.all([
      repo.scenes(taleId),
      repo.frames(taleId),
      shape === '9:16' ? repo.uprights(taleId) : [],
      repo.narrations(taleId, language),
      repo.captions(taleId, language),
      repo.music(taleId),
      repo.edits(taleId),
      repo.words(taleId, language),
      repo.channel(tale.user_id, language),
    ]);
    const meanings = meaningsOf(
      rows.map((row) => ({ ...row, change: frames.find((each) => each.scene_id === row.id)?.reading ?? null })),
      tale.range,
    );
    const storyOrder = rows.map(({ id }) => id);
    const edits = prunedEdits(kept?.edits ?? usualEdits, storyOrder);
    const pictures: Record<string, PlannedFile> = {};
    const narration: Record<string, PlannedFile> = {};
    const missing: Said[] = [];
    const stale: Said[] = [];
    const planned = new Map<string, PlannedScene>();
    const laid: TimelineScene[] = [];
    const sights = new Map<string, Sight>();
    for (const [at, { id, scene_no: sceneNo, text: texts }] of rows.entries()) {
      const text = texts[language]?.trim() ?? '';
      const lying = frames.find((each) => each.scene_id === id && each.r2_key);
      const upright = lying && uprights.find(({ picture: of }) => of === lying.sha256);
      const frame = lying && { ...lying, ...upright };
      const spoken = text ? narrations.find((each) => each.scene_id === id) : undefined;
      const picture = frame?.r2_key ? (frame.sha256 ?? frame.r2_key) : `missing-${id}`;
      if (frame?.r2_key) pictures[picture] = { key: frame.r2_key, sha256: frame.sha256 ?? '' };
      else missing.push(msg`Scene ${{ scene: sceneNo }} has no picture yet.`);
      if (spoken?.r2_key) narration[id] = { key: spoken.r2_key, sha256: spoken.sha256 ?? '' };
      else if (text)
        missing.push(msg`Scene ${{ scene: sceneNo }} is not narrated in ${{ language: named(language) }} yet.`);
      const fits = !spoken || soundFits(spoken, texts[language] ?? '');
      if (!fits)
        stale.push(
          msg`The narration of scene ${{ scene: sceneNo }} in ${{ language: named(language) }} no longer says its words.`,
        );
      planned.set(id, {
        sceneId: id,
        sceneNo,
        text,
        image: frame ? { id: frame.id, sha256: frame.sha256 ?? '', ...uprightOf(lying, upright, shape) } : null,
        narration: spoken
          ? { id: spoken.id, sha256: spoken.sha256 ?? '', stale: !fits, spoken: spoken.kind === 'synthetic' }
          : null,
      });
      const size = { width: frame?.width ?? 16, height: frame?.height ?? 9 };
      const own = pictures[picture];
      const focus = edits.scenes[id]?.focus ?? (shape === '9:16' && own ? await focusOf(own) : null);
      const shown = focus && shape === '9:16' ? coverOf(focus, size, shape) : null;
      const place = {
        shape,
        cover: shown?.cover,
        focus: edits.scenes[id]?.focus,
        drawnHere: ownArt !== undefined && lying?.engine === ownArt,
      };
      const sight = own && (await sightOf(own, size, place));
      if (sight) sights.set(id, sight);
      laid.push({
        sceneId: id,
        picture,
        ...(meanings[at] ? { meaning: meanings[at] } : {}),
        narration: spoken
          ? narrationOf(
              spoken,
              text,
              captions.find((each) => each.scene_id === id),
            )
          : null,
        ...shown,
        ...(sight ? { sight } : {}),
        ...(own ? await lifeOf(own, { text, language, air: meanings[at]?.air ?? [] }) : {}),
      });
    }
    if (rows.length === 0) missing.push(msg`The tale has no scenes yet.`);

    const reference = tale.range ? formatReference(tale.range, language) : (tale.verse ?? '');
    const pasted = tale.mode === 'paste';
    const lastTold = planned.get(orderedIds(edits.order, storyOrder).at(-1) ?? '')?.text ?? '';
    const told = {
      ...{ title: words?.title || tale.title, reference, channel, scripture: !pasted || tale.range !== null },
      ...{ lesson: pasted ? '' : (words?.lesson ?? ''), closing: pasted ? lastTold : '' },
    };
    const cardDefaults = cardWords(told, language);
    const inOrder = orderedIds(edits.order, storyOrder).flatMap((id): ShownPicture[] => {
      const scene = laid.find(({ sceneId }) => sceneId === id);
      const file = scene && pictures[scene.picture];
      return file ? [{ ...file, cover: scene.cover, sight: sights.get(id) }] : [];
    });
    const cards: Record<CardKind, PlannedCard> =
      rows.length > 0
        ? planCards({ cards: edits.cards, defaults: cardDefaults, language, shape, pictures: inOrder })
        : { title: null, end: null };
    for (const card of Object.values(cards)) if (card) pictures[card.key] = { key: card.key, sha256: card.sha256 };
    const names = { title: cards.title?.key ?? '', end: cards.end?.key ?? '' };
    const decided = editedScenes(laid, edits, shape, names);
    const beats = Object.fromEntries(decided.flatMap(({ sceneId, beatMs }) => (beatMs ? [[sceneId, beatMs]] : [])));
    const timeline = buildTimeline({
      language,
      audience: tale.audience,
      ...sizeOf(side, shape),
      scenes: decided,
      closingMs,
    });
    const look = {
      fadeInMs: music?.fade_in_ms ?? null,
      fadeOutMs: music?.fade_out_ms ?? null,
      duckDb: music?.duck_db ?? null,
    };
    const piece = music && { key: music.r2_key, sha256: music.sha256 };
    const bed = music && piece ? { ...piece, gainDb: music.gain_db, ...look, marks: await marksOf(piece) } : null;
    const scenes = timeline.shots.map(({ sceneId }): PlannedScene => {
      const kind = cardOf(sceneId);
      const text = kind ? (cards[kind]?.text ?? '') : '';
      return planned.get(sceneId) ?? { sceneId, sceneNo: 0, text, image: null, narration: null };
    });
    return {
      ...{ timeline, shape, pictures, narration, music: bed, scenes, cards, beats, missing },
      ...{
        version: kept?.version ?? 0,
        decided: canonicalJson(edits),
        edits,
        storyOrder,
        cardDefaults,
        stale,
        laid: decided,
      },
    };
  };
}

const narrationOf = (spoken: Sound, text: string, kept: KeptCaptions | undefined) => ({
  ...{ durationMs: spoken.duration_ms ?? 0, text, words: spoken.words },
  ...{ sound: spoken.sha256 ?? '', kept: kept ?? null },
});

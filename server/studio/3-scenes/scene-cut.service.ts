import type { SceneId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Row } from '#server/db/tables/tables.ts';
import type { MadeSound, SceneSounds } from '#server/studio/scene-sounds.ts';
import { Failure } from '#shared/endpoint.ts';
import { splitText } from '#shared/film/scene-cut.ts';
import type { SceneCut, splitPictures } from '#shared/film/scene-cut.contract.ts';
import { editedScene, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import { codeOf, englishOf, named, type Said } from '#shared/said.ts';
import { type Language, languages, limits } from '#shared/vocabulary.ts';
import { promptOfPart } from './cut-prompts.ts';
import { keptSceneRepo, type SceneState } from './kept-scene.repo.ts';
import { mergedSection } from './merge-rule.ts';
import { type ChangeParts, commitChange, undoChange } from './scene-change.ts';

type CutParts = ChangeParts & {
  readonly sounds: SceneSounds;
  /** Orders one picture; called after the scenes have been changed. */
  readonly drawAgain: (order: { id: string; userId: UserId }) => Promise<unknown>;
};
type Place = { readonly taleId: TaleId; readonly userId: UserId; readonly sceneId: SceneId };
type SplitPicture = (typeof splitPictures)[number];
const pending: readonly (string | null)[] = ['queued', 'generating', 'uploading', 'speaking'];

/** Splits scenes and puts neighbours together, with their pictures and sounds, and takes that back. */
export function sceneCutService(parts: CutParts) {
  const { db, files, sounds, drawAgain } = parts;

  async function find({ taleId, userId, sceneId }: Place) {
    await requireOwnTale(db, taleId, userId);
    const all = await keptSceneRepo(db).all(taleId);
    const at = all.findIndex(({ id }) => id === sceneId);
    const next = all[at + 1];
    if (at < 0) throw new Failure('not_found', msg`Scene not found`);
    const [state, after] = await keptSceneRepo(db).states(next ? [sceneId, next.id] : [sceneId]);
    return { all, state: state as SceneState, after: after ?? null };
  }

  return {
    async look(place: Place): Promise<SceneCut> {
      const { all, state, after } = await find(place);
      const apart = after && mergeRefused(all, state, after);
      const next = after && {
        sceneId: after.scene.id,
        sceneNo: after.scene.scene_no,
        hasPicture: after.image?.r2_key != null,
        mergeRefused: apart && englishOf(apart),
        mergeRefusedSaid: apart && codeOf(apart),
        sounds: told(state, after).map((language) => {
          const [a, b] = [soundOf(state, language), soundOf(after, language)];
          return {
            language,
            joined: Boolean(a && b && sounds.joins(a, wordsOf(state, language), b, wordsOf(after, language))),
            recorded: [a, b].some((each) => each !== undefined && each.kind !== 'synthetic'),
          };
        }),
      };
      const cuts = await Promise.all(
        told(state).map(async (language) => {
          const own = soundOf(state, language);
          const text = wordsOf(state, language);
          return {
            language,
            text,
            sound: own?.r2_key ? own.kind : ('none' as const),
            soundCuts: own ? await sounds.places(own, text) : [],
          };
        }),
      );
      const hasPicture = state.image?.r2_key != null;
      const { scene_no: sceneNo } = state.scene;
      const refused = splitRefused(all, state);
      const split = { splitRefused: refused && englishOf(refused), splitRefusedSaid: refused && codeOf(refused) };
      return { sceneNo, scenes: all.length, hasPicture, ...split, languages: cuts, next };
    },

    async split({
      at,
      picture,
      ...place
    }: Place & { at: Partial<Record<Language, number | undefined>>; picture: SplitPicture }) {
      const { all, state } = await find(place);
      refuse(splitRefused(all, state));
      const { scene, image } = state;
      const texts = told(state).map((language) => {
        const halves = splitText(wordsOf(state, language), at[language] ?? 0);
        if (!halves)
          throw new Failure(
            'invalid',
            msg`Choose where to split scene ${{ scene: scene.scene_no }} in ${{ language: named(language) }}: both parts need text.`,
          );
        return [language, halves, at[language] ?? 0] as const;
      });
      const made: [SceneState['sounds'][number][], SceneState['sounds'][number][]] = [[], []];
      const takes: Row<'narration_takes'>[][] = [[], []];
      const id = nanoid();
      for (const [language, , words] of texts) {
        const own = soundOf(state, language);
        const cut = own && (await sounds.cut(own, wordsOf(state, language), words));
        if (own && !cut) made[0].push(own);
        for (const [n, { sound, take }] of (cut ?? []).entries()) {
          made[n as 0 | 1].push({ ...sound, scene_id: n === 0 ? scene.id : id });
          if (take) takes[n as 0 | 1]?.push(take);
        }
      }
      const half = (n: 0 | 1) => Object.fromEntries(texts.map(([language, halves]) => [language, halves[n]]));
      const prompts = all.map(({ prompt }) => prompt);
      const first = promptFor(0, picture === 'second');
      const second = promptFor(1, picture !== 'second', first);
      const images = await splitImages(picture, first, second);
      const to: SceneState[] = [
        {
          scene: { ...scene, text: half(0), prompt: first },
          image: images[0],
          sounds: made[0],
          takes: [...state.takes, ...ids(takes[0])],
        },
        {
          scene: { ...scene, id, text: half(1), prompt: second },
          image: images[1],
          sounds: made[1],
          takes: ids(takes[1]),
        },
      ];
      const follow = (edits: StoryboardEdits): StoryboardEdits => {
        const { pauseMs, motion, focus } = edits.scenes[scene.id] ?? {};
        const own = picture === 'second' ? { motion, focus } : {};
        const moved = editedScene(editedScene(edits, scene.id, { pauseMs: undefined, shots: undefined }), id, {
          pauseMs,
          ...own,
        });
        return picture === 'second' ? editedScene(moved, scene.id, { motion: undefined, focus: undefined }) : moved;
      };
      const done = await commitChange(parts, {
        ...place,
        kind: 'split',
        from: [state],
        to,
        takes: takes.flat(),
        follow,
      });
      const anew = picture === 'both' || !image?.r2_key ? null : (images[picture === 'second' ? 0 : 1]?.id ?? null);
      if (anew) await drawAgain({ id: anew, userId: place.userId });
      return done;

      function promptFor(n: 0 | 1, own: boolean, other = ''): string {
        return own
          ? promptOfPart(scene, texts.find(([language]) => language === 'en')?.[1][n] ?? '', [...prompts, other])
          : scene.prompt;
      }
      async function splitImages(
        keeps: SplitPicture,
        ...both: [string, string]
      ): Promise<[Row<'images'> | null, Row<'images'> | null]> {
        if (!image) return [null, null];
        const blank = {
          status: null,
          r2_key: null,
          sha256: null,
          width: null,
          height: null,
          engine: null,
          take: 0,
          last_error: null,
        };
        const base = { ...image, ...blank, id: nanoid(), scene_id: id, claimed_by: null, claimed_until: null };
        if (!image.r2_key || keeps === 'first')
          return [
            { ...image, prompt: both[0] },
            { ...base, prompt: both[1] },
          ];
        const key = `images/${image.tale_id}/${nanoid()}${/\.\w+$/.exec(image.r2_key)?.[0] ?? '.png'}`;
        await files.put(key, await files.read(image.r2_key), /\.jpe?g$/.test(key) ? 'image/jpeg' : 'image/png');
        const copy = { ...image, id: base.id, scene_id: id, r2_key: key, prompt: both[1] };
        return keeps === 'both' ? [image, copy] : [{ ...image, ...blank, prompt: both[0] }, copy];
      }
    },

    async merge({ nextId, picture, ...place }: Place & { nextId: string; picture: 'first' | 'second' }) {
      const { all, state, after } = await find(place);
      if (after?.scene.id !== nextId)
        throw new Failure('conflict', msg`Another scene follows this one now: the story was changed. Look again.`);
      refuse(mergeRefused(all, state, after));
      const rule = mergedSection(all, state.scene, after.scene);
      if ('refused' in rule) throw new Failure('conflict', rule.refused);
      const text: Row<'scenes'>['text'] = {};
      const joined: MadeSound[] = [];
      const kept: Row<'narrations'>[] = [];
      for (const language of told(state, after)) {
        text[language] = [wordsOf(state, language), wordsOf(after, language)].filter(Boolean).join(' ');
        const [a, b] = [soundOf(state, language), soundOf(after, language)];
        const both = a && b ? await sounds.join(a, wordsOf(state, language), b, wordsOf(after, language)) : null;
        if (both) joined.push(both);
        else if (a) kept.push(a);
      }
      const chosen = picture === 'second' && after.image?.r2_key ? after.image : state.image;
      const { id: _, scene_id: __, frame_no: ___, ...look } = chosen ?? ({} as Row<'images'>);
      const takes = joined.flatMap(({ take }) => take ?? []);
      const section = rule.section;
      const prompt = chosen?.prompt ?? state.scene.prompt;
      const to: SceneState = {
        scene: { ...state.scene, section, text, prompt },
        image: state.image && { ...state.image, ...look },
        sounds: [...kept, ...joined.map(({ sound }) => sound)],
        takes: [...state.takes, ...after.takes, ...ids(takes)],
      };
      const follow = (edits: StoryboardEdits): StoryboardEdits => {
        const { pauseMs, motion, focus } = edits.scenes[after.scene.id] ?? {};
        const pictured = chosen === after.image ? { motion, focus } : {};
        return editedScene(edits, state.scene.id, { pauseMs, shots: undefined, ...pictured });
      };
      return commitChange(parts, { ...place, kind: 'merge', from: [state, after], to: [to], takes, follow });
    },

    undo: (id: string, userId: UserId) => undoChange(parts, id, userId),
  };
}
export type SceneCutService = ReturnType<typeof sceneCutService>;

const ids = (takes: readonly { id: string }[] | undefined): string[] => (takes ?? []).map(({ id }) => id);
const wordsOf = ({ scene }: SceneState, language: Language): string => scene.text[language]?.trim() ?? '';
const soundOf = ({ sounds }: SceneState, language: Language) => sounds.find((each) => each.language === language);
const told = (...states: SceneState[]): Language[] =>
  languages.filter((language) => states.some((state) => wordsOf(state, language) !== ''));

function refuse(why: Said | null): void {
  if (why !== null) throw new Failure('conflict', why);
}

function splitRefused(all: readonly unknown[], state: SceneState): Said | null {
  if (all.length >= limits.scenes.max) return msg`A tale has at most ${{ most: limits.scenes.max }} scenes.`;
  const short = told(state).find((language) => splitText(wordsOf(state, language), 1) === null);
  const scene = state.scene.scene_no;
  if (short) return msg`Scene ${{ scene }} has too few words in ${{ language: named(short) }} to be split.`;
  if (told(state).length === 0) return msg`Scene ${{ scene }} has too few words to be split.`;
  return busy(state);
}

function mergeRefused(all: readonly Row<'scenes'>[], first: SceneState, second: SceneState): Said | null {
  if (all.length <= limits.scenes.min) return msg`A tale has at least ${{ least: limits.scenes.min }} scenes.`;
  const rule = mergedSection(all, first.scene, second.scene);
  return 'refused' in rule ? rule.refused : (busy(first) ?? busy(second));
}

/** Nothing is cut under the brush or in mid-sentence. */
function busy({ scene, image, sounds }: SceneState): Said | null {
  if (pending.includes(image?.status ?? null))
    return msg`The picture of scene ${{ scene: scene.scene_no }} is being drawn: wait until it is ready.`;
  if (sounds.some(({ status }) => pending.includes(status)))
    return msg`Scene ${{ scene: scene.scene_no }} is being narrated: wait until it is done.`;
  return null;
}

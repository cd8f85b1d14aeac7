import { describe, expect, test } from 'vitest';
import { timedTokens } from '../captions/caption-words.ts';
import { editedScene, editedScenes, noEdits } from '../film/storyboard-edits.ts';
import { buildTimeline, framesPerSecond } from '../film/timeline.ts';
import type { TimelineScene } from '../film/timeline-scenes.ts';
import { segmentsOf } from '../film/timeline-segments.ts';
import type { Language } from '../vocabulary.ts';
import { cutPlaces } from './cut-places.ts';
import {
  framedShot,
  inOrder,
  joinedShots,
  movedCut,
  type SceneShots,
  type SetShots,
  shotsAsShown,
  sizeBetween,
  splitShot,
} from './set-shots.ts';
import type { Sight } from './sight.ts';

const sight: Sight = {
  faces: [
    { x: 0.3, y: 0.35, size: 0.1 },
    { x: 0.7, y: 0.4, size: 0.1 },
  ],
  focus: { x: 0.5, y: 0.5 },
  least: 0.5,
};
const text =
  'Ruth gleaned in the field until evening, and she beat out what she had gathered. It was about a bushel of barley. ' +
  'She took it up and went into the city, where her mother-in-law saw it. Then Naomi asked her, “Where did you glean?”';
const french =
  'Ruth glana dans le champ jusqu’au soir, et elle battit ce qu’elle avait glané. Il y eut environ un épha d’orge. ' +
  'Elle l’emporta et rentra dans la ville, et sa belle-mère le vit. Alors Naomi lui dit : « Où as-tu glané ? »';
const words = timedTokens({ text, words: [], durationMs: 1 });
const scene = (more: Partial<TimelineScene> = {}): TimelineScene => ({
  sceneId: 's0',
  picture: 'p0',
  narration: { durationMs: 20_000, text, words: [] },
  sight,
  life: { speakers: [] },
  ...more,
});
const film = (shots: SceneShots | undefined, more: Partial<TimelineScene> = {}, language: Language = 'en') =>
  buildTimeline({
    ...{ language, width: 1920, height: 1080 },
    scenes: [scene({ ...more, ...(shots ? { shots } : {}) }), scene({ sceneId: 's1', picture: 'p1' })],
  });
type Film = ReturnType<typeof film>;
const cameraOf = ({ shots }: Film) => shots[0]?.camera ?? [];
const placesOf = ({ shots: [first, second], fps }: Film, narration = scene().narration) => {
  const own = second!.startFrame;
  return cutPlaces({ narration, narrationAt: first!.narrationAt, fps, own, from: 0, to: own });
};
/** The planned shots of the scene, to be changed. */
const planned = () => {
  const now = film(undefined);
  const shown = cameraOf(now).map(({ startFrame }, no) => ({ startFrame, no }));
  return shotsAsShown(shown, placesOf(now), words.length);
};
const bodies = (made: Film) => segmentsOf(made).map(({ frames, layers }) => JSON.stringify([frames, layers]));
/** The shots of the first scene whose pieces are not in the film before. */
const redrawn = (set: SetShots, before: Film = film(undefined)) => {
  const made = film({ en: set });
  const known = new Set(bodies(before));
  const anew = segmentsOf(made).filter(({ frames, layers }) => !known.has(JSON.stringify([frames, layers])));
  const at = (frame: number) => cameraOf(made).findLastIndex(({ startFrame }) => startFrame <= frame);
  return [...new Set(anew.map(({ startFrame }) => at(startFrame)))];
};

describe('shots that are set as they were planned', () => {
  test('give the same film, but for their numbers', () => {
    const [set, before] = [planned(), film(undefined)];
    expect(set.shots.length).toBeGreaterThan(3);
    expect(inOrder(set.shots)).toBe(true);
    expect(bodies(film({ en: set }))).toEqual(bodies(before));
    expect(cameraOf(film({ en: set })).map(({ no: _, ...shot }) => shot)).toEqual(cameraOf(before));
  });
});

describe('a cut that is moved', () => {
  test('falls after its word, and only the two shots beside it are made again', () => {
    const set = movedCut(planned(), 1, { words: 12 });
    const [, second] = cameraOf(film({ en: set }));
    const place = placesOf(film(undefined)).find((each) => each.words === 12);
    expect(second!.startFrame).toBe(place!.frame);
    expect(redrawn(set).every((shot) => shot <= 1)).toBe(true);
    expect(redrawn(set)).toContain(1);
  });

  test('stays at its word in another reading of the same words', () => {
    const set = movedCut(planned(), 1, { words: 12 });
    const slow = { durationMs: 27_000, text, words: [] };
    const made = film({ en: set }, { narration: slow });
    expect(cameraOf(made)[1]!.startFrame).toBe(placesOf(made, slow).find((each) => each.words === 12)!.frame);
    expect(cameraOf(made)).toHaveLength(set.shots.length);
  });

  test('goes to the same share of other words, at the end of a phrase', () => {
    const longer = `In those days, so it is told, ${text}`;
    const narration = { durationMs: 22_000, text: longer, words: [] };
    const made = film({ en: planned() }, { narration });
    const cuts = cameraOf(made).slice(1);
    expect(cuts).toHaveLength(planned().shots.length - 1);
    for (const { startFrame } of cuts)
      expect(['sentence', 'phrase']).toContain(
        placesOf(made, narration).find((each) => each.frame === startFrame)?.ends,
      );
  });

  test('is left out where words leave it no room, and returns with it', () => {
    const set = splitShot(planned(), 0, { words: words.length, ms: 6000 }, 'close');
    const last = { ...set, shots: set.shots.toSorted((a, b) => a.words - b.words) };
    expect(cameraOf(film({ en: last }))).toHaveLength(planned().shots.length);
    const made = film({ en: last }, { pauseMs: 9000 });
    expect(cameraOf(made)).toHaveLength(planned().shots.length + 1);
    const end = (500 + 20_000 + 6000) * (framesPerSecond / 1000);
    expect(cameraOf(made).at(-1)!.startFrame).toBe(end);
  });

  test('never falls inside a crossfade, nor within a second of the one before', () => {
    const set = movedCut(movedCut(planned(), 1, { words: 1 }), 2, { words: 2 });
    const [first, second] = cameraOf(film({ en: set }));
    expect(second!.startFrame - first!.startFrame).toBeGreaterThanOrEqual(framesPerSecond);
    const shots = { en: movedCut(planned(), 1, { words: 1 }) };
    const { shots: laid } = buildTimeline({
      ...{ language: 'en', width: 1920, height: 1080 },
      scenes: [scene({ sceneId: 's1', picture: 'p1' }), scene({ shots, transition: { kind: 'crossfade', ms: 3000 } })],
    });
    expect(laid[1]!.camera!.slice(1).every(({ startFrame }) => startFrame > laid[1]!.fadeIn)).toBe(true);
  });
});

describe('a shot', () => {
  test('is shown in the chosen size, or the next one that its picture has', () => {
    const set = framedShot(planned(), 1, { kind: 'close' });
    const [first, second] = cameraOf(film({ en: set }));
    expect([first!.kind, second!.kind, second!.chosen]).toEqual(['wide', 'close', 'close']);
    expect(redrawn(set)).toEqual([1]);
    const far = cameraOf(film({ en: set }, { sight: { ...sight, least: 0.6 } }));
    expect([far[1]!.kind, far[1]!.chosen]).toEqual(['medium', 'close']);
    expect(cameraOf(film({ en: framedShot(set, 1, { kind: null }) }))[1]).toMatchObject({ kind: 'medium' });
  });

  test('is held still, with all that lives in its picture', () => {
    const set = framedShot(planned(), 1, { still: true });
    const made = film({ en: set });
    const [first, second] = cameraOf(made);
    expect(second!.motion.from).toEqual(second!.motion.to);
    const pieces = segmentsOf(made).filter(({ startFrame }) => startFrame < second!.startFrame + second!.frames);
    expect(pieces.map(({ layers: [layer] }) => layer.life !== undefined)).toEqual([true, false]);
    expect(first!.motion.from).not.toEqual(first!.motion.to);
    expect(redrawn(set)).toEqual([1]);
  });

  test('is split and joined without another shot being made again', () => {
    const [set, before] = [planned(), film(undefined)];
    const [at] = placesOf(before).filter(({ frame }) => frame > cameraOf(before)[1]!.startFrame + 60);
    const split = splitShot(set, 1, at!, 'wide');
    expect(inOrder(split.shots)).toBe(true);
    expect(cameraOf(film({ en: split })).map(({ kind }) => kind)).toEqual(
      cameraOf(before).flatMap(({ kind }, index) => (index === 1 ? [kind, 'wide'] : [kind])),
    );
    expect(redrawn(split).every((shot) => shot === 1 || shot === 2)).toBe(true);
    expect(bodies(film({ en: joinedShots(split, 1) }))).toEqual(bodies(before));
    expect(redrawn(joinedShots(set, 1)).every((shot) => shot === 1)).toBe(true);
  });

  test('gets a size after a split that neither of its neighbours has', () => {
    expect(sizeBetween(['wide', 'medium', 'close'], 'wide', 'medium')).toBe('close');
    expect(sizeBetween(['wide', 'medium'], 'medium', 'wide')).toBe('wide');
    expect(sizeBetween(['wide', 'medium', 'close'], 'close', undefined)).toBe('wide');
  });
});

describe('the shots of a scene', () => {
  test('are followed by other languages at the end of their own phrases, until these have their own', () => {
    const en = framedShot(planned(), 1, { kind: 'close' });
    const narration = { durationMs: 24_000, text: french, words: [] };
    const made = film({ en }, { narration }, 'fr');
    const followed = cameraOf(made);
    expect(followed.map(({ kind }) => kind)).toEqual(cameraOf(film({ en })).map(({ kind }) => kind));
    for (const { startFrame } of followed.slice(1))
      expect(['sentence', 'phrase']).toContain(
        placesOf(made, narration).find((each) => each.frame === startFrame)?.ends,
      );
    const fr = { of: 40, shots: [{ no: 0, words: 0 }] };
    expect(cameraOf(film({ en, fr }, { narration }, 'fr'))).toHaveLength(1);
    expect(cameraOf(film({ en, fr }))).toHaveLength(en.shots.length);
  });

  test('rule over a calm or still tale, and give way to a motion of the scene', () => {
    const names = { title: '', end: '' };
    const set = editedScene(noEdits, 's0', { shots: { en: planned() } });
    const cameras = (edits: typeof noEdits) =>
      editedScenes([scene(), scene({ sceneId: 's1', picture: 'p1' })], edits, '16:9', names);
    for (const motion of ['calm', 'still'] as const) {
      const { shots } = buildTimeline({
        ...{ language: 'en', width: 1920, height: 1080 },
        scenes: cameras({ ...set, motion }),
      });
      expect(shots.map(({ camera }) => camera?.length ?? 0)).toEqual([planned().shots.length, 0]);
      expect(shots[0]!.life).toBeDefined();
    }
    expect(cameraOf(film({ en: planned() }, { motion: 'none' }))).toEqual([]);
  });

  test('follow each other from the first word on, each with its own number', () => {
    const first = { no: 0, words: 0 };
    expect(inOrder([first, { no: 1, words: 4 }, { no: 2, words: 4, ms: 500 }])).toBe(true);
    expect(inOrder([])).toBe(false);
    expect(inOrder([{ no: 0, words: 1 }])).toBe(false);
    expect(inOrder([first, { no: 0, words: 4 }])).toBe(false);
    expect(inOrder([first, { no: 1, words: 4 }, { no: 2, words: 3 }])).toBe(false);
    expect(inOrder([first, { no: 1, words: 4, ms: 500 }, { no: 2, words: 4, ms: 500 }])).toBe(false);
  });
});

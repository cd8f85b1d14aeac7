import { type Language, languages } from '../vocabulary.ts';
import type { MovingView, ShotKind } from './camera-views.ts';
import type { CutAt, CutPlace } from './cut-places.ts';

/**
 * A shot as somebody set it. `no` names it for good, whatever is cut before it: its view, where none was chosen, and
 * its picture's life follow from that number.
 */
export type SetShot = CutAt & {
  readonly no: number;
  /** Left out: the view that the studio plans for its number. */
  readonly kind?: ShotKind | undefined;
  /** The camera holds still, and so does what lives in the picture. */
  readonly still?: true | undefined;
};
/** The shots of a scene in the words of one language; `of` is how many words the scene had then. */
export type SetShots = { readonly of: number; readonly shots: readonly SetShot[] };
export type SceneShots = Readonly<Partial<Record<Language, SetShots | undefined>>>;

/** How many shots a scene may have, and how short one may be, in seconds. */
export const shotLimits = { most: 60, leastSeconds: 1 } as const;

/** Whether shots can follow each other as they are: from the first word on, forwards, each with its own number. */
export const inOrder = (shots: readonly SetShot[]): boolean =>
  shots[0]?.words === 0 &&
  shots[0].ms === undefined &&
  new Set(shots.map(({ no }) => no)).size === shots.length &&
  shots.every(({ words, ms = -1 }, index) => {
    const before = shots[index - 1];
    return !before || words > before.words || (words === before.words && ms > (before.ms ?? -1));
  });

/** How many words further a cut may be moved to fall where a reader would pause. */
const worth = { sentence: 0, phrase: 2, word: 7, silence: 7 } as const;
/** A cut in a silence that is this much longer or shorter now is still the same. */
const silentRoomMs = 400;

/** The shots that were set in a language, or else those of the first language that has some: these are followed. */
export function setShotsIn(shots: SceneShots | undefined, language: Language): { set: SetShots; own: boolean } | null {
  const own = shots?.[language];
  if (own) return { set: own, own: true };
  const set = languages.map((each) => shots?.[each]).find((each) => each !== undefined);
  return set ? { set, own: false } : null;
}

/**
 * The first frames of the shots that were set. In the same words each cut falls where it was set; in other words, or
 * another language, at about the same share of them, where a sentence or a phrase ends if there is one. Shots without
 * room are left out.
 */
export function startsOf(
  { set, own }: { set: SetShots; own: boolean },
  places: readonly CutPlace[],
  { words, fps }: { words: number; fps: number },
): { shot: SetShot; frame: number }[] {
  const same = own && set.of === words;
  const [first, ...others] = set.shots;
  if (!first) return [];
  const starts = [{ shot: first, frame: 0 }];
  for (const shot of others) {
    const from = (starts.at(-1)?.frame ?? 0) + shotLimits.leastSeconds * fps;
    const free = places.filter(({ frame }) => frame >= from);
    const place =
      shot.ms !== undefined
        ? silentPlace(free, shot.ms)
        : same
          ? free.find((each) => each.words === shot.words && each.ends !== 'silence')
          : nearestPlace(free, (shot.words / set.of) * words);
    if (place) starts.push({ shot, frame: place.frame });
  }
  return starts;
}

const silentPlace = (places: readonly CutPlace[], at: number): CutPlace | undefined =>
  places.find(({ ends, ms = 0 }) => ends === 'silence' && Math.abs(ms - at) <= silentRoomMs);

function nearestPlace(places: readonly CutPlace[], words: number): CutPlace | undefined {
  const cost = (place: CutPlace) => Math.abs(place.words - words) + worth[place.ends];
  const spoken = places.filter(({ ends }) => ends !== 'silence');
  return spoken.toSorted((a, b) => cost(a) - cost(b))[0];
}

/** What a chosen size becomes in a picture without a view of it. */
const instead: Readonly<Record<ShotKind, readonly ShotKind[]>> = {
  wide: [],
  medium: ['close'],
  close: ['medium'],
};

/** The view of a shot: the planned one where no size was chosen or it has that size, or else the first of that size. */
export function chosenView(views: readonly MovingView[], number: number, kind: ShotKind | undefined): MovingView {
  const planned = views[number] as MovingView;
  const found = [...(kind ? [kind, ...instead[kind]] : [])]
    .map((each) => (planned.kind === each ? planned : views.find((view) => view.kind === each)))
    .find((view) => view !== undefined);
  return found ?? (kind ? (views[0] as MovingView) : planned);
}

/** A shot as a storyboard shows it. */
type ShownShot = {
  readonly startFrame: number;
  readonly no: number;
  readonly chosen?: ShotKind | undefined;
  readonly still?: true | undefined;
};

/** The shots of a scene as they are shown, to be set from now on. */
export function shotsAsShown(shown: readonly ShownShot[], places: readonly CutPlace[], of: number): SetShots {
  const shots = shown.map(({ startFrame, no, chosen, still }): SetShot => {
    const place = places.find(({ frame }) => frame === startFrame);
    return {
      no,
      words: place?.words ?? 0,
      ...(place?.ms === undefined ? {} : { ms: place.ms }),
      ...(chosen ? { kind: chosen } : {}),
      ...(still ? { still } : {}),
    };
  });
  return { of, shots };
}

const cutOf = ({ words, ms }: CutAt): CutAt => ({ words, ...(ms === undefined ? {} : { ms }) });

/** With the beginning of shot `no` at another place. */
export const movedCut = (set: SetShots, no: number, to: CutAt): SetShots => ({
  ...set,
  shots: set.shots.map(({ words: _, ms: __, ...shot }, index) =>
    shot.no === no && index > 0 ? { ...shot, ...cutOf(to) } : (set.shots[index] as SetShot),
  ),
});

/** With another size of shot `no` (null: none chosen), or held still or not; what is left out stays. */
export const framedShot = (
  set: SetShots,
  no: number,
  part: { readonly kind?: ShotKind | null; readonly still?: boolean },
): SetShots => ({
  ...set,
  shots: set.shots.map((shot) => {
    if (shot.no !== no) return shot;
    const [kind, still] = [part.kind === undefined ? shot.kind : part.kind, part.still ?? shot.still];
    return { no, ...cutOf(shot), ...(kind ? { kind } : {}), ...(still ? { still } : {}) };
  }),
});

/** With shot `no` cut in two; the second one is shown in another size. */
export function splitShot(set: SetShots, no: number, at: CutAt, kind: ShotKind): SetShots {
  const index = set.shots.findIndex((shot) => shot.no === no);
  const added = { no: Math.max(...set.shots.map((shot) => shot.no)) + 1, ...cutOf(at), kind };
  return index < 0 ? set : { ...set, shots: set.shots.toSpliced(index + 1, 0, added) };
}

/** With shot `no` lasting until the end of the one after it. */
export function joinedShots(set: SetShots, no: number): SetShots {
  const index = set.shots.findIndex((shot) => shot.no === no);
  return index < 0 ? set : { ...set, shots: set.shots.toSpliced(index + 1, 1) };
}

/** A size for the second half of a shot: unlike what is beside it, and as near as can be to the shot's own. */
export function sizeBetween(kinds: readonly ShotKind[], shown: ShotKind, next: ShotKind | undefined): ShotKind {
  const others = kinds.filter((kind) => kind !== shown);
  return others.find((kind) => kind !== next) ?? others[0] ?? shown;
}

/** How many numbers the shots of a scene take. */
export const numbersIn = (camera: readonly { readonly no?: number | undefined }[]): number =>
  camera.reduce((most, { no }, index) => Math.max(most, (no ?? index) + 1), 0);

import { countWords } from '#shared/prose.ts';
import { comparePlaces, containsRange, type VerseRange } from '#shared/scripture.ts';
import { eweLeans } from './leaning-verses.ts';
import type { Retelling } from './passage-segments.ts';
import type { Option } from './telling-options.ts';
import type { Unit } from './verse-units.ts';
import { isTurning, valueOf } from './verse-value.ts';

/** A beat in the making: verses in plain words or word for word, with the Ewe verses that stand beside them. */
export type Part = {
  readonly retold: readonly Retelling[];
  readonly units: readonly Unit[];
  readonly ewe: readonly Unit[];
};

type Slice = { unit: Unit; value: number; must: boolean };
type Draft = { retold: Retelling[]; units: Unit[]; pool: Slice[]; chosen: Slice[] };

/** The parts of a telling in order. Ewe takes as many verses as it has room for, and at least one for each part. */
export function partsOf(options: readonly Option[], eweRoom: number, withEwe: boolean): Part[] {
  const drafts = options.flatMap(draftsOf);
  if (withEwe) fillEwe(drafts, eweRoom);
  return drafts.map(({ retold, units, chosen }) => ({
    retold,
    units,
    ewe: chosen.map(({ unit }) => unit).toSorted((a, b) => comparePlaces(a.range.from, b.range.from)),
  }));
}

function draftsOf(option: Option): Draft[] {
  const { segment } = option;
  const slice = (unit: Unit): Slice => ({ unit, value: valueOf(unit, segment.known), must: isTurning(unit, segment.known) });
  const all = segment.units.flatMap((unit) => unit.ewe.map(slice));
  const inside = (range: VerseRange) => all.filter(({ unit }) => containsRange(range, unit.range));
  const quoted: Draft[] = option.units.map((unit) => ({ retold: [], units: [unit], pool: inside(unit.range), chosen: [] }));
  if (!option.retells) return quoted;
  const taken = new Set(quoted.flatMap(({ pool }) => pool));
  const left = all.filter((each) => !taken.has(each));
  // Where all verses are quoted too, the retelling has the first of them beside it in Ewe.
  const pool = left.length > 0 ? left : all.slice(0, Math.max(1, Math.floor(all.length / 2)));
  const rest = quoted
    .map((draft) => ({ ...draft, pool: draft.pool.filter((each) => !pool.includes(each)) }))
    .reduce<Draft[]>((drafts, draft) => {
      const last = drafts.at(-1);
      if (last && last.pool.length === 0) drafts[drafts.length - 1] = { ...draft, units: [...last.units, ...draft.units] };
      else drafts.push(draft);
      return drafts;
    }, []);
  return [{ retold: [...segment.retold], units: [], pool, chosen: [] }, ...rest];
}

const size = ({ unit }: Slice): number => countWords(unit.text.ee ?? '');
const total = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { chosen }) => sum + chosen.reduce((words, each) => words + size(each), 0), 0);
/** Worth against length; what may never be cut comes first. */
const keep = (a: Slice, b: Slice): number =>
  Number(b.must) - Number(a.must) || b.value / (8 + size(b)) - a.value / (8 + size(a)) || size(a) - size(b);

function fillEwe(drafts: Draft[], room: number): void {
  const opening = drafts[0]?.pool.slice(0, 3).find(({ unit }) => !eweLeans(unit.text)) ?? drafts[0]?.pool[0];
  if (opening) opening.must = true;
  const ending = drafts.at(-1)?.pool.at(-1);
  if (ending) ending.must = true;
  for (const draft of drafts) draft.chosen = draft.pool.toSorted(keep).slice(0, 1);
  while (total(drafts) > room * 1.05 && joinTwo(drafts));
  const others = drafts.flatMap((draft) => draft.pool.filter((each) => !draft.chosen.includes(each)).map((each) => ({ draft, each })));
  let words = total(drafts);
  for (const { draft, each } of others.toSorted((a, b) => keep(a.each, b.each))) {
    if (words + size(each) > room * 1.03) continue;
    draft.chosen.push(each);
    words += size(each);
  }
}

/** Makes one part of two neighbours of a kind, the two that cost most Ewe words and lose least. False when there are none. */
function joinTwo(drafts: Draft[]): boolean {
  const pairs = drafts.flatMap((draft, at) => {
    const next = drafts[at + 1];
    if (!next || draft.units.length > 0 !== next.units.length > 0) return [];
    if (draft.units.length > 0 && !follows(draft.units.at(-1)!.range, next.units[0]!.range)) return [];
    const ranked = [...draft.chosen, ...next.chosen].toSorted(keep);
    const musts = ranked.filter(({ must }) => must);
    const kept = musts.length > 0 ? musts : ranked.slice(0, 1);
    return [{ at, kept, saved: ranked.reduce((sum, each) => sum + (kept.includes(each) ? 0 : size(each)), 0) }];
  });
  const best = pairs.filter(({ saved }) => saved > 0).toSorted((a, b) => b.saved - a.saved)[0];
  if (!best) return false;
  const [one, two] = [drafts[best.at]!, drafts[best.at + 1]!];
  const joined = {
    retold: [...one.retold, ...two.retold],
    units: [...one.units, ...two.units],
    pool: [...one.pool, ...two.pool],
    chosen: best.kept,
  };
  drafts.splice(best.at, 2, joined);
  return true;
}

const follows = (before: VerseRange, next: VerseRange): boolean =>
  before.book === next.book &&
  (before.to.chapter === next.from.chapter
    ? next.from.verse === before.to.verse + 1
    : next.from.chapter === before.to.chapter + 1 && next.from.verse === 1);

// Turns the chosen options into parts, and gives each part the Ewe verses that belong to it.
import { countWords } from '#shared/story/prose.ts';
import { comparePlaces, containsRange, type VerseRange } from '#shared/story/scripture.ts';
import { eweLeans } from './passage/leaning-verses.ts';
import type { Retelling } from './passage/passage-segments.ts';
import type { Split } from './split-retelling.ts';
import type { Option } from './telling-options.ts';
import type { Unit } from './passage/verse-units.ts';
import { isTurning, valueOf } from './passage/verse-value.ts';

/** The content of one beat: verses in plain words or word for word, with the matching Ewe verses. */
export type Part = {
  readonly retold: readonly Retelling[];
  readonly units: readonly Unit[];
  readonly ewe: readonly Unit[];
  /** The verses were already told in plain words by the part before. */
  readonly isEcho: boolean;
};

type Slice = { unit: Unit; value: number; must: boolean };
type Draft = { isEcho: boolean; retold: Retelling[]; units: Unit[]; pool: Slice[]; chosen: Slice[] };

/**
 * The parts of a telling in order. Ewe takes as many verses as it has room for, and in any case one for each part, the
 * turning points and the end.
 */
export function partsOf(options: readonly Option[], eweRoom: number, withEwe: boolean): Part[] {
  const drafts = options.flatMap(draftsOf);
  if (withEwe) fillEwe(drafts, eweRoom);
  return drafts.map(({ isEcho, retold, units, chosen }) => ({
    isEcho,
    retold,
    units,
    ewe: chosen.map(({ unit }) => unit).toSorted((a, b) => comparePlaces(a.range.from, b.range.from)),
  }));
}

/** The parts of one option, each with the Ewe verses that it may quote. */
function draftsOf(option: Option): Draft[] {
  const { segment } = option;
  const slice = (unit: Unit): Slice => ({
    unit,
    value: valueOf(unit, segment.known),
    must: isTurning(unit, segment.known),
  });
  const all = segment.units.flatMap((unit) => unit.ewe.map(slice));
  const inside = (unit: Unit) => all.filter((each) => containsRange(unit.range, each.unit.range));
  if (option.split) return splitDrafts(option.split, inside, all);
  if (!option.retells)
    return option.units.map((unit) => ({ isEcho: false, retold: [], units: [unit], pool: inside(unit), chosen: [] }));
  // Ewe verses go to the parts in order: those before what is quoted to the retelling, the others to the quotation that
  // they begin or follow.
  const startOf = (unit: Unit) => Math.max(1, all.indexOf(inside(unit)[0]!));
  const drafts: Draft[] = [];
  for (const [at, unit] of option.units.entries()) {
    const next = option.units[at + 1];
    const pool = all.slice(startOf(unit), next && startOf(next));
    const last = drafts.at(-1);
    if (last && (last.pool.length === 0 || pool.length === 0))
      drafts[drafts.length - 1] = { ...last, units: [...last.units, unit], pool: [...last.pool, ...pool] };
    else drafts.push({ isEcho: true, retold: [], units: [unit], pool, chosen: [] });
  }
  const told = option.units[0] ? all.slice(0, startOf(option.units[0])) : all;
  return [{ isEcho: false, retold: [...segment.retold], units: [], pool: told, chosen: [] }, ...drafts];
}

/** The parts of a split: plain words, quotation, plain words. In Ewe each part quotes the verses that it tells. */
function splitDrafts({ before, units, after }: Split, inside: (unit: Unit) => Slice[], all: readonly Slice[]): Draft[] {
  const quoted = units.map(
    (unit): Draft => ({ isEcho: false, retold: [], units: [unit], pool: inside(unit), chosen: [] }),
  );
  const plain = (told: Retelling | null): Draft[] =>
    told
      ? [
          {
            isEcho: false,
            retold: [told],
            units: [],
            pool: all.filter(({ unit }) => containsRange(told.range, unit.range)),
            chosen: [],
          },
        ]
      : [];
  return [...plain(before), ...quoted, ...plain(after)];
}

const size = ({ unit }: Slice): number => countWords(unit.text.ee ?? '');
const total = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { chosen }) => sum + chosen.reduce((words, each) => words + size(each), 0), 0);
/** Sorts by value per length, with required slices first. */
const keep = (a: Slice, b: Slice): number =>
  Number(b.must) - Number(a.must) || b.value / (8 + size(b)) - a.value / (8 + size(a)) || size(a) - size(b);

/** Chooses the Ewe verses of each part: the required ones first, then as many as fit into `room` words. */
function fillEwe(drafts: Draft[], room: number): void {
  startWell(drafts);
  const ending = drafts
    .flatMap(({ pool }) => pool)
    .toSorted((a, b) => comparePlaces(a.unit.range.from, b.unit.range.from))
    .at(-1);
  if (ending) ending.must = true;
  for (const draft of drafts) {
    const musts = draft.pool.filter(({ must }) => must);
    draft.chosen = musts.length > 0 ? musts : draft.pool.toSorted(keep).slice(0, 1);
  }
  while (total(drafts) > room * 1.05 && joinTwo(drafts));
  const others = drafts.flatMap((draft) =>
    draft.pool.filter((each) => !draft.chosen.includes(each)).map((each) => ({ draft, each })),
  );
  let words = total(drafts);
  for (const { draft, each } of others.toSorted((a, b) => keep(a.each, b.each))) {
    if (words + size(each) > room * 1.03) continue;
    draft.chosen.push(each);
    words += size(each);
  }
}

/**
 * Lets the telling begin with a verse that stands by itself, dropping earlier ones that refer to something not told.
 */
function startWell(drafts: Draft[]): void {
  const [first] = drafts;
  const opening = first?.pool.slice(0, 4).findIndex(({ unit }) => !eweLeans(unit.text)) ?? -1;
  if (!first || opening === -1) return;
  first.pool[opening]!.must = true;
  first.pool.splice(0, opening, ...first.pool.slice(0, opening).filter(({ must }) => must));
}

/**
 * Merges two neighbouring parts of the same kind: those that save most Ewe words and lose least. False when there are
 * none.
 */
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
    isEcho: one.isEcho,
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

import { compareRanges, rangesOverlap } from '#shared/scripture.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Material } from './passage-material.ts';
import type { Unit } from './verse-units.ts';
import { lengthsOf } from './verse-units.ts';
import { byValue } from './verse-value.ts';

/** The verses of one tale, in telling order. */
export type Choice = {
  /** The passage with what stands before it; the story as far as its point. */
  readonly setup: readonly Unit[];
  /** Its point, and what stands after it. */
  readonly point: readonly Unit[];
  readonly related: readonly (readonly Unit[])[];
  readonly honour: Unit | null;
};

export type Room = {
  /** Words of Scripture aimed at, on the average of the languages. */
  readonly words: number;
  /** Words that no language may exceed. */
  readonly most: number;
  readonly languages: readonly Language[];
  readonly withHonour: boolean;
};

/** Words that a passage from elsewhere brings along to be introduced. */
const leadIn = 11;
/** Words below which a passage from elsewhere is only turned to when no longer one fits: too many voices tire a listener. */
const brief = 45;
/** The repertoire introduces as many without saying anything twice. */
const mostRelated = 24;

/** Chooses verses until the room is used: the passage first, then what stands around it, then what else Scripture says. */
export function chooseVerses(material: Material, room: Room): Choice {
  const used = tally(room);
  const honour = room.withHonour
    ? (material.honour.find((unit) => used.size(unit) <= room.words * 0.14 && isElsewhere(unit, material)) ?? null)
    : null;
  if (honour) used.add(honour);

  const core = new Set<Unit>();
  const { carry, others } = byValue(material.core, material.known);
  const take = (units: readonly Unit[]) => {
    for (const unit of units) {
      if (core.size > 0 && !used.fits(unit)) {
        if (used.left() < room.words * 0.3) break;
        continue;
      }
      used.add(unit);
      core.add(unit);
    }
  };
  take(carry);
  if (carry.every((unit) => core.has(unit)) || used.left() > room.words * 0.3) take(others);
  const whole = core.size === material.core.length;
  const context = new Set<Unit>();
  const nearShare = material.related.length === 0 ? 1 : isWholeStory(material) ? 0 : 0.62;
  if (whole) {
    const nearRoom = used.left() * nearShare;
    const start = used.left();
    for (const unit of nearestFirst(material)) {
      if (start - used.left() + used.size(unit) > nearRoom || !used.fits(unit)) break;
      used.add(unit);
      context.add(unit);
    }
  }
  const related: Unit[][] = [];
  const isBrief = (group: readonly Unit[]) => group.reduce((sum, unit) => sum + used.size(unit), 0) < brief;
  const elsewhere = whole ? material.related.toSorted((a, b) => Number(isBrief(a)) - Number(isBrief(b))) : [];
  for (const group of elsewhere) {
    if (used.left() < 12 + leadIn || related.length >= mostRelated) break;
    if (used.fitsAll(group, leadIn)) related.push(group.map((unit, at) => used.add(unit, at === 0 ? leadIn : 0)));
  }
  for (const group of elsewhere.filter((each) => each.length > 1 && !each.some((unit) => related.flat().includes(unit)))) {
    if (used.left() < Math.max(30, room.words * 0.08) || related.length >= mostRelated) break;
    const taken: Unit[] = [];
    for (const unit of group) {
      if (!used.fits(unit, taken.length === 0 ? leadIn : 0)) break;
      taken.push(used.add(unit, taken.length === 0 ? leadIn : 0));
    }
    if (taken.length > 0) related.push(taken);
  }
  for (const unit of whole ? nearestFirst(material) : []) {
    if (context.has(unit)) continue;
    if (used.left() < Math.max(12, room.words * 0.08) || !used.fits(unit)) break;
    used.add(unit);
    context.add(unit);
  }
  return { ...arrange(material, core, context), related, honour };
}

/** A passage that is a known story from end to end needs its neighbours least. */
const isWholeStory = ({ known, range }: Material): boolean => known !== null && compareRanges(known.range, range) === 0;

const isElsewhere = (unit: Unit, { core, before, after, related }: Material): boolean =>
  ![...core, ...before, ...after, ...related.flat()].some((other) => rangesOverlap(other.range, unit.range));

/** Before and after by turns: a passage is better understood from what leads to it. */
function nearestFirst({ before, after }: Material): Unit[] {
  const turns = Math.max(before.length, after.length);
  return Array.from({ length: turns }, (_, at) => [before[at], after[at]])
    .flat()
    .filter((unit) => unit !== undefined);
}

function arrange(material: Material, core: ReadonlySet<Unit>, context: ReadonlySet<Unit>): { setup: Unit[]; point: Unit[] } {
  const inOrder = (units: readonly Unit[]) => units.toSorted((a, b) => compareRanges(a.range, b.range));
  const told = inOrder([...core]);
  const before = inOrder(material.before.filter((unit) => context.has(unit)));
  const after = inOrder(material.after.filter((unit) => context.has(unit)));
  if (after.length > 0) return { setup: [...before, ...told], point: after };
  const pointFrom = told.length >= 3 ? told.length - Math.max(1, Math.round(told.length / 5)) : told.length;
  return { setup: [...before, ...told.slice(0, pointFrom)], point: told.slice(pointFrom) };
}

/** Counts the words chosen so far, in each language. */
function tally({ languages, words, most }: Room) {
  const sums = new Map(languages.map((language) => [language, 0]));
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  const sizes = (unit: Unit) => languages.map((language) => lengthsOf(unit.text, [language])[language] ?? 0);
  return {
    size: (unit: Unit) => mean(sizes(unit)),
    left: () => words - mean([...sums.values()]),
    add(unit: Unit, more = 0): Unit {
      for (const [at, language] of languages.entries()) sums.set(language, (sums.get(language) ?? 0) + (sizes(unit)[at] ?? 0) + more);
      return unit;
    },
    fits: (unit: Unit, more = 0): boolean => fitsAll([unit], more),
    fitsAll,
  };

  function fitsAll(units: readonly Unit[], more: number): boolean {
    const grown = languages.map(
      (language, at) => (sums.get(language) ?? 0) + units.reduce((sum, unit) => sum + (sizes(unit)[at] ?? 0), 0) + more,
    );
    return mean(grown) <= words + Math.max(6, words * 0.03) && Math.max(...grown) <= most;
  }
}

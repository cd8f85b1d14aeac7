import { endsSentence } from '#shared/story/prose.ts';
import { type Section, sections } from '#shared/vocabulary.ts';
import { type Anchor, sameWords } from './same-words.ts';

/** A scene before its words change; `share` is its share of the tale, used when no scene has words yet. */
export type OldScene = { readonly section: Section; readonly text: string; readonly share: number };

/**
 * Distributes the changed text of a language over the existing scenes, in their order. Scenes whose words did not
 * change keep them to the letter. The words of the scenes, joined by spaces, are the words of the sections: none is
 * lost, none is said twice.
 */
export function recutScenes(scenes: readonly OldScene[], texts: Readonly<Record<Section, string>>): string[] {
  const homes = homesOf(scenes);
  const cut = new Map(
    [...new Set(homes.values())].map((home) => {
      const words = sections.filter((section) => homes.get(section) === home).map((section) => texts[section]);
      const own = scenes.filter(({ section }) => section === home);
      return [home, recut(own, words.filter(Boolean).join(' '))] as const;
    }),
  );
  return scenes.map(({ section }) => cut.get(section)?.shift() ?? '');
}

/**
 * The scenes that narrate each section: its own, or those of the nearest section before it that has some, otherwise
 * after it.
 */
function homesOf(scenes: readonly OldScene[]): Map<Section, Section> {
  const has = (section: Section) => scenes.some((scene) => scene.section === section);
  const first = sections.find(has);
  const homes = new Map<Section, Section>();
  let last = first;
  for (const section of sections) {
    if (has(section)) last = section;
    if (last) homes.set(section, last);
  }
  return homes;
}

type Token = { readonly from: number; readonly to: number; readonly word: string };
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length, word }));
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function recut(scenes: readonly OldScene[], text: string): string[] {
  const tokens = tokensOf(text);
  const old = scenes.map((scene) => wordsIn(scene.text));
  const anchors = sameWords(
    old.flat(),
    tokens.map(({ word }) => word),
  );
  const shares = old.some((words) => words.length > 0)
    ? old.map((words) => words.length)
    : scenes.map(({ share }) => share);
  const isNew = old.every((words) => words.length === 0);
  const borders = bordersOf(shares, isNew ? null : anchors, tokens);
  return scenes.map((scene, at) => {
    const own = tokens.slice(borders[at], borders[at + 1]);
    const before = old[at] ?? [];
    if (own.length === before.length && own.every(({ word }, n) => word === before[n])) return scene.text;
    return text.slice(own[0]?.from ?? 0, own.at(-1)?.to ?? 0).replace(/\s*\n\s*/g, ' ');
  });
}

/**
 * Where each scene begins among the new words, and where the last one ends. Every scene has a word as long as there are
 * enough.
 */
function bordersOf(shares: readonly number[], anchors: readonly Anchor[] | null, tokens: readonly Token[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const borders = [0];
  let done = 0;
  for (let at = 1; at < shares.length; at++) {
    done += shares[at - 1] ?? 0;
    const place = anchors
      ? placeOf(done, anchors, total, tokens)
      : nearestEnd(0, tokens.length, (tokens.length * done) / total, tokens);
    const least = Math.min(tokens.length, (borders[at - 1] ?? 0) + 1);
    const most = Math.max(least, tokens.length - (shares.length - at));
    borders.push(Math.min(most, Math.max(least, place)));
  }
  return [...borders, tokens.length];
}

/**
 * The new position of an old boundary: between the same words, otherwise at the same share of the text between
 * unchanged words.
 */
function placeOf(border: number, anchors: readonly Anchor[], oldEnd: number, tokens: readonly Token[]): number {
  const before = anchors.findLast(({ was }) => was < border);
  const after = anchors.find(({ was }) => was >= border);
  const [fromOld, from] = before ? [before.was + 1, before.is + 1] : [0, 0];
  const [toOld, to] = after ? [after.was, after.is] : [oldEnd, tokens.length];
  if (toOld === fromOld) return nearestEnd(from, to, to, tokens);
  return nearestEnd(from, to, from + ((to - from) * (border - fromOld)) / (toOld - fromOld), tokens);
}

/** How many words a boundary may move to fall at the end of a sentence, or at least of a clause. */
const worth = { sentence: 12, clause: 5 };

function nearestEnd(from: number, to: number, ideal: number, tokens: readonly Token[]): number {
  let best = { place: from, cost: Number.POSITIVE_INFINITY };
  for (let place = from; place <= to; place++) {
    const word = tokens[place - 1]?.word ?? '.';
    const off = endsSentence(word)
      ? 0
      : /[,;:—–]["”’»)\]]*$/.test(word)
        ? worth.sentence - worth.clause
        : worth.sentence;
    const cost = Math.abs(place - ideal) + off;
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
}

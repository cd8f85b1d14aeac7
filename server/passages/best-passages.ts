import type { IdeaMeaning } from './idea-meaning.ts';
import { concepts } from './concepts.ts';
import { passageIndex, type TableLanguage } from './passage-index.ts';
import type { TablePassage } from './passage-table.ts';

/** That a passage is one a teacher reaches for first for something in an idea. */
export type TeachersChoice = {
  /** How much that counts; what is chosen for several things in the idea counts for each. */
  readonly boost: number;
  /** How much of the idea it is chosen for: 0 to 1. */
  readonly explained: number;
  /** Whether several words of the idea together name something that it is chosen for. */
  readonly sure: boolean;
};

/** What a passage has that no teacher would choose first. */
export const none: TeachersChoice = { boost: 0, explained: 0, sure: false };

/** What each further place in a list of choices takes off. */
const perPlace = 0.09;
/** Words that name a concept together are surer than one. */
const togetherCounts = 1.3;
/** What an idea begins with is mostly what it is about: so much more counts its very beginning than its end. */
const earlyCounts = 0.5;
/** Beside the most telling concept of an idea, one that is told so much less says nothing. */
const leastBeside = 0.3;
/** Words that name a concept together weigh at least so much of its rarity, however general each of them is. */
const ownCounts = 0.6;
/** Where something happens says less than what happens. */
const placeCounts = 0.9;
/** A concept this rare is as telling as any. */
const rarest = 6;

/**
 * The passages that a teacher would choose first for the concepts of an idea: the rarer a concept is and the more of the idea it explains, the
 * more its choices count. Passages that do not suit are passed over, so the next of a list moves up.
 */
export function bestPassages(
  idea: IdeaMeaning,
  language: TableLanguage,
  suits: (id: string) => boolean,
): ReadonlyMap<TablePassage['id'], TeachersChoice> {
  const { rarity } = passageIndex(language);
  const whole = idea.words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const named = [...idea.named].map(([concept, { weight, together, place }]) => {
    const own = rarity(`#${concept}`);
    const share = Math.min(1, Math.max(weight, together ? ownCounts * own : 0) / whole);
    const telling = Math.min(1, own / rarest) ** 1.5 * (concepts().get(concept)?.everyday ? placeCounts : 1);
    return {
      concept,
      share,
      together,
      power: telling * Math.sqrt(share) * (together ? togetherCounts : 1) * (1 + earlyCounts * (1 - place)),
    };
  });
  const most = Math.max(0, ...named.map(({ power }) => power));
  const choices = new Map<string, TeachersChoice>();
  for (const { concept, share, together, power } of named) {
    if (power < leastBeside * most) continue;
    const best = (concepts().get(concept)?.best ?? []).filter(suits);
    best.forEach((id, place) => {
      const { boost, explained, sure } = choices.get(id) ?? none;
      choices.set(id, { boost: boost + power * (1 - perPlace * place), explained: Math.min(1, explained + share), sure: sure || together });
    });
  }
  return choices;
}

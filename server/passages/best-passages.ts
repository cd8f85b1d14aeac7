import type { IdeaMeaning } from './ideas/idea-meaning.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { choicesFor } from './choices-for.ts';
import { concepts } from './ideas/concepts.ts';
import { passageIndex, type TableLanguage } from './passage-index.ts';
import type { TablePassage } from './passage-table.ts';

/** That a passage is one a teacher reaches for first for something in an idea. */
export type TeachersChoice = {
  /** How much that counts; what is chosen for several things in the idea counts for each. */
  readonly boost: number;
  /** How much of the idea it is chosen for: 0 to 1. */
  readonly explained: number;
  /** Whether several words of the idea lead to it, together or for two different things. */
  readonly sure: boolean;
};

/** What a passage has that no teacher would choose first. */
export const none: TeachersChoice = { boost: 0, explained: 0, sure: false };

/** What each further place in a list of choices takes off. */
const perPlace = 0.09;
/** Words that name a concept together are surer than one. */
const togetherCounts = 1.3;
/** What an idea begins with is mostly what it is about: so much more counts its very beginning than its end. */
const earlyCounts = 0.7;
/** Beside the most telling concept of an idea, one that is told so much less says nothing. */
const leastBeside = 0.45;
/** Words that name a concept together weigh at least so much of its rarity, however general each of them is. */
const ownCounts = 0.6;
/** What a word has said already by another concept counts less. */
const againCounts = 0.3;
/** Where something happens says less than what happens. */
const placeCounts = 0.9;
/** What somebody needs says more than the words around it, and most when it hurts. */
const needCounts = { gentle: 2, other: 1.5 };
/**
 * A creature or a thing says most when a story with it is asked for or begins with it, and little beside what happens.
 */
const thingCounts = { asked: 2.5, first: 1.5, beside: 0.6 };
/** A concept this rare is as telling as any. */
const rarest = 6;
/** What the last of a long list of choices still counts. */
const leastOfList = 0.2;

/**
 * The passages that a teacher would choose first for the concepts of an idea: the rarer a concept is and the more of
 * the idea it explains, the more its choices count. Passages that do not suit are passed over, so the next of a list
 * moves up.
 */
export function bestPassages(
  idea: IdeaMeaning,
  language: TableLanguage,
  suits: (id: string) => boolean,
  audience: Audience = 'adults',
): ReadonlyMap<TablePassage['id'], TeachersChoice> {
  const { rarity } = passageIndex(language);
  const whole = idea.words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const happens = [...idea.named.keys()].some((id) => !concepts().get(id)?.isThing);
  const kindCounts = (id: string, terms: ReadonlySet<string>, place: number): number => {
    const concept = concepts().get(id);
    if (concept?.isThing && !terms.isDisjointFrom(idea.asked)) return thingCounts.asked;
    if (concept?.isThing && happens) return place === 0 ? thingCounts.first : thingCounts.beside;
    if (concept?.isThing) return 1;
    if (concept?.isNeed) return concept.gentle ? needCounts.gentle : needCounts.other;
    return concept?.everyday ? placeCounts : 1;
  };
  const named = [...idea.named].map(([concept, { weight, terms, together, place }]) => {
    const own = rarity(`#${concept}`);
    const share = Math.min(1, Math.max(weight, together ? ownCounts * own : 0) / whole);
    const telling = Math.min(1, own / rarest) ** 1.5 * kindCounts(concept, terms, place);
    const power = telling * Math.sqrt(share) * (together ? togetherCounts : 1) * (1 + earlyCounts * (1 - place));
    return {
      concept,
      explains: together ? share : Math.min(share, terms.size / (idea.words.length || 1)),
      terms,
      together,
      power,
    };
  });
  const most = Math.max(0, ...named.map(({ power }) => power));
  const choices = new Map<string, TeachersChoice & { readonly terms: ReadonlySet<string> }>();
  for (const { concept, explains, terms, together, power } of named.toSorted((a, b) => b.power - a.power)) {
    if (power < leastBeside * most) continue;
    choicesFor(concept, audience)
      .filter(suits)
      .forEach((id, place) => {
        const known = choices.get(id);
        const isNew = !known || known.terms.isDisjointFrom(terms);
        choices.set(id, {
          boost: (known?.boost ?? 0) + power * Math.max(leastOfList, 1 - perPlace * place) * (isNew ? 1 : againCounts),
          explained: Math.min(1, (known?.explained ?? 0) + (isNew ? explains : 0)),
          sure: together || (known !== undefined && (known.sure || isNew)),
          terms: known ? known.terms.union(terms) : terms,
        });
      });
  }
  return choices;
}

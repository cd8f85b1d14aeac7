// Scores passages by what teachers chose for the concepts in an idea ("jealousy", "losing a job"): one part of the
// evidence that ranks them.
import type { IdeaMeaning } from './ideas/idea-meaning.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { choicesFor } from './choices-for.ts';
import { concepts } from './ideas/concepts.ts';
import { passageIndex, type TableLanguage } from './passage-index.ts';
import type { TablePassage } from './passage-table.ts';

/** How strongly teachers' choices speak for a passage. */
export type TeachersChoice = {
  /** Added to the score of the passage; choices for several concepts add up. */
  readonly boost: number;
  /** The share of the idea, 0 to 1, that these choices explain. */
  readonly explained: number;
  /** Whether several words of the idea point to the passage, as one concept or as two. */
  readonly sure: boolean;
};

/** For a passage that no teacher chose. */
export const none: TeachersChoice = { boost: 0, explained: 0, sure: false };

/** Lost for each place further down a list of choices. */
const perPlace = 0.09;
/** Words that name a concept together are surer than one. */
const togetherCounts = 1.3;
/** An idea usually begins with its subject: a concept at its very start gains this share over one at its end. */
const earlyCounts = 0.7;
/** Concepts below this share of the strongest one of the idea are ignored. */
const leastBeside = 0.45;
/** Several words that name a concept together keep at least this share of its rarity, however common each is. */
const ownCounts = 0.6;
/** The factor for a word that has already counted for another concept. */
const againCounts = 0.3;
/** The factor for concepts of place: what happens says more. */
const placeCounts = 0.9;
/** Factors for concepts that are needs, most for those that hurt. */
const needCounts = { gentle: 2, other: 1.5 };
/** Factors for animals and things: high when the idea asks for a story with them or begins with them. */
const thingCounts = { asked: 2.5, first: 1.5, beside: 0.6 };
/** Rarity above this counts no further. */
const rarest = 6;
/** The least that a choice counts, at the end of a long list. */
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

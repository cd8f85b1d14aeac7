// Finds words that only stand in a comparison ("like a nest after a storm"): what they name is not drawn.
import type { Token } from '../scene/scene-sentences.ts';

/** Words that end a comparison: they begin another clause, or say where something happens. */
const ends =
  /^(?:and|but|so|while|when|who|that|which|because|in|on|at|into|onto|to|from|with|et|mais|qui|quand|où|dans|sur|vers|avec)$/;
/** Before "like" these make a verb of it: "she would like a bucket". */
const wishes =
  /^(?:i|you|we|they|he|she|who|would|should|could|might|to|not|n't|do|does|did|didn't|don't|doesn't|really|also|people|children|'d)$/;
const smells = /^(?:smells?|smelled|smelt|smelling|tastes?|tasted|reeks?|reeked)$/;
const articles = /^(?:an?|some|une?|des|du)$/;
/** The length of the longest comparison, in words. */
const longest = 6;

/** Whether a comparison begins after this word: "like", "as white as", « aussi haut que », "longer than". */
function opens(tokens: readonly Token[], at: number): boolean {
  const low = (each: number) => (tokens[each]?.mark && each !== at ? '' : (tokens[each]?.low ?? ''));
  const next = low(at + 1);
  switch (low(at)) {
    case 'like':
      return !wishes.test(low(at - 1)) && !/n't$/.test(low(at - 1));
    case 'as':
      return low(at - 2) === 'as' && !/^(?:well|soon|long|far|much|many)$/.test(low(at - 1));
    case 'comme':
      return articles.test(next);
    case 'than':
      return articles.test(next) && /^(?!other$|rather$|never$).{2,}er$/.test(low(at - 1));
    case 'que':
    case "qu'":
      return /^(?:aussi|plus|moins)$/.test(low(at - 2)) && articles.test(next);
    case 'of':
      return smells.test(low(at - 1));
    default:
      return false;
  }
}

/**
 * Whether a word only stands in a comparison: "white as peeled cassava", "like a nest after a storm", "smelt of sheep".
 * What it names is not there.
 */
export function isCompared(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - longest); at -= 1) {
    if (tokens[at]!.mark) return false;
    if (opens(tokens, at)) return true;
    if (ends.test(tokens[at]!.low)) return false;
  }
  return false;
}

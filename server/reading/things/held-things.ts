// Reads "with a basket on her head" and the like: how something is held by somebody who stands or walks.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { isNamedThing } from './thing-names.ts';

/** Actions of moving, and of being somewhere. */
const going: ReadonlySet<ReadingAction> = new Set<ReadingAction>(['walk', 'arrive', 'leave', 'follow']);
const still: ReadonlySet<ReadingAction> = new Set<ReadingAction>(['stand', 'wait', 'look', 'sit', 'think']);

const words = {
  en: {
    with: /^with$/,
    article:
      /^(?:an?|the|his|her|their|its|some|two|three|four|five|six|seven|little|small|big|heavy|large|great|old)$/,
    by: /^(?:in|on|under|over|around|across|to|against)$/,
    body: /^(?:hands?|arms?|heads?|shoulders?|backs?|lap|fingers?|chest|breast)$/,
    face: /^(?:face|eyes|head)$/,
  },
  fr: {
    with: /^(?:avec|,)$/,
    article: /^(?:une?|le|la|les|l'|des?|du|son|sa|ses|leurs?|deux|trois|gros|grosse|petite?|grande?|lourde?)$/,
    by: /^(?:à|dans|sur|sous|contre)$/,
    body: /^(?:mains?|bras|tête|têtes|épaules?|dos|genoux|poitrine|cœur)$/,
    face: /^(?:visage|tête|yeux)$/,
  },
} as const;

/**
 * Where a part of the body follows a preposition: "in his hand", « sur la tête »; -1 when none does before the clause
 * ends.
 */
function bodyBehind(tokens: readonly Token[], from: number, language: ReadingLanguage): number {
  const { by, article, body } = words[language];
  for (let at = from; at < Math.min(tokens.length, from + 6); at++) {
    if (tokens[at]!.quoted) return -1;
    let next = at + 1;
    while (
      tokens[next] &&
      (article.test(tokens[next]!.low) || /^(?:each|both|one|right|left)$/.test(tokens[next]!.low))
    )
      next++;
    if (by.test(tokens[at]!.low) && body.test(tokens[next]?.low ?? '')) return next;
    if (/[;:.?!]/.test(tokens[at]!.mark)) return -1;
  }
  return -1;
}

/**
 * The pose of somebody who goes or stands "with a basket on her head", "with a baby in his arms" or "with her face in
 * her hands"; null when the words after the verb do not tell. `from` is the verb; `to` is the end of the words that
 * belong to it.
 */
export function holdingPose(
  tokens: readonly Token[],
  {
    from,
    to,
    action,
    isState,
  }: { readonly from: number; readonly to: number; readonly action: ReadingAction; readonly isState: boolean },
  isChild: (at: number) => boolean,
  language: ReadingLanguage,
): ReadingAction | null {
  if (!going.has(action) && !still.has(action) && !isState) return null;
  const { with: joins, article, face } = words[language];
  for (let at = from + 1; at < to; at++) {
    const begins =
      joins.test(tokens[at]!.low) || (at > from + 1 && tokens[at - 1]!.mark === ',' && article.test(tokens[at]!.low));
    if (!begins || tokens[at]!.quoted) continue;
    const first = joins.test(tokens[at]!.low) ? at + 1 : at;
    let noun = first;
    while (tokens[noun] && article.test(tokens[noun]!.low)) noun++;
    if (!tokens[noun]) continue;
    const body = bodyBehind(tokens, noun + 1, language);
    if (face.test(tokens[noun]!.low)) return body >= 0 && body < to + 4 ? 'weep' : null;
    if (/^(?:hands?|mains?)$/.test(tokens[noun]!.low))
      return tokens.slice(noun, noun + 6).some(({ low }) => /^(?:face|visage)$/.test(low)) ? 'weep' : null;
    const named = [0, 1, 2].some((n) => tokens[noun + n] && isNamedThing(tokens, noun + n, language, 'things'));
    const child = [0, 1].some((n) => isChild(noun + n));
    if (!named && !child) continue;
    if (body >= 0)
      return going.has(action) || /^(?:heads?|shoulders?|backs?|tête|têtes|épaules?|dos)$/.test(tokens[body]!.low)
        ? 'carry'
        : 'hold';
    if (named && !child && going.has(action) && joins.test(tokens[at]!.low)) return 'carry';
  }
  return null;
}

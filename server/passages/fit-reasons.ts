import type { Audience } from '#shared/vocabulary.ts';
import type { PassageScore } from './passage-scores.ts';

const suited: Record<Audience, string> = {
  kids: 'suits children',
  teens: 'suits teenagers',
  adults: 'suits adults',
  family: 'suits the whole family',
};

/** Why a passage is proposed, in words for the creator: what of it meets the idea, virtues and feelings in common, and whom it suits. */
export function reasonsOf({ phrase, met, tags }: PassageScore, audience: Audience): string[] {
  const common = tags.slice(0, 2).map((tag) => tag.replaceAll('-', ' '));
  const meets = `${phrase?.kind === 'situation' ? 'speaks to' : 'says'} “${phrase?.text.replace(/\.$/, '')}”`;
  return [...(phrase && met > 0 ? [meets] : []), ...(common.length > 0 ? [common.join(', ')] : []), suited[audience]];
}

// "Found him asleep": adds what the person who is found is doing.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ReadingAction, readingActions } from '#shared/pictures/scene-reading.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import type { ReadingLanguage, ReadSentence, Token } from './scene-sentences.ts';
import { actionAt } from '../deeds/action-phrases.ts';
import type { Deed } from '../deeds/deed.ts';
import { verbForms } from '../language/verb-forms.ts';

const States = z.record(z.string(), z.enum(readingActions));
const states = new Map(
  Object.entries(States.parse(parse(readFileSync(new URL('../words/found-states.yaml', import.meta.url), 'utf8')))),
);
const finding =
  /^(?:find|see|catch|discover|notice|watch|meet|trouver|retrouver|voir|apercevoir|découvrir|surprendre)$/;
const opens = /^(?:and|but|who|et|mais|qui|because|when|while|so)$/;
/** The weight of seeing or finding: it tells less than what the other person was found doing. */
const seeing = 0.4;

/**
 * "Found him asleep under the tree", "saw her lying on the floor": the picture shows what the other person does, and
 * the finder looks on.
 */
export function withFound(
  deeds: readonly Deed[],
  { tokens }: ReadSentence,
  spans: readonly MentionSpan[],
  language: ReadingLanguage,
): Deed[] {
  const all = [...deeds];
  for (const deed of deeds) {
    const [found, other] = deed.targets;
    if (!found || other || !deed.happens || !finding.test(deed.lemma)) continue;
    const span = spans.find(({ person, from }) => person === found && Math.abs(from - deed.at) <= 3);
    const state = span && stateBehind(tokens, Math.max(span.to, deed.at) + 1, language);
    if (!state) continue;
    const index = all.indexOf(deed);
    const own = (one: Deed) =>
      one.at > deed.at && one.at < state.end && one.actors.every((id) => deed.actors.includes(id));
    all.splice(
      0,
      all.length,
      ...all.slice(0, index).filter((one) => !own(one)),
      { ...deed, weight: deed.weight * seeing },
      {
        ...deed,
        at: state.at,
        lemma: tokens[state.at]!.low,
        action: state.action,
        actors: [found],
        targets: [],
        isPhrase: true,
        sure: 0,
      },
      ...all.slice(index + 1).filter((one) => !own(one)),
    );
  }
  return all;
}

/** What people do who are seen coming: they are still far away. */
const comes = new Set<ReadingAction>(['arrive', 'leave', 'walk', 'follow', 'hold']);

/** "Found his brother already digging". */
function doing(tokens: readonly Token[], at: number, language: ReadingLanguage): ReadingAction | null {
  const { low } = tokens[at]!;
  const isDoing =
    language === 'en' ? low.endsWith('ing') : tokens[at - 1]?.low === 'de' && tokens[at - 2]?.low === 'train';
  const lemma = isDoing ? verbForms(low, language)[0]?.lemma : undefined;
  const found: ReadingAction = lemma ? actionAt(tokens, at, lemma, false, language).action : 'none';
  return found === 'none' || comes.has(found) ? null : found;
}

/** The state given by the words right after a person; the last of several, which says how they feel. */
function stateBehind(
  tokens: readonly Token[],
  from: number,
  language: ReadingLanguage,
): { readonly at: number; readonly end: number; readonly action: ReadingAction } | null {
  let told: { at: number; action: ReadingAction } | null = null;
  let end = from;
  for (; end < Math.min(tokens.length, from + 14); end += 1) {
    const { low, quoted } = tokens[end]!;
    if (quoted || opens.test(low) || (end > from && /[^,]/.test(tokens[end - 1]!.mark))) break;
    const two = states.get(`${low} ${tokens[end + 1]?.low ?? ''}`);
    const action: ReadingAction | null | undefined =
      two ?? states.get(low) ?? (told === null ? doing(tokens, end, language) : null);
    // Words much further on are about something else.
    if (action && (told !== null || end - from <= 6) && !(told && /^(?:sit|look|wait)$/.test(action)))
      told = { at: end, action };
  }
  return told && { ...told, end };
}

// Sentences for the need behind an idea, where that need is certain.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pair } from '#server/passages/sentences/sentence-pair.ts';
import { creatorsNote } from '#server/passages/ideas/creators-note.ts';
import { answersIn, languageOfIdea } from '#server/passages/ideas/idea-language.ts';
import { senseOf } from '#server/passages/ideas/idea-sense.ts';
import { chosenFor } from '#server/passages/ideas/needs.ts';
import { type NearNeed, needsOf } from '#server/passages/ideas/needs-of-idea.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Audience } from '#shared/vocabulary.ts';
import type { Pair } from '../repertoire/sentence-pairs.ts';

const said = z.record(z.string(), z.strictObject({ says: pair, lesson: pair }));
const told = z.record(z.string(), z.strictObject({ opens: pair, today: pair }));

/**
 * What a tale says of a need: its situation, what comes back to it after the lesson, and what one can do or say about
 * it today; null where nobody has written that.
 */
export type NeedSaid = { readonly says: Pair; readonly lesson: Pair; readonly today: Pair | null };

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../repertoire/${name}.yaml`, import.meta.url), 'utf8'));
const needsBriefly = ['needs-said-one', 'needs-said-two', 'needs-said-three'];
/** Longer openings, and what to do today, for needs of the lists above. */
const needsTold = ['needs-told-one', 'needs-told-two'];
const readTold = () => new Map(needsTold.flatMap((name) => Object.entries(told.parse(read(name)))));
/** The ids of the needs that have them. */
export const longerNeeds = (): string[] => [...readTold().keys()];
let kept: ReadonlyMap<string, NeedSaid> | undefined;
/** What is said of each need, by its id. */
export function needsSaid(): ReadonlyMap<string, NeedSaid> {
  if (kept) return kept;
  const longer = readTold();
  kept = new Map(
    needsBriefly.flatMap((name) =>
      Object.entries(said.parse(read(name))).map(([id, { says, lesson }]) => {
        const more = longer.get(id);
        return [id, { says: more?.opens ?? says, lesson, today: more?.today ?? null }] as const;
      }),
    ),
  );
  return kept;
}

/**
 * When a need is certain: it is this similar and leads by this much, or it is among the nearest and the passage was
 * chosen for it.
 */
const sure = { near: 0.49, lead: 0.05 };
const agreed = { near: 0.45, behind: 0.03 };

/** What is said of the need that is surely meant; null where none is. */
export function sureNeed(needs: readonly NearNeed[], told: string, audience: Audience): NeedSaid | null {
  const [first, next] = needs;
  if (!first) return null;
  const isAlone = first.near >= sure.near && first.near - (next?.near ?? 0) >= sure.lead;
  const meant = isAlone
    ? first
    : needs.find(
        ({ need, near }) =>
          near >= Math.max(agreed.near, first.near - agreed.behind) &&
          needsSaid().has(need.id) &&
          chosenFor(need, audience).includes(told),
      );
  return (meant && needsSaid().get(meant.need.id)) ?? null;
}

/** What a tale says of the need in a creator's idea; null where it is not sure which one that is. */
export async function needSaid(
  idea: string | null,
  known: TablePassage | null,
  audience: Audience,
): Promise<NeedSaid | null> {
  if (!idea || !known) return null;
  const written = answersIn(languageOfIdea(creatorsNote(idea).words));
  return sureNeed(needsOf(await senseOf(idea), written), known.id, audience);
}

import { engineWords } from '#shared/engines.ts';
import { msg } from '@lingui/core/runtime-macro';
import { CapReached } from '#server/ports/engine-trouble.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Outage } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import type { LostLanguage, StoryBrief, StoryDraft, WritingStep } from '#shared/story/story.ts';
import { named, sentences, type Words } from '#shared/said.ts';
import { type Language, languages as allLanguages } from '#shared/vocabulary.ts';
import type { LanguageProgress } from '#shared/story/writing-progress.ts';
import { joinDrafts } from './join-drafts.ts';
import type { EngineRunner } from './run-engines.ts';

type Context = Parameters<StoryWriter['write']>[1];

/**
 * The story writer that each creator chose, behind the same port; without a creator to ask for, the built-in one. Each
 * language is independent: what the first writer has written is kept, and the next ones write only what is still
 * missing. What no writer could write is listed.
 */
export function chosenWriter(runner: EngineRunner, builtIn: StoryWriter): StoryWriter {
  return {
    name: builtIn.name,
    builtIn: true,
    write: (brief, context) => (context.use ? inTurn(brief, context, context.use) : builtIn.write(brief, context)),
  };

  async function inTurn(brief: StoryBrief, context: Context, use: NonNullable<Context['use']>): Promise<StoryDraft> {
    const turns = await runner.turns('text', { builtIn, use });
    const progress = steadyProgress(context.progress);
    const troubles: Words[] = [];
    const notes: Words[] = [];
    const lost = new Map<Language, LostLanguage>();
    let draft: StoryDraft | null = null;
    let last: unknown = null;
    for (const turn of turns) {
      context.signal.throwIfAborted();
      const missing = brief.languages.filter(
        (language) => !draft?.languages.includes(language) && !lost.get(language)?.final,
      );
      if (draft && missing.length === 0) break;
      try {
        const writer = await turn.open();
        if (!writer) continue;
        const told: readonly LanguageProgress[] = progress.of(draft);
        const part: StoryDraft = await writer.write(
          { ...brief, languages: missing, ...(draft ? { beside: draft } : {}) },
          { ...context, progress: (step, pens) => progress.tell(step, [...told, ...(pens ?? [])]) },
        );
        const name = part.engine ?? writer.name;
        notes.push(...steppedIn(part, { name, troubles, lost, isFirst: draft === null }), ...(draft ? [] : part.notes));
        draft = draft ? joinDrafts(draft, part, name) : { ...part, engine: name };
        for (const language of part.languages) lost.delete(language);
        for (const each of part.lost ?? []) lost.set(each.language, each);
      } catch (error) {
        if (context.signal.aborted || !(error instanceof Failure) || error instanceof Outage) throw error;
        last = error;
        if (error instanceof CapReached && !draft) throw error;
        const final = error instanceof CapReached ? { final: true } : {};
        for (const language of draft ? missing : [])
          lost.set(language, { language, why: lost.get(language)?.why ?? error.words, ...final });
        troubles.push(turn.builtIn ? error.words : msg`${{ engine: turn.name }}: ${{ reason: error.words }}`);
        if (error instanceof CapReached) break;
      }
    }
    if (!draft) throw nobody(troubles, last);
    return { ...draft, notes, lost: allLanguages.flatMap((language) => lost.get(language) ?? []) };
  }
}

/** Which writer wrote what, if not the first one, and why. */
function steppedIn(
  part: StoryDraft,
  {
    name,
    troubles,
    lost,
    isFirst,
  }: { name: string; troubles: readonly Words[]; lost: ReadonlyMap<Language, LostLanguage>; isFirst: boolean },
): Words[] {
  if (isFirst)
    return troubles.map(
      (reason) => msg`${{ reason }} This tale was therefore written by ${{ engine: engineWords(name) }}.`,
    );
  return part.languages.flatMap((language) => {
    const why = lost.get(language)?.why;
    return why
      ? [
          msg`${{ reason: why }} The ${{ language: named(language) }} text was therefore written by ${{ engine: engineWords(name) }}.`,
        ]
      : [];
  });
}

function nobody(troubles: readonly Words[], last: unknown): unknown {
  if (troubles.length > 1 && last instanceof Failure)
    return new Failure(last.code, msg`No engine could do it. ${{ troubles: sentences(...troubles) }}`, { cause: last });
  return (
    last ??
    new Failure(
      'conflict',
      msg`No engine is available: add a key, or turn the built-in engine on, under Settings, Engines.`,
    )
  );
}

/** Steps only advance, whichever writer works; finished languages keep their place. */
function steadyProgress(tell: Context['progress']) {
  const order: WritingStep[] = ['writing', 'transcreating', 'picking-verses', 'finalizing'];
  let at = 0;
  let shown: readonly LanguageProgress[] = [];
  return {
    of: (draft: StoryDraft | null) => shown.filter(({ language }) => draft?.languages.includes(language)),
    async tell(step: WritingStep, told: readonly LanguageProgress[]): Promise<void> {
      at = Math.max(at, order.indexOf(step));
      shown = told;
      await tell(order[at] ?? step, told);
    },
  };
}

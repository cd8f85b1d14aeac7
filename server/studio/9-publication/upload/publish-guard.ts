import type { UserId } from '#shared/ids.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import { blockingChecks } from '#shared/publishing/blocking-checks.ts';
import { Failure } from '#shared/endpoint.ts';
import { checkWords } from '#shared/publishing/preflight-rules.ts';
import type { Check } from '#shared/publishing/preflight-facts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { channelRepo } from '../channels/channel.repo.ts';
import type { Intent } from '../preflight/preflight.service.ts';
import { suggestedTexts } from '../suggested-texts.ts';
import { sentences } from '#shared/said.ts';

/** The channel for a language's film: the given one, otherwise that of the language, otherwise the default one. */
export async function channelFor(db: Db | Trx, userId: UserId, language: Language, named?: string) {
  const channels = channelRepo(db);
  return named ? (await channels.linked(userId)).find(({ id }) => id === named) : channels.current(userId, language);
}

/** What blocks an order, read in the transaction that would place it. */
export async function blocksOf(db: Db | Trx, intent: Intent): Promise<Check[]> {
  const { userId, taleId, shape = '16:9', madeForKids, synthetic } = intent;
  const offered = (await suggestedTexts(db, taleId)).filter(({ shapes }) => shapes.includes(shape));
  const languages = [];
  for (const language of new Set(intent.langs)) {
    const words = intent.texts[language];
    const draft = offered.find((one) => one.language === language);
    const channel = await channelFor(db, userId, language, words?.channelId);
    languages.push({
      language,
      film: draft !== undefined,
      texts: {
        title: words?.title ?? draft?.title ?? '',
        description: words?.description ?? draft?.description ?? '',
        tags: words?.tags ?? draft?.tags ?? [],
      },
      channel: channel ? { title: channel.title, reauth: channel.reauth_required } : null,
    });
  }
  return blockingChecks({ taleId, languages, madeForKids, synthetic });
}

/** Throws Failure with the messages of the blocking checks. */
export async function obeyChecks(trx: Trx, intent: Intent): Promise<void> {
  const blocked = await blocksOf(trx, intent);
  if (blocked.length === 0) return;
  throw new Failure(
    blocked.every(({ name }) => name === 'texts') ? 'invalid' : 'conflict',
    sentences(...blocked.map(checkWords)),
  );
}

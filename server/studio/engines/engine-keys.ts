import type { Words } from '#shared/said.ts';
import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import { Failure } from '#shared/endpoint.ts';
import { type ProviderId, providerNames } from '#shared/engines.ts';
import { engineKeyRepo, type KeyRow } from './engine-key.repo.ts';
import { providerFacts } from './provider-facts.ts';

/** Keys that the operator set in the environment, for all creators. */
export type StudioKeys = Partial<Record<ProviderId, { readonly key: string; readonly address: string | null }>>;
/** How a provider is reached for one creator. */
export type FoundKey = {
  readonly provider: ProviderId;
  readonly key: string;
  readonly address: string | null;
  /** Whose key it is. */
  readonly studioKey: boolean;
  readonly row: KeyRow | null;
};

export type KeyParts = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly studioKeys: StudioKeys;
  /** Throws Failure with a message when an address may not be called. */
  readonly checkAddress: (address: string) => Promise<void>;
};

const sealedFor = (userId: UserId, provider: ProviderId) => ({ userId, purpose: `engine key ${provider}` });

/** Creators' keys, sealed at rest; opened only to make a call. */
export function engineKeys({ db, secrets, studioKeys, checkAddress }: KeyParts) {
  const unsealed = ({ sealed_key: sealed, user_id: userId, provider }: KeyRow): string => {
    try {
      return sealed ? secrets.open(sealed, sealedFor(userId, provider)) : '';
    } catch (error) {
      throw new Failure(
        'conflict',
        msg`The key of ${{ provider: providerNames[provider] }} can no longer be opened: add it again under Settings, Engines.`,
        {
          cause: error,
        },
      );
    }
  };
  const opened = (row: KeyRow): FoundKey => ({
    provider: row.provider,
    key: unsealed(row),
    address: row.address,
    studioKey: false,
    row,
  });
  const ofStudio = (provider: ProviderId): FoundKey | null => {
    const found = studioKeys[provider];
    return found ? { provider, ...found, studioKey: true, row: null } : null;
  };

  return {
    /** The creator's own key, otherwise the studio's, otherwise null. */
    async find(userId: UserId, provider: ProviderId): Promise<FoundKey | null> {
      const row = await engineKeyRepo(db).find(userId, provider);
      return row ? opened(row) : ofStudio(provider);
    },

    /** Which providers have a key, without opening any. */
    async known(userId: UserId): Promise<Map<ProviderId, KeyRow | null>> {
      const rows = await engineKeyRepo(db).of(userId);
      const studio = Object.keys(studioKeys).map((provider) => [provider as ProviderId, null] as const);
      return new Map<ProviderId, KeyRow | null>([...studio, ...rows.map((row) => [row.provider, row] as const)]);
    },

    /** Throws Failure with a message when the key or the address is invalid. */
    async keep(
      userId: UserId,
      provider: ProviderId,
      given: { key?: string | undefined; address?: string | undefined },
    ): Promise<void> {
      const { takesAddress } = providerFacts[provider];
      const key = given.key ?? '';
      if (!takesAddress && key.length < 8)
        throw new Failure(
          'invalid',
          msg`This does not look like a ${{ provider: providerNames[provider] }} key: copy the whole key.`,
        );
      if (!takesAddress && given.address)
        throw new Failure('invalid', msg`${{ provider: providerNames[provider] }} has its own address: leave it out.`);
      if (takesAddress && !given.address)
        throw new Failure('invalid', msg`Type the address of the server, such as http://localhost:11434/v1.`);
      if (given.address) await checkAddress(given.address);
      await transact(db, async (trx) => {
        await engineKeyRepo(trx).keep({
          user_id: userId,
          provider,
          sealed_key: key ? secrets.seal(key, sealedFor(userId, provider)) : null,
          last4: key.length >= 8 ? key.slice(-4) : null,
          address: given.address ?? null,
        });
        await logSecurity(trx, { userId, kind: 'key_kept', detail: providerNames[provider] });
        await emit(trx, { userId, topic: 'user', kind: 'engines', data: {} });
      });
    },

    async remove(userId: UserId, provider: ProviderId): Promise<void> {
      await transact(db, async (trx) => {
        const gone = await engineKeyRepo(trx).remove(userId, provider);
        if (!gone && studioKeys[provider])
          throw new Failure('conflict', msg`This key was set by whoever runs the studio; it cannot be removed here.`);
        if (gone) await logSecurity(trx, { userId, kind: 'key_removed', detail: providerNames[provider] });
        await emit(trx, { userId, topic: 'user', kind: 'engines', data: {} });
      });
    },

    /** Stores the result of a test with the key that it tried. */
    async told(key: KeyRow, works: boolean, words: Words): Promise<void> {
      await transact(db, async (trx) => {
        await engineKeyRepo(trx).told(key, works, words);
        await emit(trx, { userId: key.user_id, topic: 'user', kind: 'engines', data: {} });
      });
    },

    /** Seals again what an older secret key sealed. */
    async reseal(): Promise<void> {
      const old = (await engineKeyRepo(db).all()).filter((row) => row.sealed_key && !secrets.isCurrent(row.sealed_key));
      for (const row of old)
        try {
          await engineKeyRepo(db).reseal(row, secrets.seal(unsealed(row), sealedFor(row.user_id, row.provider)));
        } catch (error) {
          // A key that cannot be decrypted is reported to its creator when it is used.
          if (!(error instanceof Failure)) throw error;
        }
    },

    last4OfStudio: (provider: ProviderId): string | null => {
      const key = studioKeys[provider]?.key ?? '';
      return key.length >= 8 ? key.slice(-4) : null;
    },
    addressOfStudio: (provider: ProviderId): string | null => studioKeys[provider]?.address ?? null,
  };
}
export type EngineKeys = ReturnType<typeof engineKeys>;

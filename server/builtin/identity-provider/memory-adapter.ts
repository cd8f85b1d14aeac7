import type { Adapter, AdapterPayload } from 'oidc-provider';

type Kept = { payload: AdapterPayload; until: number };
const kept = new Map<string, Kept>();

/** Keeps what the provider knows for minutes, in this process: a restart only means to sign in again. */
export class ShortMemory implements Adapter {
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  #at(id: string): string {
    return `${this.#kind}:${id}`;
  }
  #living(match: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const now = Date.now();
    for (const [key, { payload, until }] of kept) {
      if (until < now) kept.delete(key);
      else if (key.startsWith(`${this.#kind}:`) && match(payload)) return payload;
    }
    return undefined;
  }
  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    kept.set(this.#at(id), { payload, until: Date.now() + (expiresIn ?? 3600) * 1000 });
  }
  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = kept.get(this.#at(id));
    return found && found.until > Date.now() ? found.payload : undefined;
  }
  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#living((payload) => payload.uid === uid);
  }
  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#living((payload) => payload.userCode === userCode);
  }
  async consume(id: string): Promise<void> {
    const found = kept.get(this.#at(id));
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }
  async destroy(id: string): Promise<void> {
    kept.delete(this.#at(id));
  }
  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }
}

import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import type { FakeProvider } from './fake-provider.ts';

/** A creator's account at their own server, played by a fake provider; nothing is metered. */
export const ownServer = (fake: () => FakeProvider): EngineAccount => ({
  provider: 'compatible',
  name: 'Own server llama',
  model: 'llama',
  key: '',
  get address() {
    return fake().address;
  },
  use: { userId: 'ama', taleId: 't', work: 'story' },
  fetch: (input, init) => fake().http({ provider: 'compatible', key: '', trusted: true })(input, init),
  paid: async (_about, call) => (await call()).value,
});

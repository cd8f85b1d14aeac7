import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '#shared/said.ts';
import type { EngineAccount, HostedProvider } from '#server/ports/hosted-engine.ts';
import type { Illustrator } from '#server/ports/illustrator.ts';
import { drawnBytes, hostedIllustrator } from './hosted-illustrator.ts';
import { shapedPicture } from './shaped-picture.ts';

/** Pictures by any provider that the AI SDK speaks to. */
export const hostedPictures = (styles: Illustrator['styles']) =>
  ({
    pictures: (account) => hostedIllustrator(account, styles),
    test: tryPicture,
  }) satisfies HostedProvider;

/** Providers of pictures have nothing smaller to sell than a picture. */
async function tryPicture(account: EngineAccount, signal: AbortSignal): Promise<{ words: Said }> {
  const words = 'A small olive branch on white paper, watercolour, no text.';
  const bytes = await drawnBytes(account, { step: 'test', words, seed: 1, square: false, references: [] }, signal);
  await shapedPicture(bytes, { width: 64, height: 36 }, account.name);
  return {
    words: msg`${{ engine: account.name }} drew a picture of ${{ size: Math.round(bytes.byteLength / 1000) }} kB.`,
  };
}

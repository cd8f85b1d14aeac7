import { hostedText } from './adapters/hosted-text/hosted-text.ts';
import type { HostedProviders } from './engine.ports.ts';
import type { Scripture, StoryWriter } from './ports.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What hosted engines lean on of the studio's own. */
export type HostedParts = {
  readonly scripture: Scripture;
  readonly writer: StoryWriter;
  readonly languageOf: (text: string) => Language | null;
};

/** The hosted engines that the studio has adapters for. */
export function hostedProviders({ scripture, writer, languageOf }: HostedParts): HostedProviders {
  const text = hostedText({ scripture, builtIn: writer, languageOf });
  return { openai: text, anthropic: text, google: text, compatible: text };
}

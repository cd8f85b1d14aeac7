import { hostedText } from './adapters/hosted-text/hosted-text.ts';
import type { Outside } from './deps-outside.ts';
import type { HostedProviders } from './engine.ports.ts';

/** The hosted engines that the studio has adapters for. */
export function hostedProviders({ scripture, writer, languageOf }: Pick<Outside, 'scripture' | 'writer' | 'languageOf'>): HostedProviders {
  const text = hostedText({ scripture, builtIn: writer, languageOf });
  return { openai: text, anthropic: text, google: text, compatible: text };
}

import { hostedPictures } from './adapters/hosted-pictures/hosted-pictures.ts';
import { hostedText } from './adapters/hosted-text/hosted-text.ts';
import type { HostedProviders } from './engine.ports.ts';
import type { Illustrator, Scripture, StoryWriter } from './ports.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What hosted engines lean on of the studio's own. */
export type HostedParts = {
  readonly scripture: Scripture;
  readonly writer: StoryWriter;
  readonly languageOf: (text: string) => Language | null;
  readonly illustrator: Pick<Illustrator, 'styles'>;
};

/** The hosted engines that the studio has adapters for. */
export function hostedProviders({ scripture, writer, languageOf, illustrator }: HostedParts): HostedProviders {
  const text = hostedText({ scripture, builtIn: writer, languageOf });
  const drawn = hostedPictures(() => illustrator.styles());
  const both = { ...drawn, ...text };
  return { openai: both, anthropic: text, google: both, compatible: both, fal: drawn, replicate: drawn };
}

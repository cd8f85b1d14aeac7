import { hostedPictures } from './adapters/hosted-pictures/hosted-pictures.ts';
import { referencesOf } from './adapters/hosted-pictures/picture-references.ts';
import { hostedMusic, hostedSpeech, type FinishMusic } from './adapters/hosted-speech/hosted-speech.ts';
import type { FinishSpeech } from './adapters/hosted-speech/hosted-narrator.ts';
import { hostedText } from './adapters/hosted-text/hosted-text.ts';
import type { HostedProviders } from './engine.ports.ts';
import type { Illustrator, Scripture, StoryWriter } from './ports.ts';
import type { ProviderId } from '#shared/engines.ts';
import type { Language } from '#shared/vocabulary.ts';

/** What hosted engines lean on of the studio's own. */
export type HostedParts = {
  readonly scripture: Scripture;
  readonly writer: StoryWriter;
  readonly languageOf: (text: string) => Language | null;
  readonly illustrator: Pick<Illustrator, 'styles'>;
  readonly finishSpeech: FinishSpeech;
  readonly finishMusic: FinishMusic;
};

/** The hosted engines that the studio has adapters for. */
export function hostedProviders({ scripture, writer, languageOf, illustrator, finishSpeech, finishMusic }: HostedParts): HostedProviders {
  const text = hostedText({ scripture, builtIn: writer, languageOf });
  const drawn = hostedPictures(() => illustrator.styles());
  const spoken = hostedSpeech(finishSpeech);
  const looksAt = (provider: ProviderId) => (model: string) => referencesOf(provider, model);
  const all = { ...spoken, ...drawn, ...text };
  return {
    openai: { ...all, references: looksAt('openai') },
    anthropic: text,
    google: { ...all, references: looksAt('google') },
    compatible: all,
    elevenlabs: { ...spoken, ...hostedMusic(finishMusic) },
    fal: { ...drawn, references: looksAt('fal') },
    replicate: { ...drawn, references: looksAt('replicate') },
  };
}

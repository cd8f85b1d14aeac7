import { hostedPictures } from '#server/adapters/hosted-pictures/hosted-pictures.ts';
import { referencesOf } from '#server/adapters/hosted-pictures/picture-references.ts';
import { hostedMusic, hostedSpeech, type FinishMusic } from '#server/adapters/hosted-speech/hosted-speech.ts';
import type { FinishSpeech } from '#server/adapters/hosted-speech/hosted-narrator.ts';
import { hostedText } from '#server/adapters/hosted-text/hosted-text.ts';
import type { HostedProviders } from '#server/ports/hosted-engine.ts';
import type { Illustrator } from '#server/ports/illustrator.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import type { ProviderId } from '#shared/engines.ts';
import type { Language } from '#shared/vocabulary.ts';

/** Parts of the studio that hosted engines use. */
export type HostedParts = {
  readonly scripture: Scripture;
  readonly writer: StoryWriter;
  readonly languageOf: (text: string) => Language | null;
  readonly illustrator: Pick<Illustrator, 'styles'>;
  readonly finishSpeech: FinishSpeech;
  readonly finishMusic: FinishMusic;
};

/** The hosted engines that the studio has adapters for. */
export function hostedProviders({
  scripture,
  writer,
  languageOf,
  illustrator,
  finishSpeech,
  finishMusic,
}: HostedParts): HostedProviders {
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

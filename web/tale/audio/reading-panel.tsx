import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users, Volume2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { getAudio } from '#shared/sound/audio.contract.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { Link } from 'react-router';
import type { z } from 'zod';
import { useChooseVoice } from './reading.ts';
import { settingsQueries } from '#web/account/settings.ts';
import { sampleUrl } from '#web/voices/sound-sample.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListenButton } from '#web/voices/listen-button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { useListening } from '#web/voices/use-listening.ts';
import { nameOfVoice, noVoice, shownVoices } from '#web/voices/voice-words.ts';
import { PaceSlider } from './pace-slider.tsx';
import { languageName } from '#web/language/locale.ts';

const VoiceDialog = lazy(async () => ({ default: (await import('./voice-dialog.tsx')).VoiceDialog }));

type Audio = Pick<z.output<typeof getAudio.reply>, 'voices' | 'chosenVoices' | 'readings'>;

/**
 * Who reads a language of a tale, who reads quoted speech in it, and how fast; every voice can be heard with a sentence
 * of the tale.
 */
export function ReadingPanel({ tale, audio, language }: { tale: Tale; audio: Audio; language: Language }) {
  const choose = useChooseVoice(tale.id);
  const experimental = useQuery(settingsQueries.mine()).data?.experimentalVoices ?? false;
  const [choosing, setChoosing] = useState<'narrator' | 'quotes' | null>(null);
  const to = useListening();
  const { pace = 1, quoteVoice } = audio.readings[language] ?? {};
  const chosen = audio.chosenVoices[language];
  const voices = shownVoices(audio.voices, language, experimental, [chosen, quoteVoice]);
  if (voices.length === 0 || !chosen) return <p className="mb-4 text-sm text-soft">{noVoice(language)}</p>;
  const voice = voices.find(({ id }) => id === chosen);
  const sampleOf = (id: string) => sampleUrl.voice(id, { tale: tale.id, ...(pace === 1 ? {} : { pace }) });
  const name = nameOfVoice(audio.voices, chosen);
  const spoken = languageName(language);
  const sameNarrator = t`Same narrator`;
  return (
    <div className="mb-5 grid gap-4 rounded-xl border border-line p-4 lg:grid-cols-3">
      <div className="grid content-start gap-2">
        <p className="text-sm font-medium">{t`Voice`}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm break-words">
          <span>{name}</span>
          {voice?.experimental && <Badge hue="amber">{t`Experimental`}</Badge>}
        </p>
        <div className="flex flex-wrap gap-2">
          <ListenButton url={sampleOf(chosen)} name={name} to={to} size="small" />
          <Button
            size="small"
            busy={choose.isPending && choose.variables.voice !== undefined}
            icon={<Volume2 aria-hidden />}
            aria-label={t`Choose a voice for ${{ language: spoken }}`}
            onClick={() => setChoosing('narrator')}
          >{t`Choose a voice`}</Button>
        </div>
      </div>
      <div className="grid content-start gap-2">
        <p className="text-sm font-medium">{t`Quoted speech`}</p>
        <p className="text-sm break-words">{quoteVoice ? nameOfVoice(audio.voices, quoteVoice) : sameNarrator}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={choose.isPending && choose.variables.quoteVoice !== undefined}
            icon={<Users aria-hidden />}
            aria-label={t`Change who reads quoted speech in ${{ language: spoken }}`}
            onClick={() => setChoosing('quotes')}
          >{t`Change`}</Button>
        </div>
        <p className="text-xs text-soft">
          <Trans>
            To give people their own voices,{' '}
            <Link className="text-brand underline" to={`/tales/${encodeURIComponent(tale.id)}?tab=images`}>
              edit the cast
            </Link>
            .
          </Trans>
        </p>
      </div>
      <PaceSlider
        key={`${language} ${pace}`}
        audience={tale.audience}
        value={pace}
        busy={choose.isPending}
        onChange={(next) => choose.mutate({ language, pace: next })}
      />
      {to.problem && <ErrorNote className="lg:col-span-3">{to.problem.words}</ErrorNote>}
      <Suspense fallback={null}>
        {choosing === 'narrator' && (
          <VoiceDialog
            title={t`Choose a voice for ${{ language: spoken }}`}
            voices={voices}
            chosen={chosen}
            sampleOf={sampleOf}
            onUse={(id) => id && id !== chosen && choose.mutate({ language, voice: id })}
            onClose={() => setChoosing(null)}
          />
        )}
        {choosing === 'quotes' && (
          <VoiceDialog
            title={t`Who reads quoted speech in ${{ language: spoken }}?`}
            voices={voices}
            chosen={quoteVoice ?? null}
            none={sameNarrator}
            sampleOf={sampleOf}
            onUse={(id) => id !== (quoteVoice ?? null) && choose.mutate({ language, quoteVoice: id })}
            onClose={() => setChoosing(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

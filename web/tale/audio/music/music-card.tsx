import type { TaleId } from '#shared/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Music, Upload } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { type MusicSource, musicSources } from '#shared/sound/music.contract.ts';
import { tones } from '#shared/vocabulary.ts';
import { engineName } from '#web/engines/engine-name.ts';
import { musicChoiceOf, useChooseMusic, useUploadMusic } from './music.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { showLength } from '#web/ui/hooks/time.ts';
import { MusicLook } from './music-look.tsx';
import { type HeardScene, SceneMix } from './scene-mix.tsx';
import { i18n } from '#web/language/i18n.ts';
import { toneNames } from '#web/tale-parts/choice-names.ts';

const OrderEstimate = lazy(async () => ({ default: (await import('#web/engines/order-estimate.tsx')).OrderEstimate }));

type Bed = { mood: string; durationMs: number | null; url: string | null; engine: string | null };
const sourceWords: Record<MusicSource, MessageDescriptor> = {
  mood: msg`A studio mood`,
  upload: msg`My own piece`,
  none: msg`No music`,
};
const moodName = (mood: string): string => i18n._(toneNames[tones.find((tone) => tone === mood) ?? 'inspirational']);

/** The music under the voices: where it comes from, how it is mixed, and how a scene sounds with it. */
export function MusicCard({
  taleId,
  music,
  heard,
}: {
  taleId: TaleId;
  music: Bed | null;
  heard: readonly HeardScene[];
}) {
  const choice = useQuery(musicChoiceOf(taleId));
  const choose = useChooseMusic(taleId);
  const upload = useUploadMusic(taleId);
  const picker = useRef<HTMLInputElement>(null);
  if (choice.isPending) return <Waiting>{t`Loading…`}</Waiting>;
  if (choice.isError) return <ErrorNote>{choice.error.message}</ErrorNote>;
  const { source, mood, upload: own } = choice.data;
  const busy = choose.isPending || upload.isPending;
  return (
    <Card title={t`Music bed`} note={t`Plays quietly under the voices and gets softer while somebody speaks.`}>
      <div className="grid gap-5">
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <SelectField
            label={t`Music`}
            options={musicSources
              .filter((each) => each !== 'upload' || own)
              .map((each) => [each, i18n._(sourceWords[each])] as const)}
            value={source}
            disabled={busy}
            onChange={({ target }) => choose.mutate({ source: target.value as MusicSource })}
          />
          {source === 'mood' && (
            <SelectField
              label={t`Mood`}
              options={tones.map((tone) => [tone, moodName(tone)] as const)}
              value={mood}
              disabled={busy}
              onChange={({ target }) => choose.mutate({ mood: target.value as typeof mood })}
            />
          )}
          <Button
            busy={upload.isPending}
            disabled={busy}
            onClick={() => picker.current?.click()}
            icon={<Upload aria-hidden />}
          >
            {own ? t`Upload another piece` : t`Upload my own piece`}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="audio/*,.wav,.mp3,.m4a,.ogg,.flac"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) upload.mutate(file);
              target.value = '';
            }}
          />
        </div>
        {source === 'mood' && (
          <Suspense>
            <OrderEstimate orders={[{ label: t`Another mood`, of: { music: 1 } }]} />
          </Suspense>
        )}
        {choose.isPending && <p role="status">{t`Making the music…`}</p>}
        {music?.url ? (
          <div className="flex flex-wrap items-center gap-4">
            <Music className="size-6 text-gold" aria-hidden />
            <p className="min-w-0 text-sm break-words">
              <span className="font-medium">{source === 'upload' && own ? own.name : moodName(music.mood)}</span>
              <span className="text-soft">
                {music.durationMs !== null && ` · ${showLength(music.durationMs)}`}
                {music.engine && ` · ${engineName(music.engine)}`}
              </span>
            </p>
            <audio
              controls
              preload="none"
              src={music.url}
              aria-label={t`Music bed`}
              className="h-10 w-full min-w-0 sm:max-w-md"
            />
          </div>
        ) : (
          source === 'mood' && (
            <EmptyState
              icon={<Music aria-hidden />}
              title={t`Music planned: ${{ mood: moodName(mood) }}`}
            >{t`It is created with the first narration or video.`}</EmptyState>
          )
        )}
        {source !== 'none' && (
          <MusicLook
            key={JSON.stringify(choice.data)}
            choice={choice.data}
            busy={busy}
            onChange={(part) => choose.mutate(part)}
          />
        )}
        <SceneMix taleId={taleId} heard={heard} change={`${music?.url ?? ''} ${JSON.stringify(choice.data)}`} />
      </div>
    </Card>
  );
}

import type { TaleId } from '#shared/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { AudioLines, Captions, Mic, Trash2, TriangleAlert, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Narration } from '#shared/sound/audio.contract.ts';
import type { SceneCaptions } from '#shared/captions/caption.contract.ts';
import type { CaptionStanding } from '#shared/captions/scene-captions.ts';
import type { Scene } from '#shared/tale/tale.contract.ts';
import { engineName } from '#web/engines/engine-name.ts';
import { type Language } from '#shared/vocabulary.ts';
import type { VoiceItem } from '#shared/sound/voice.ts';
import { inWords } from '#web/language/said.ts';
import { useRemoveNarration, useUploadNarration } from './audio.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { MakingBadge } from '#web/tale-parts/status-badge.tsx';
import { showLength } from '#web/ui/hooks/time.ts';
import { nameOfVoice } from '#web/voices/voice-words.ts';
import { ReadAlong } from './read-along.tsx';
import { i18n } from '#web/language/i18n.ts';
import { inList, languageName } from '#web/language/locale.ts';

const PhraseAgain = lazy(async () => ({ default: (await import('./phrase-again.tsx')).PhraseAgain }));
const CaptionDesk = lazy(async () => ({ default: (await import('./captions/caption-desk.tsx')).CaptionDesk }));

const standingWords: Record<CaptionStanding, MessageDescriptor | null> = {
  automatic: null,
  edited: null,
  retimed: msg`Captions: voice changed`,
  outdated: msg`Captions: text changed`,
};

/** Who made it: a person, or these voices by this engine. */
const madeBy = ({ kind, voices: read, engine }: Narration, voices: readonly VoiceItem[]) =>
  kind === 'recorded'
    ? t`Recorded`
    : kind === 'uploaded'
      ? t`Uploaded`
      : kind === 'synthetic'
        ? [inList(read.map((id) => nameOfVoice(voices, id))), engine && engineName(engine)].filter(Boolean).join(' · ')
        : '';

/** One scene's words and sound: listen, record, upload, remove. */
export function SceneNarration({
  taleId,
  scene,
  language,
  narration,
  picture,
  captions,
  voices,
  onRecord,
}: {
  taleId: TaleId;
  scene: Scene;
  language: Language;
  narration: Narration | null;
  picture: string | null;
  /** Null until the scene has its sound. */
  captions: SceneCaptions | null;
  voices: readonly VoiceItem[];
  /** Opens the booth at this scene. */
  onRecord: () => void;
}) {
  const upload = useUploadNarration(taleId);
  const remove = useRemoveNarration(taleId);
  const picker = useRef<HTMLInputElement>(null);
  const [laying, setLaying] = useState(false);
  const stale = captions && standingWords[captions.standing];
  const { sceneNo } = scene;
  const spoken = languageName(language);
  const text = scene.text[language] ?? '';
  const human = narration?.kind === 'recorded' || narration?.kind === 'uploaded';
  return (
    <li className="grid gap-4 rounded-xl border border-line bg-raised p-3 sm:p-4 md:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="aspect-video self-start overflow-hidden rounded-lg bg-sunken max-md:max-w-44">
        {picture && <img src={picture} alt="" loading="lazy" className="size-full object-cover" />}
      </div>
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <h3 className="font-semibold">{t`Scene ${sceneNo}`}</h3>
          <MakingBadge status={narration?.status ?? 'missing'} />
          <span className="text-soft">
            {narration?.durationMs ? showLength(narration.durationMs) : ''} {narration && madeBy(narration, voices)}
          </span>
          {narration?.stoodIn && <Badge hue="amber" icon={<TriangleAlert aria-hidden />}>{t`Simple voice`}</Badge>}
          {stale && (
            <Badge hue="amber" icon={<TriangleAlert aria-hidden />}>
              {i18n._(stale)}
            </Badge>
          )}
        </div>
        <ReadAlong
          label={t`Narration of scene ${sceneNo}, ${{ language: spoken }}`}
          text={text}
          lang={language}
          narration={narration}
        />
        {narration?.lastError && <ErrorNote>{inWords(narration.lastErrorSaid, narration.lastError)}</ErrorNote>}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            onClick={onRecord}
            icon={<Mic aria-hidden />}
            aria-label={t`Record scene ${sceneNo}, ${{ language: spoken }}`}
          >{t`Record`}</Button>
          {human && (
            <Button
              size="small"
              onClick={onRecord}
              icon={<AudioLines aria-hidden />}
              aria-label={t`Takes and cut of scene ${sceneNo}, ${{ language: spoken }}`}
            >{t`Takes and cut`}</Button>
          )}
          <Button
            size="small"
            busy={upload.isPending}
            onClick={() => picker.current?.click()}
            icon={<Upload aria-hidden />}
            aria-label={t`Upload narration for scene ${sceneNo}, ${{ language: spoken }}`}
          >{t`Upload`}</Button>
          <input
            ref={picker}
            type="file"
            accept="audio/*,.wav,.mp3,.m4a,.ogg,.oga,.opus,.webm,.flac"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) upload.mutate({ sceneId: scene.id, language, file });
              target.value = '';
            }}
          />
          {captions && (
            <Button
              size="small"
              onClick={() => setLaying(!laying)}
              aria-expanded={laying}
              icon={<Captions aria-hidden />}
              aria-label={t`Captions of scene ${sceneNo}, ${{ language: spoken }}`}
            >{t`Captions`}</Button>
          )}
          {human && (
            <Button
              size="small"
              look="ghost"
              busy={remove.isPending}
              onClick={() => remove.mutate({ sceneId: scene.id, language })}
              icon={<Trash2 aria-hidden />}
              aria-label={t`Remove the recording of scene ${sceneNo}, ${{ language: spoken }}`}
            >{t`Remove`}</Button>
          )}
        </div>
        {narration?.kind === 'synthetic' && narration.status === 'ready' && (
          <Suspense fallback={null}>
            <PhraseAgain key={text} taleId={taleId} language={language} text={text} narration={narration} />
          </Suspense>
        )}
        {laying && captions && (
          <Suspense fallback={null}>
            <CaptionDesk taleId={taleId} language={language} item={captions} sound={narration?.url ?? null} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

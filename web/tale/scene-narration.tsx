import { Mic, Square, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { Narration } from '#shared/audio.contract.ts';
import type { Scene } from '#shared/tale.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { useRemoveNarration, useUploadNarration } from '#web/queries/audio.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notes.tsx';
import { MakingBadge } from '#web/ui/status-badge.tsx';
import { showLength } from '#web/ui/time.ts';
import { useRecorder } from '#web/ui/use-recorder.ts';
import { ReadAlong } from './read-along.tsx';
import { RecordingClock } from './recording-clock.tsx';

const madeBy = ({ kind, voice, engine }: Narration) =>
  kind === 'recorded'
    ? 'Recorded'
    : kind === 'uploaded'
      ? 'Uploaded'
      : kind === 'synthetic'
        ? [engine, voice].filter(Boolean).join(' · ')
        : '';

/** One scene's words and sound: listen, record, upload, remove. */
export function SceneNarration({
  taleId,
  scene,
  language,
  narration,
  picture,
}: {
  taleId: string;
  scene: Scene;
  language: Language;
  narration: Narration | null;
  picture: string | null;
}) {
  const { recording, start, stop, clear } = useRecorder();
  const upload = useUploadNarration(taleId);
  const remove = useRemoveNarration(taleId);
  const picker = useRef<HTMLInputElement>(null);
  const name = `Scene ${scene.sceneNo}, ${languageNames[language]}`;
  const send = (file: Blob, label: string, kind: 'recorded' | 'uploaded') =>
    upload.mutate({ sceneId: scene.id, language, file, name: label, kind }, { onSuccess: clear });
  const human = narration?.kind === 'recorded' || narration?.kind === 'uploaded';
  return (
    <li className="grid gap-4 rounded-xl border border-line bg-raised p-3 sm:p-4 md:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="aspect-video self-start overflow-hidden rounded-lg bg-sunken max-md:max-w-44">
        {picture && <img src={picture} alt="" loading="lazy" className="size-full object-cover" />}
      </div>
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <h3 className="font-semibold">Scene {scene.sceneNo}</h3>
          <MakingBadge status={narration?.status ?? 'missing'} />
          <span className="text-soft">
            {narration?.durationMs ? showLength(narration.durationMs) : ''} {narration && madeBy(narration)}
          </span>
        </div>
        <ReadAlong name={name} text={scene.text[language] ?? ''} lang={language} narration={narration} />
        {narration?.lastError && <ErrorNote>{narration.lastError}</ErrorNote>}
        {recording.state === 'failed' && <ErrorNote>{recording.reason}</ErrorNote>}
        {recording.state === 'done' && (
          <div className="grid gap-3 rounded-lg bg-sunken p-3">
            <audio controls src={recording.url} aria-label={`Your recording of ${name}`} className="h-10 w-full" />
            <div className="flex flex-wrap gap-2">
              <Button size="small" look="primary" busy={upload.isPending} onClick={() => send(recording.file, 'Recording', 'recorded')}>
                Use this recording
              </Button>
              <Button size="small" onClick={clear}>
                Discard
              </Button>
            </div>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {recording.state === 'recording' ? (
            <>
              <Button size="small" look="danger" onClick={stop} icon={<Square aria-hidden />}>
                Stop
              </Button>
              <RecordingClock since={recording.since} />
            </>
          ) : (
            <Button
              size="small"
              busy={recording.state === 'asking'}
              onClick={() => void start()}
              icon={<Mic aria-hidden />}
              aria-label={`Record ${name}`}
            >
              Record
            </Button>
          )}
          <Button
            size="small"
            busy={upload.isPending}
            onClick={() => picker.current?.click()}
            icon={<Upload aria-hidden />}
            aria-label={`Upload a sound for ${name}`}
          >
            Upload
          </Button>
          <input
            ref={picker}
            type="file"
            accept="audio/*"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) send(file, file.name, 'uploaded');
              target.value = '';
            }}
          />
          {human && (
            <Button
              size="small"
              look="ghost"
              busy={remove.isPending}
              onClick={() => remove.mutate({ sceneId: scene.id, language })}
              icon={<Trash2 aria-hidden />}
              aria-label={`Remove the recording of ${name}`}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Mic, Square, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Scene } from '#shared/tale/tale.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { audioQueries, takesOf } from '#web/tale/audio/audio.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { LevelMeter } from './level-meter.tsx';
import { whyNoMicrophone } from './microphone.ts';
import { PartChoice } from './part-choice.tsx';
import type { Phrase } from './phrases.ts';
import { usePromptLook } from './prompt-look.ts';
import { PromptSettings } from './prompt-settings.tsx';
import { RecordingClock } from './recording-clock.tsx';
import { TakeList } from './take-list.tsx';
import { Teleprompter } from './teleprompter.tsx';
import { useBoothRecorder } from './use-booth-recorder.ts';
import { WhyRecord } from './why-record.tsx';

/** A room to read the scenes of a tale aloud in one language, one after the other. */
export function NarrationBooth({
  taleId,
  scenes,
  language,
  startAt,
  onClose,
}: {
  taleId: TaleId;
  /** Those with words in this language. */
  scenes: readonly Scene[];
  language: Language;
  startAt: string;
  onClose: () => void;
}) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      scenes.findIndex(({ id }) => id === startAt),
    ),
  );
  const [look, changeLook] = usePromptLook();
  const { state, microphone, start, stop, cancel } = useBoothRecorder();
  const [phrase, setPhrase] = useState<Phrase | null>(null);
  const [heardMs, setHeardMs] = useState<number | null>(null);
  const scene = scenes[at];
  const takes = useQuery({ ...takesOf({ taleId, sceneId: scene?.id ?? '', language }), enabled: scene !== undefined });
  const audio = useQuery(audioQueries.ofTale(taleId));
  if (!scene) return null;
  const take = takes.data?.find(({ current }) => current);
  const words = audio.data?.items.find((item) => item.sceneId === scene.id && item.language === language)?.words ?? [];
  const part = take && phrase ? { takeId: take.id, from: phrase.from, to: phrase.to } : null;
  const free = state.at === 'idle' || state.at === 'failed';
  const go = (step: number) => {
    if (!free) return;
    setPhrase(null);
    setAt((now) => Math.max(0, Math.min(scenes.length - 1, now + step)));
  };
  const press = () => {
    if (state.at === 'recording') return void stop().then(() => setPhrase(null));
    if (free) void start({ taleId, sceneId: scene.id, language, ...(part ? { part } : {}) }, look.countdown);
  };
  const onKey = (event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.target as Element).matches('input,select,textarea,audio')
    )
      return;
    const act = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      PageUp: () => go(-1),
      PageDown: () => go(1),
      r: press,
      R: press,
    }[event.key];
    if (!act || event.repeat) return;
    event.preventDefault();
    act();
  };
  const blocked = whyNoMicrophone();
  return (
    <Dialog
      open
      onClose={onClose}
      locked={!free}
      title={t`Narration booth · ${{ language: languageNames[language] }}`}
      note={t`Scene ${{ sceneNo: scene.sceneNo }}, ${{ position: at + 1 }} of ${{ total: scenes.length }}. Keys: R records and stops, ← and → change the scene.`}
      className="max-h-[96dvh] sm:max-w-5xl"
    >
      <div onKeyDown={onKey} className="grid min-h-0 gap-4 overflow-y-auto px-5 pb-5">
        <WhyRecord />
        <div className="relative">
          <Teleprompter
            text={phrase?.text ?? scene.text[language] ?? ''}
            language={language}
            look={look}
            running={state.at === 'recording'}
            heard={heardMs === null || phrase ? null : { words, ms: heardMs - (take?.startMs ?? 0) }}
          />
          {state.at === 'counting' && (
            <p
              role="status"
              className="absolute inset-0 grid place-items-center rounded-xl bg-black/60 text-8xl font-bold text-white"
            >
              {state.left}
            </p>
          )}
        </div>
        {blocked && <ErrorNote>{blocked}</ErrorNote>}
        {state.at === 'failed' && !blocked && <ErrorNote>{state.reason}</ErrorNote>}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            className="max-sm:[&>svg]:hidden"
            disabled={!free || at === 0}
            onClick={() => go(-1)}
            icon={<ChevronLeft aria-hidden />}
          >{t`Previous`}</Button>
          {state.at === 'recording' ? (
            <Button look="danger" onClick={press} icon={<Square aria-hidden />}>{t`Stop and save`}</Button>
          ) : (
            <Button
              look="primary"
              busy={state.at === 'asking' || state.at === 'saving'}
              disabled={!free || blocked !== null}
              onClick={press}
              icon={<Mic aria-hidden />}
            >
              {state.at === 'saving' ? t`Saving…` : phrase ? t`Record this part` : t`Record`}
            </Button>
          )}
          {(state.at === 'recording' || state.at === 'counting') && (
            <Button onClick={() => void cancel()} icon={<X aria-hidden />}>
              {state.at === 'recording' ? t`Discard` : t`Cancel`}
            </Button>
          )}
          <Button
            className="max-sm:[&>svg]:hidden"
            disabled={!free || at === scenes.length - 1}
            onClick={() => go(1)}
            icon={<ChevronRight aria-hidden />}
          >{t`Next`}</Button>
          {state.at === 'recording' && <RecordingClock since={state.since} />}
        </div>
        {microphone && <LevelMeter microphone={microphone} recording={state.at === 'recording'} />}
        {free && take?.fits && (
          <PartChoice text={scene.text[language] ?? ''} language={language} chosen={phrase} onChoose={setPhrase} />
        )}
        {free && (
          <TakeList key={scene.id} taleId={taleId} sceneId={scene.id} language={language} onHeard={setHeardMs} />
        )}
        <PromptSettings look={look} onChange={changeLook} />
      </div>
    </Dialog>
  );
}

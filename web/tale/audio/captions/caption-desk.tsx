import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, LoaderCircle, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SceneCaptions } from '#shared/captions/caption.contract.ts';
import { differs, joinWithNext, moved, restored, rewritten, spokenIn, split } from '#shared/captions/caption-edits.ts';
import type { SceneCue } from '#shared/captions/scene-captions.ts';
import type { Language } from '#shared/vocabulary.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { CaptionRow } from './caption-row.tsx';
import { captionKeys } from '#web/tale/tab-keys.ts';
import { type DraftState, useCaptionDraft } from './use-caption-draft.ts';

/** The caption editor for one scene in one language: wording, line breaks, and where each caption begins and ends. */
export function CaptionDesk({
  taleId,
  language,
  item,
  sound,
}: {
  taleId: TaleId;
  language: Language;
  item: SceneCaptions;
  sound: string | null;
}) {
  const draft = useCaptionDraft(taleId, language, item);
  useCommands(captionKeys());
  const { cues } = draft;
  const player = useRef<HTMLAudioElement>(null);
  const until = useRef(Number.POSITIVE_INFINITY);
  const [heardMs, setHeardMs] = useState<number | null>(null);
  const spoken = spokenIn(cues, item.tokens);
  const play = ({ startMs, endMs }: SceneCue) => {
    const audio = player.current;
    if (!audio) return;
    until.current = endMs;
    audio.currentTime = Math.max(0, startMs / 1000);
    void audio.play().catch(() => undefined);
  };
  const edited = item.standing === 'edited' || draft.canUndo;
  return (
    <section
      aria-label={t`Captions of scene ${{ sceneNo: item.sceneNo }}`}
      className="grid gap-3 border-t border-line pt-3"
    >
      <Standing item={item} busy={draft.resetting} onKeep={draft.keep} onStartAnew={() => void draft.startAnew()} />
      <p className="text-xs text-soft">{t`Enter breaks a line; Ctrl+Enter splits a caption at the cursor. In the time fields the arrow keys move by a tenth of a second, with Shift by half a second.`}</p>
      {sound && (
        <audio
          ref={player}
          src={sound}
          preload="none"
          hidden
          onTimeUpdate={({ currentTarget }) => {
            const ms = currentTarget.currentTime * 1000;
            setHeardMs(ms);
            if (ms >= until.current) currentTarget.pause();
          }}
          onPause={() => setHeardMs(null)}
        />
      )}
      <ol className="grid gap-3">
        {cues.map((cue, at) => (
          <CaptionRow
            key={at}
            no={at + 1}
            cue={cue}
            spoken={spoken[at] ?? ''}
            differs={differs(cue, spoken[at] ?? '')}
            language={language}
            audience={item.audience}
            heard={heardMs !== null && heardMs >= cue.startMs && heardMs < cue.endMs}
            acts={{
              write: (lines) => draft.change(`words ${at}`, rewritten(cues, at, lines)),
              move: (side, ms) => draft.change(`${side} ${at}`, moved(cues, at, side, ms, item.durationMs)),
              split: (caret) => draft.change('split', split(cues, at, caret, item.tokens, language)),
              join: at < cues.length - 1 ? () => draft.change('join', joinWithNext(cues, at, language)) : null,
              restore: () => draft.change('restore', restored(cues, at, item.tokens, language)),
              play: () => play(cue),
            }}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          disabled={!draft.canUndo}
          onClick={draft.undo}
          icon={<Undo2 aria-hidden />}
        >{t`Undo`}</Button>
        {edited && (
          <Button size="small" busy={draft.resetting} onClick={() => void draft.startAnew()}>{t`Start over`}</Button>
        )}
        <SaveState state={draft.state} />
      </div>
      {draft.state === 'failed' && (
        <ErrorNote>
          {t`Not saved: ${{ reason: draft.error }}`} <Button size="small" onClick={draft.retry}>{t`Try again`}</Button>
        </ErrorNote>
      )}
      {draft.state === 'conflict' && (
        <ErrorNote>
          {draft.error} <Button size="small" onClick={() => draft.takeTheirs(item)}>{t`Show the new ones`}</Button>
        </ErrorNote>
      )}
    </section>
  );
}

/** Whether captions that somebody laid still fit, and what can be done when they do not. */
function Standing({
  item,
  busy,
  onKeep,
  onStartAnew,
}: {
  item: SceneCaptions;
  busy: boolean;
  onKeep: () => void;
  onStartAnew: () => void;
}) {
  if (item.standing === 'automatic' || item.standing === 'edited') return null;
  const retimed = item.standing === 'retimed';
  return (
    <div className="grid gap-2 rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn">
      <p>
        {retimed
          ? t`The voice has changed since these captions were edited. Their lines and words are kept, with the timing of the new voice: play them once to check.`
          : t`The text of this scene has changed since its captions were edited. The edited captions no longer match, so the film shows the automatic ones below.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {retimed && <Button size="small" look="primary" onClick={onKeep}>{t`Keep these`}</Button>}
        <Button size="small" busy={busy} onClick={onStartAnew}>{t`Start over`}</Button>
      </div>
    </div>
  );
}

function SaveState({ state }: { state: DraftState }) {
  const [icon, words] =
    state === 'waiting' || state === 'saving'
      ? [<LoaderCircle key="i" className="text-soft motion-safe:animate-spin" aria-hidden />, t`Saving…`]
      : state === 'saved'
        ? [<CircleCheck key="i" className="text-good" aria-hidden />, t`Saved`]
        : state === 'empty'
          ? [<CircleAlert key="i" className="text-warn" aria-hidden />, t`Not saved while a caption has no words`]
          : [null, ''];
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm [&>svg]:size-4">
      {icon}
      {words}
    </p>
  );
}

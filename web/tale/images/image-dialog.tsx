import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ImageVersion } from '#shared/pictures/image.contract.ts';
import type { ReadingChange } from '#shared/pictures/scene-reading.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { engineInSentence } from '#web/engines/engine-name.ts';
import { inWords } from '#web/language/said.ts';
import { isUnderWay, type TaleFrame } from './tale-frame.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { arrowKeys, NeighbourArrows } from '#web/pictures/neighbour-arrows.tsx';
import { MakingBadge } from '#web/tale-parts/status-badge.tsx';
import { ImageActions } from './image-actions.tsx';
import { ImageCompare } from './image-compare.tsx';
import { ImageLarge } from './image-large.tsx';
import { ImageVersions } from './image-versions.tsx';
import { PictureReading } from './picture-reading.tsx';
import { SceneWords } from './scene-words.tsx';

/** What was changed of a frame and not drawn yet; a reading of null is the studio's own again. */
type FrameDraft = { readonly words?: string; readonly reading?: ReadingChange | null };
/** Drafts by frame. */
export type FrameDrafts = Readonly<Record<string, FrameDraft>>;

type Shown = {
  tale: Tale;
  frames: readonly TaleFrame[];
  id: string;
  drafts: FrameDrafts;
  onDraft: (id: string, part: FrameDraft) => void;
  onMove: (id: string) => void;
  onClose: () => void;
};

/** One picture large: its words beside those of its scene, other pictures in its place, and earlier ones. */
export function ImageDialog({ tale, frames, id, drafts, onDraft, onMove, onClose }: Shown) {
  const at = frames.findIndex((frame) => frame.id === id);
  const frame = frames[at];
  const [compared, compare] = useState<ImageVersion | null>(null);
  const other = compared?.imageId === id ? compared : null;
  const move = (by: -1 | 1) => {
    const next = frames[at + by];
    if (next) onMove(next.id);
  };
  if (!frame) return null;
  const { words = frame.prompt, reading } = drafts[frame.id] ?? {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Frame ${{ frameNo: frame.frameNo }} of ${{ total: frames.length }}`}
      className="sm:max-w-4xl"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys beside the two buttons that do the same */}
      <div className="grid gap-5 overflow-y-auto px-5 pb-5" onKeyDown={arrowKeys(move)}>
        {other ? (
          <ImageCompare frame={frame} version={other} onClose={() => compare(null)} />
        ) : (
          <div className="relative mx-auto w-[min(100%,calc(48dvh*16/9))]">
            <ImageLarge key={frame.id} frame={frame} />
            <NeighbourArrows at={at} count={frames.length} onMove={move} />
          </div>
        )}
        <Words key={frame.id} tale={tale} frame={frame} words={words} onDraft={onDraft} />
        {frame.imageType === 'frame' && (
          <PictureReading
            key={`${frame.id} reading`}
            frame={frame}
            draft={reading}
            onDraft={(change) => onDraft(frame.id, { reading: change })}
          />
        )}
        <ImageVersions key={`${frame.id} versions`} frame={frame} shown={other?.id ?? null} onShow={compare} />
      </div>
      <ImageActions key={`${frame.id} actions`} frame={frame} words={words} reading={reading} />
    </Dialog>
  );
}

type Worded = { tale: Tale; frame: TaleFrame; words: string; onDraft: Shown['onDraft'] };

function Words({ tale, frame, words, onDraft }: Worded) {
  const changed = words.trim() !== frame.prompt;
  const moves = isUnderWay(frame);
  return (
    <>
      <div className="grid gap-3">
        <div className="flex min-h-8 flex-wrap items-center gap-3 text-sm text-soft" role="status">
          <MakingBadge status={frame.status} />
          {frame.engine && (
            <span>
              {frame.engine === 'uploaded'
                ? t`Your own picture`
                : t`Drawn by ${{ engine: engineInSentence(frame.engine) }}`}
            </span>
          )}
        </div>
        {moves && <ProgressBar value={frame.progress} label={t`Frame ${{ frameNo: frame.frameNo }}`} />}
        {frame.lastError && <ErrorNote>{inWords(frame.lastErrorSaid, frame.lastError)}</ErrorNote>}
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextArea
          label={t`What the picture shows`}
          hint={changed ? t`Not drawn with these words yet.` : t`Change the description, then draw again.`}
          value={words}
          maxLength={limits.prompt}
          className="[&_textarea]:min-h-40"
          onChange={(event) => onDraft(frame.id, { words: event.target.value })}
        />
        <SceneWords scene={tale.scenes.find(({ sceneNo }) => sceneNo === frame.frameNo)} langs={tale.langs} />
      </div>
    </>
  );
}

import { Brush } from 'lucide-react';
import { useState } from 'react';
import { type ImageItem, isPending } from '#shared/image.contract.ts';
import { limits } from '#shared/vocabulary.ts';
import { hasPicture, imageUrl, useRedraw } from '#web/queries/image.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notes.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { MakingBadge } from '#web/ui/status-badge.tsx';

/** One picture large, and a way to have it drawn again with other words. */
export function RedrawDialog({ image, onClose }: { image: ImageItem; onClose: () => void }) {
  const [prompt, setPrompt] = useState(image.prompt);
  const redraw = useRedraw(image.taleId);
  const words = prompt.trim();
  return (
    <Dialog open onClose={onClose} title={`Frame ${image.frameNo}`} className="sm:max-w-3xl">
      <div className="grid gap-4 overflow-y-auto px-5 pb-5">
        <div className="grid aspect-video place-items-center overflow-hidden rounded-xl bg-sunken text-sm text-soft">
          {hasPicture(image) ? <img src={imageUrl(image)} alt={image.prompt} className="size-full object-cover" /> : 'Not drawn yet'}
        </div>
        <div className="flex flex-wrap items-center gap-3 text-sm text-soft">
          <MakingBadge status={image.status} />
          {image.engine && <span>Drawn by {image.engine}</span>}
        </div>
        {isPending(image) && <ProgressBar value={image.progress} label="Progress" />}
        {image.lastError && <ErrorNote>{image.lastError}</ErrorNote>}
        <TextArea
          label="What the picture shows"
          value={prompt}
          maxLength={limits.prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Close</Button>
          <Button
            look="primary"
            busy={redraw.isPending}
            disabled={!words || isPending(image)}
            onClick={() => redraw.mutate({ id: image.id, ...(words === image.prompt ? {} : { prompt: words }) })}
            icon={<Brush aria-hidden />}
          >
            Draw again
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

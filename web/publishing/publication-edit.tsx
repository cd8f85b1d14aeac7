import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  bytesOf,
  descriptionProblem,
  markerRoom,
  tagsLength,
  tagsProblem,
  textLimits,
  titleProblem,
} from '#shared/publishing/publication-limits.ts';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { useEditPublication } from './publication.ts';
import { Button } from '#web/ui/button.tsx';
import { Counter } from '#web/ui/counter.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { TagField } from '#web/ui/tag-field.tsx';

/** Changes the texts of a video that is being published or on the channel; a job updates the host. */
export function PublicationEdit({ publication: item, onClose }: { publication: Publication; onClose: () => void }) {
  const edit = useEditPublication(item.taleId);
  const [title, setTitle] = useState(item.title);
  const [description, setDescription] = useState(item.description);
  const [tags, setTags] = useState<string[]>(item.tags);
  const problems = [titleProblem(title), descriptionProblem(description, markerRoom), tagsProblem(tags)];
  const fits = problems.every((problem) => problem === null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Edit what the video says`}
      note={t`On ${{ channel: item.channel.title }}. The host is updated at once.`}
    >
      <form
        className="grid gap-4 overflow-y-auto px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) edit.mutate({ id: item.id, title, description, tags }, { onSuccess: onClose });
        }}
      >
        <TextField
          label={t`Title`}
          lang={item.language}
          value={title}
          aria-invalid={problems[0] !== null || undefined}
          hint={<Counter used={title.length} most={textLimits.title} unit="characters" problem={problems[0] ?? null} />}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={t`Description`}
          lang={item.language}
          rows={8}
          value={description}
          aria-invalid={problems[1] !== null || undefined}
          hint={
            <Counter
              used={bytesOf(description)}
              most={textLimits.description - markerRoom}
              unit="bytes"
              problem={problems[1] ?? null}
            />
          }
          onChange={(event) => setDescription(event.target.value)}
        />
        <TagField
          label={t`Tags`}
          lang={item.language}
          tags={tags}
          hint={
            <Counter used={tagsLength(tags)} most={textLimits.tags} unit="characters" problem={problems[2] ?? null} />
          }
          onChange={setTags}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" busy={edit.isPending} disabled={!fits}>{t`Save`}</Button>
        </div>
      </form>
    </Dialog>
  );
}

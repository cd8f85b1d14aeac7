import { t } from '@lingui/core/macro';
import type { Dispatch } from 'react';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { thumbnailUrl } from '#web/thumbnails/thumbnail.ts';
import { type Action, designOf, type Editor } from '#web/workspace/editor.ts';
import { preparedDesigns } from '#web/workspace/use-thumbnail-editor.ts';

/**
 * The prepared thumbnails; a press takes over the picture and the texts of one, and Undo brings the design before back.
 */
export function StartGrid({
  thumbnails,
  editor,
  dispatch,
}: {
  thumbnails: readonly Thumbnail[];
  editor: Editor;
  dispatch: Dispatch<Action>;
}) {
  const { language } = designOf(editor);
  const prepared = preparedDesigns(thumbnails, language);
  if (prepared.length === 0)
    return (
      <p className="text-sm text-soft">{t`There are none yet. Generate thumbnails below, and start from one of them.`}</p>
    );
  return (
    <ul aria-label={t`Prepared thumbnails`} className="grid grid-cols-2 gap-2">
      {prepared.map(({ row, design }) => (
        <li key={row.id}>
          <button
            type="button"
            onClick={() => dispatch({ type: 'change', change: () => design, select: null })}
            className="block aspect-video w-full overflow-hidden rounded-lg border-2 border-transparent bg-sunken
              hover:border-edge"
          >
            <img
              src={`${thumbnailUrl(row)}&w=320`}
              alt={t`Start from thumbnail ${{ letter: row.variant }}`}
              loading="lazy"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type Dispatch, useEffect, useRef } from 'react';
import { thumbnailQueries } from '#web/thumbnails/thumbnail.ts';
import { Button } from '#web/ui/button.tsx';
import { writeText } from '#web/workspace/design.ts';
import { type Action, designOf, type Editor } from '#web/workspace/editor.ts';

type Tale = { readonly taleId: TaleId; readonly title: string; readonly topic: string; readonly audience: string };

/** Titles that were suggested, in the language of the texts; a press puts one into the first text. */
export function TitleOptions({ tale, editor, dispatch }: { tale: Tale; editor: Editor; dispatch: Dispatch<Action> }) {
  const client = useQueryClient();
  const { language } = designOf(editor);
  const query = thumbnailQueries.titles({ ...tale, language });
  const titles = useQuery(query);
  const put = (text: string) =>
    dispatch({
      type: 'change',
      change: (design) => (design.overlays[0] ? writeText(design, design.overlays[0].id, text) : design),
    });
  const greeted = useRef(false);
  const first = titles.data?.[0];
  useEffect(() => {
    if (first === undefined || greeted.current) return;
    greeted.current = true;
    dispatch({ type: 'suggested', text: first, untouched: tale.title });
  }, [first, tale.title, dispatch]);
  const again = async () => {
    await client.invalidateQueries({ queryKey: query.queryKey });
    const text = client.getQueryData(query.queryKey)?.[0];
    if (text !== undefined) put(text);
  };
  return (
    <div className="space-y-3">
      <ul aria-label={t`Title suggestions`} className="space-y-1.5">
        {(titles.data ?? []).map((option) => (
          <li key={option}>
            <button
              type="button"
              lang={language}
              onClick={() => put(option)}
              className="min-h-10 w-full rounded-xl border border-line bg-raised px-3 py-2 text-left text-sm
                hover:border-edge"
            >
              {option}
            </button>
          </li>
        ))}
      </ul>
      <Button
        icon={<RefreshCw aria-hidden />}
        busy={titles.isFetching}
        onClick={() => void again()}
      >{t`Generate New Options`}</Button>
    </div>
  );
}

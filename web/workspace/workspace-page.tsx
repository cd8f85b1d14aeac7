import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { languages } from '#shared/vocabulary.ts';
import { isReauth } from '#web/api/call.ts';
import { taleQueries } from '#web/tale-parts/tale.ts';
import { workspaceAudience, workspaceTopic } from '#web/thumbnails/thumbnail.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/card.tsx';
import { EmptyState, Waiting } from '#web/ui/notices/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { ThumbnailEditor } from './thumbnail-editor.tsx';

/** The thumbnail workspace of a tale. A session that is gone leads to the sign-in page (web/shell). */
export function WorkspacePage() {
  const { id = '' } = useParams();
  const from = (useLocation().state as { tab?: unknown } | null)?.tab;
  const tale = useQuery({ ...taleQueries.detail(id), refetchOnWindowFocus: false });
  usePageTitle(tale.data ? t`Thumbnails of ${{ title: tale.data.displayTitle }}` : t`Thumbnail Workspace`);
  if (tale.isPending || (isReauth(tale.error) && !tale.data)) return <Waiting page>{t`Loading…`}</Waiting>;
  if (!tale.data)
    return (
      <EmptyState
        level={1}
        title={t`Tale not found`}
        action={<ButtonLink to="/tales">{t`All tales`}</ButtonLink>}
      >{t`It may have been deleted, or the address is not complete.`}</EmptyState>
    );
  const { title, displayTitle, content } = tale.data;
  const titles = Object.fromEntries(
    languages.flatMap((language) => (content[language]?.title ? [[language, content[language].title] as const] : [])),
  );
  return (
    <>
      <PageHead title={t`Thumbnail Workspace`} note={displayTitle}>
        <ButtonLink
          to={typeof from === 'string' ? `/tales/${id}?tab=${encodeURIComponent(from)}` : `/tales/${id}`}
          icon={<X aria-hidden />}
        >{t`Close`}</ButtonLink>
      </PageHead>
      <ThumbnailEditor
        key={id}
        taleId={id}
        title={title}
        topic={workspaceTopic}
        audience={workspaceAudience}
        titles={titles}
      />
    </>
  );
}

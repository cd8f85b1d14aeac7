import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { storyboardQuery } from './storyboard.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { LanguageButtons } from '#web/tale/language-buttons.tsx';
import { ShapeButtons } from './shape-buttons.tsx';
import { StoryboardEditor } from './storyboard-editor.tsx';
import { useStoryboardEdits } from './use-storyboard-edits.ts';

const StoryboardTroubles = lazy(async () => ({
  default: (await import('./storyboard-troubles.tsx')).StoryboardTroubles,
}));
const VideoPanel = lazy(async () => ({ default: (await import('#web/tale/video/video-panel.tsx')).VideoPanel }));

/** The film before it is rendered, where it is edited, and below it the rendered ones. */
export function StoryboardTab({ tale }: { tale: Tale }) {
  const [language, setLanguage] = useState<Language>(tale.langs[0] ?? 'en');
  const [shape, setShape] = useState<Shape>('16:9');
  const board = useQuery(storyboardQuery(tale.id, language, shape));
  const work = useStoryboardEdits(tale.id, language, shape, board.data?.edits);
  return (
    <div className="grid gap-6">
      <Card
        title={t`Storyboard`}
        note={t`Plays without rendering: the pictures, voices, music and captions of the video. Only the final loudness differs.`}
        actions={
          <>
            <ShapeButtons value={shape} onChange={setShape} />
            <LanguageButtons value={language} has={(one) => tale.langs.includes(one)} onChange={setLanguage} />
          </>
        }
      >
        {board.isPending && <Waiting>{t`Loading…`}</Waiting>}
        {board.isError && <ErrorNote>{board.error.message}</ErrorNote>}
        {board.data && (
          // One boundary for both: notes that came in after the player would push it away from under the pointer.
          <Suspense fallback={<Waiting>{t`Loading…`}</Waiting>}>
            <StoryboardTroubles board={board.data} taleId={tale.id} />
            {board.data.shots.length === 0 ? (
              <EmptyState
                icon={<Clapperboard aria-hidden />}
                title={t`No scenes yet`}
              >{t`Scenes come with the story.`}</EmptyState>
            ) : (
              <StoryboardEditor key={language} taleId={tale.id} board={board.data} work={work} />
            )}
          </Suspense>
        )}
      </Card>
      <Suspense>
        <VideoPanel tale={tale} />
      </Suspense>
    </div>
  );
}

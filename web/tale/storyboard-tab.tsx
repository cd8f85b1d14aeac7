import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Storyboard } from '#shared/storyboard.contract.ts';
import type { Tale } from '#shared/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { storyboardQuery } from '#web/queries/storyboard.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { type Playback, playStoryboard } from './storyboard-playback.ts';
import { StoryboardPlayer } from './storyboard-player.tsx';
import { VideoPanel } from './video-panel.tsx';

/** The film before it is rendered, and below it the rendered ones. */
export function StoryboardTab({ tale }: { tale: Tale }) {
  const [language, setLanguage] = useState<Language>(tale.langs[0] ?? 'en');
  const board = useQuery(storyboardQuery(tale.id, language));
  return (
    <div className="grid gap-6">
      <Card
        title="Storyboard"
        note="Plays at once, with no render: what you see and hear is what the video will be."
        actions={<LanguageButtons value={language} has={(one) => tale.langs.includes(one)} onChange={setLanguage} />}
      >
        {board.isPending && <Waiting>Loading…</Waiting>}
        {board.isError && <ErrorNote>{board.error.message}</ErrorNote>}
        {board.data && board.data.missing.length > 0 && (
          <details open={board.data.missing.length <= 4} className="mb-4 rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn">
            <summary className="font-semibold">Still missing: {board.data.missing.length}</summary>
            <ul className="mt-1 list-disc gap-x-8 pl-5 sm:columns-2">
              {board.data.missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-2">Package Video makes all of it on the way.</p>
          </details>
        )}
        {board.data?.shots.length === 0 && (
          <EmptyState icon={<Clapperboard aria-hidden />} title="No scenes yet">
            Scenes come with the story.
          </EmptyState>
        )}
        {board.data && board.data.shots.length > 0 && <Player key={language} board={board.data} />}
      </Card>
      <VideoPanel tale={tale} />
    </div>
  );
}

function Player({ board }: { board: Storyboard }) {
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    const next = playStoryboard(board);
    setPlayback((before) => {
      if (before) next.seek(before.snapshot().ms);
      return next;
    });
    return next.close;
  }, [board]);
  return playback ? <StoryboardPlayer board={board} playback={playback} /> : <div className="aspect-video rounded-2xl bg-black" />;
}

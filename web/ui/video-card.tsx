import { Download, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Video } from '#shared/video.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { Badge } from './badge.tsx';
import { ButtonAnchor } from './button.tsx';
import { FilmPlayer } from './film-player.tsx';
import { showBytes, showLength, showMoment } from './time.ts';

const downloads = [
  ['video', 'MP4'],
  ['audio', 'MP3'],
  ['srt', 'SRT'],
  ['vtt', 'VTT'],
] as const;

/** A finished film: player with captions, its facts, its files. `title` stands in the place of its name, when that is more than words. */
export function VideoCard({ video, name, title, children }: { video: Video; name: string; title?: ReactNode; children?: ReactNode }) {
  const { urls, language } = video;
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-raised">
      <FilmPlayer video={video} name={name} />
      <div className="p-4">
        <div className="flex flex-wrap items-center gap-2">
          <h3 lang={language} className="min-w-0 flex-1 basis-40 font-semibold break-words">
            {title ?? name}
          </h3>
          <Badge hue="brand">
            <span lang={language}>{languageNames[language]}</span>
          </Badge>
          {video.stale && (
            <Badge hue="orange" icon={<Timer aria-hidden />}>
              Out of date
            </Badge>
          )}
        </div>
        {video.stale && <p className="mt-2 text-sm text-orange">Changed since it was rendered: {video.why.join(' ')}</p>}
        <p className="mt-1.5 text-sm text-soft">
          {showLength(video.durationMs)} · {video.width}×{video.height} · {showBytes(video.bytes)} · {video.loudness.toFixed(1)} LUFS ·{' '}
          {showMoment(video.updatedAt)}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {downloads.map(([key, words]) => (
            <ButtonAnchor
              key={key}
              href={`${urls[key]}&download=1`}
              download
              size="small"
              icon={<Download aria-hidden />}
              aria-label={`Download ${words} of ${name} in ${languageNames[language]}`}
            >
              {words}
            </ButtonAnchor>
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}

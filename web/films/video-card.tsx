import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { languageName } from '#web/language/locale.ts';
import { Clapperboard, Download, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { whyNoShort } from '#shared/film/film-files.ts';
import type { Video } from '#shared/film/video.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { captionWish, useRender } from './video.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { FilmPlayer } from './film-player.tsx';
import { showBytes, showLength, showMoment } from '#web/ui/hooks/time.ts';
import { inWords, sayWords } from '#web/language/said.ts';

const downloads = [
  ['video', 'MP4', msg`video`],
  ['audio', 'MP3', msg`narration`],
  ['srt', 'SRT', msg`captions`],
  ['vtt', 'VTT', msg`captions`],
] as const;

function shortWords(...film: Parameters<typeof whyNoShort>): string {
  const why = whyNoShort(...film);
  return why ? sayWords(why) : t`It fits as a Short: up to 3 minutes.`;
}

/**
 * A finished film: player with captions and chapters, its facts, its files; one that is out of date is rendered again
 * from here. `title` replaces its name when that is more than text; `rendering` says that a render of its tale is under
 * way.
 */
export function VideoCard({
  video,
  name,
  title,
  rendering,
}: {
  video: Video;
  name: string;
  title?: ReactNode;
  rendering: boolean;
}) {
  const { urls, language, shape } = video;
  const upright = shape === '9:16';
  const words = languageName(language);
  const film = upright ? t`${name} in ${words}, upright` : t`${name} in ${words}`;
  return (
    <article
      className={cx(
        'overflow-hidden rounded-2xl border border-line bg-raised',
        upright && 'sm:grid sm:grid-cols-[15rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]',
      )}
    >
      <FilmPlayer video={video} name={name} />
      <div className={cx('p-4', upright && 'sm:col-start-2 sm:row-start-1 sm:pb-0')}>
        <div className="flex flex-wrap items-center gap-2">
          <h3 lang={language} className="min-w-0 flex-1 basis-40 font-semibold break-words">
            {title ?? name}
          </h3>
          <Badge hue="brand">
            <span lang={language}>{languageNames[language]}</span>
          </Badge>
          {upright && <Badge hue="grey">{t`Upright`}</Badge>}
          {video.stale && <Badge hue="orange" icon={<Timer aria-hidden />}>{t`Out of date`}</Badge>}
        </div>
        {video.stale && (
          <p className="mt-2 text-sm text-orange">{t`Changed since it was rendered: ${{ changes: inWords(video.whySaid, video.why.join(' ')) }}`}</p>
        )}
        {video.stale && <p className="mt-1 text-sm text-soft">{redoWords(video)}</p>}
        <p className="mt-1.5 text-sm text-soft">
          {`${showLength(video.durationMs)} · ${video.width}×${video.height} · ${showBytes(video.bytes)} · ${video.loudness.toFixed(1)}` +
            ` LUFS · ${showMoment(video.updatedAt)}`}
        </p>
        {upright && <p className="mt-1 text-sm text-soft">{shortWords(shape, video.durationMs)}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          {downloads.map(([key, kind, what]) => (
            <ButtonAnchor
              key={key}
              href={`${urls[key]}&download=1`}
              download
              size="small"
              icon={<Download aria-hidden />}
              aria-label={t`Download ${kind} (${{ what: i18n._(what) }}) of ${film}`}
            >
              {kind}
            </ButtonAnchor>
          ))}
          {video.extras.map((extra) => (
            <ExtraDownload key={extra.kind} extra={extra} of={film} />
          ))}
          {video.stale && <RenderAgain video={video} name={name} rendering={rendering} />}
        </div>
      </div>
    </article>
  );
}

/** A file that was made from the film, with its size. */
function ExtraDownload({
  extra: { kind, url, bytes, width, height },
  of,
}: {
  extra: Video['extras'][number];
  of: string;
}) {
  const what = kind === 'small' ? t`small film, ${width}×${height}` : t`audio with cover and chapters`;
  const file = kind === 'small' ? t`Small MP4` : 'M4A';
  const size = showBytes(bytes);
  return (
    <ButtonAnchor
      href={`${url}&download=1`}
      download
      size="small"
      icon={<Download aria-hidden />}
      aria-label={t`Download ${file} (${what}) of ${of}, ${size}`}
    >
      {file} · {size}
    </ButtonAnchor>
  );
}

/** What a render of a film would do, as a message. */
export function redoWords({ redo: { pieces, of, scenes } }: Pick<Video, 'redo'>): string {
  if (pieces === 0) return t`Its pictures are kept: a new render only redoes the audio and the captions.`;
  const told = scenes.filter((no) => no > 0).toSorted((a, b) => a - b);
  if (pieces === of) return t`A new render draws all of its ${of} pieces.`;
  if (told.length === 0) return t`A new render draws ${pieces} of its ${of} pieces, in the cards; the others are kept.`;
  const list = told.join(', ');
  return told.length === 1
    ? t`A new render draws ${pieces} of its ${of} pieces, in scene ${list}; the others are kept.`
    : t`A new render draws ${pieces} of its ${of} pieces, in scenes ${list}; the others are kept.`;
}

function RenderAgain({
  video: { taleId, language, shape, captions, extras },
  name,
  rendering,
}: {
  video: Video;
  name: string;
  rendering: boolean;
}) {
  const render = useRender(taleId);
  return (
    <Button
      look="primary"
      size="small"
      busy={render.isPending || rendering}
      icon={<Clapperboard aria-hidden />}
      onClick={() =>
        render.mutate({
          langs: [language],
          shapes: [shape],
          ...captionWish(captions),
          extras: extras.map(({ kind }) => kind),
        })
      }
    >
      <span>
        {rendering ? t`Rendering…` : t`Render again`}
        <span className="sr-only">: {t`${name} in ${{ words: languageName(language) }}`}</span>
      </span>
    </Button>
  );
}

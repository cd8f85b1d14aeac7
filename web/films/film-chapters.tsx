import { t } from '@lingui/core/macro';
import { languageName } from '#web/language/locale.ts';
import { chapterTime } from '#shared/film/chapters.ts';
import type { Video } from '#shared/film/video.contract.ts';
import { cx } from '#web/ui/cx.ts';

/**
 * The chapters of a film: a bar drawn to scale for the pointer, and a list of the same chapters for everybody.
 */
export function FilmChapters({
  video: { chapters, durationMs, language },
  name,
  ms,
  onGo,
}: {
  video: Video;
  name: string;
  ms: number;
  onGo: (startMs: number) => void;
}) {
  if (chapters.length < 2) return null;
  const current = chapters.findLastIndex(({ startMs }) => startMs <= ms + 1);
  const endOf = (nth: number) => chapters[nth + 1]?.startMs ?? durationMs;
  return (
    <>
      <div className="flex h-6 gap-0.5" aria-hidden>
        {chapters.map(({ startMs, title }, nth) => (
          <button
            key={startMs}
            type="button"
            tabIndex={-1}
            title={`${chapterTime(startMs)} ${title}`}
            onClick={() => onGo(startMs)}
            className="group relative min-w-0.5"
            style={{ flexGrow: endOf(nth) - startMs, flexBasis: 0 }}
          >
            <span className="absolute inset-x-0 top-2 h-2 overflow-hidden rounded-sm bg-mute-wash group-hover:bg-edge">
              <span
                className="block h-full bg-brand"
                style={{ width: `${Math.max(0, Math.min(1, (ms - startMs) / (endOf(nth) - startMs))) * 100}%` }}
              />
            </span>
          </button>
        ))}
      </div>
      <details className="text-sm">
        <summary className="inline-block min-h-6 cursor-pointer py-0.5 font-medium">
          <span aria-hidden>
            {t`Chapters`} <span className="text-soft">({chapters.length})</span>
          </span>
          <span className="sr-only">{t`Chapters (${{ count: chapters.length }}) of ${name} in ${{ language: languageName(language) }}`}</span>
        </summary>
        <ol className="mt-1 max-h-64 overflow-y-auto">
          {chapters.map(({ startMs, title }, nth) => (
            <li key={startMs}>
              <button
                type="button"
                aria-current={nth === current ? 'true' : undefined}
                onClick={() => onGo(startMs)}
                className={cx(
                  'flex min-h-8 w-full items-baseline gap-3 rounded-lg px-2 py-1 text-left hover:bg-sunken',
                  nth === current && 'bg-brand-wash font-medium',
                )}
              >
                <span className="text-soft tabular-nums">{chapterTime(startMs)}</span>{' '}
                <span lang={language} className="min-w-0 break-words">
                  {title}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

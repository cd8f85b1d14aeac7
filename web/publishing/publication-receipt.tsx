import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { Check, CircleX, Clock, Eye, MessageSquare, ThumbsUp } from 'lucide-react';
import { showNumber } from '#web/language/locale.ts';
import type { HostReport, Publication } from '#shared/publishing/publication.contract.ts';
import { showMoment } from '#web/ui/hooks/time.ts';
import { inWords } from '#web/language/said.ts';

/** The mark of a step, with its state for those who hear it. */
const iconOf = (state: keyof typeof marks) => {
  const { Icon, look, words } = marks[state];
  return <Icon className={look} aria-label={i18n._(words)} />;
};
const marks = {
  done: { Icon: Check, look: 'text-good', words: msg`Done:` },
  failed: { Icon: CircleX, look: 'text-bad', words: msg`Failed:` },
  todo: { Icon: Clock, look: 'text-soft', words: msg`To do:` },
};

/** Every step of a publication with what the host answered, and what it says about the video now. */
export function PublicationReceipt({ publication: { steps, host, checkedAt } }: { publication: Publication }) {
  const done = steps.filter(({ state }) => state === 'done').length;
  const failed = steps.filter(({ state }) => state === 'failed').length;
  const isOver = done === steps.length;
  return (
    <>
      {host && <Statistics host={host} />}
      {steps.length > 0 && (
        <details open={!isOver || undefined} className="text-sm">
          <summary className="cursor-pointer py-1 font-medium">
            {failed > 0
              ? t`Receipt: ${done} of ${{ count: steps.length }} steps done, ${failed} failed`
              : t`Receipt: ${done} of ${{ count: steps.length }} steps done`}
          </summary>
          <ol className="mt-1 grid gap-1.5">
            {steps.map(({ name, label, labelSaid, state, error, told, said, at }) => (
              <li key={name} className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
                {iconOf(state)}
                <p className="min-w-0 break-words">
                  <span className="font-medium">{inWords(labelSaid, label)}</span>
                  {at !== null && <span className="text-soft"> · {showMoment(at)}</span>}
                  {told && <span className="block text-soft">{inWords(said, told)}</span>}
                  {error && <span className="block text-bad">{inWords(said, error)}</span>}
                </p>
              </li>
            ))}
          </ol>
          {host && <HostSays host={host} checkedAt={checkedAt} />}
        </details>
      )}
    </>
  );
}

function Statistics({ host: { views, likes, comments } }: { host: HostReport }) {
  const figures = [
    [t`views`, views, <Eye key="i" aria-hidden />],
    [t`likes`, likes, <ThumbsUp key="i" aria-hidden />],
    [t`comments`, comments, <MessageSquare key="i" aria-hidden />],
  ] as const;
  if (figures.every(([, figure]) => figure === null)) return null;
  return (
    <ul aria-label={t`Statistics`} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {figures.map(
        ([name, figure, icon]) =>
          figure !== null && (
            <li key={name} className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:text-soft">
              {icon}
              <span className="font-semibold tabular-nums">{showNumber(figure)}</span> {name}
            </li>
          ),
      )}
    </ul>
  );
}

/** What the host calls the privacy of a video, in the language on screen where it is known. */
function privacyWord(privacy: string): string {
  if (privacy === 'public') return t`public`;
  if (privacy === 'unlisted') return t`unlisted`;
  return privacy === 'private' ? t`private` : privacy;
}
const yes = (value: boolean | null, words: string, other: string | null) =>
  value === null ? null : value ? words : other;
function HostSays({ host, checkedAt }: { host: HostReport; checkedAt: number | null }) {
  const words = [
    host.privacy === null ? null : privacyWord(host.privacy),
    host.publishAt === null ? null : t`public at ${{ moment: showMoment(host.publishAt) }}`,
    yes(host.madeForKids, t`made for kids`, t`not made for kids`),
    yes(host.synthetic, t`disclosed as made by AI`, null),
    yes(host.embeddable, t`may be embedded`, t`may not be embedded`),
    host.licence === 'creativeCommon' ? 'Creative Commons' : null,
  ].filter(Boolean);
  return (
    <p className="mt-2 text-soft">
      {t`The host says: ${{ words: words.join(', ') }}`}
      {checkedAt !== null && ` (${showMoment(checkedAt)})`}.
    </p>
  );
}

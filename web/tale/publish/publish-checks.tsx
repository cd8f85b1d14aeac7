import type { TaleId } from '#shared/ids.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { checkWords } from '#shared/publishing/preflight-rules.ts';
import type { Check } from '#shared/publishing/preflight-facts.ts';
import { publicationQueries } from '#web/publishing/publication.ts';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { intentOf, type PublishForm } from './publish-form.ts';
import { i18n } from '#web/language/i18n.ts';
import { showNumber } from '#web/language/locale.ts';
import { sayWords, inWords } from '#web/language/said.ts';

const faces = {
  block: { icon: <CircleX className="text-bad" aria-hidden />, word: msg`Must be fixed` },
  warn: { icon: <TriangleAlert className="text-warn" aria-hidden />, word: msg`Check this first` },
  ok: { icon: <CircleCheck className="text-good" aria-hidden />, word: msg`Passed` },
} as const;

/** Puts the focus on a field, or on the first one in a part of the form. */
export function focusPart(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'center' });
  (place?.querySelector<HTMLElement>('input') ?? place)?.focus({ preventScroll: true });
}

/**
 * What the studio looks at before anything is sent, each with its next step, and what it costs of the day. `onGo` shows
 * the part of the form that a check is about.
 */
export function PublishChecks({
  taleId,
  form,
  onGo,
}: {
  taleId: TaleId;
  form: PublishForm;
  onGo: (id: string) => void;
}) {
  const asked = useDebounced(JSON.stringify(intentOf(form)), 500);
  const preflight = useQuery(publicationQueries.preflight(taleId, JSON.parse(asked) as ReturnType<typeof intentOf>));
  if (preflight.isError) return <ErrorNote>{preflight.error.message}</ErrorNote>;
  if (!preflight.data) return <p className="text-sm text-soft">{t`Checking the films…`}</p>;
  const { checks, cost, left, resetsAt } = preflight.data;
  const open = checks.filter(({ level }) => level !== 'ok');
  const passed = checks.filter(({ level }) => level === 'ok');
  return (
    <section
      data-checks
      aria-label={t`Checks before sending`}
      className="grid gap-3 rounded-xl border border-line bg-raised p-4 text-sm"
    >
      <h3 className="font-semibold">
        {open.length === 0
          ? t`Everything is ready`
          : plural({ count: open.length }, { one: 'One item to review', other: '# items to review' })}
      </h3>
      {open.length > 0 && (
        <ul className="grid gap-2">
          {open
            .toSorted((a, b) => Number(b.level === 'block') - Number(a.level === 'block'))
            .map((check) => (
              <CheckLine key={`${check.name} ${check.language}`} check={check} onGo={onGo} />
            ))}
        </ul>
      )}
      <details>
        <summary className="cursor-pointer py-1 text-soft">
          {plural({ count: passed.length }, { one: '# check passed', other: '# checks passed' })}
        </summary>
        <ul className="mt-2 grid gap-1.5">
          {passed.map((check) => (
            <CheckLine key={`${check.name} ${check.language}`} check={check} onGo={onGo} />
          ))}
        </ul>
      </details>
      <p className="text-soft">{t`Uses ${{ uploads: cost.uploads }} of ${{ uploadsLeft: showNumber(left.uploads) }} uploads and ${{ units: showNumber(cost.units) }} of ${{ unitsLeft: showNumber(left.units) }} units left today. The quota resets ${{ moment: showMoment(resetsAt) }}.`}</p>
    </section>
  );
}

function CheckLine({ check, onGo }: { check: Check; onGo: (id: string) => void }) {
  const { icon, word } = faces[check.level];
  const look = 'font-semibold text-brand underline underline-offset-4';
  const { action } = check;
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <p className="min-w-0">
        <span className="sr-only">{i18n._(word)}: </span>
        {sayWords(checkWords(check))}{' '}
        {action &&
          (action.to.startsWith('#') ? (
            <button type="button" className={`${look} cursor-pointer`} onClick={() => onGo(action.to.slice(1))}>
              {inWords(action.said, action.label)}
            </button>
          ) : action.to.startsWith('/auth/') ? (
            <a href={action.to} className={look}>
              {inWords(action.said, action.label)}
            </a>
          ) : (
            <Link to={action.to} className={look}>
              {inWords(action.said, action.label)}
            </Link>
          ))}
      </p>
    </li>
  );
}

import { inWords } from '#web/language/said.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import { showNumber } from '#web/language/locale.ts';
import type { CallView } from '#shared/engine.contract.ts';
import { showMoney } from '#shared/engines.ts';
import { showMoment } from '#web/ui/hooks/time.ts';

const faces = {
  ok: { icon: <CircleCheck className="text-good" aria-hidden />, words: msg`Done` },
  failed: { icon: <CircleAlert className="text-bad" aria-hidden />, words: msg`Failed` },
  open: { icon: <LoaderCircle className="text-info" aria-hidden />, words: msg`Under way` },
  unknown: { icon: <CircleHelp className="text-warn" aria-hidden />, words: msg`Outcome unknown` },
} as const;

/** The ledger: a line a call, newest first. */
export function CallList({ calls }: { calls: readonly CallView[] }) {
  if (calls.length === 0) return <p className="text-soft">{t`No hosted engine was called in this month.`}</p>;
  return (
    <ul className="grid divide-y divide-line" aria-label={t`Calls`}>
      {calls.map((each) => (
        <li key={each.id} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <p className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
            {faces[each.outcome].icon}
            <span className="min-w-0 break-words">
              <span className="font-medium">{i18n._(faces[each.outcome].words)}</span> · {each.engine} · {each.step}
              {each.taleId && each.taleTitle && (
                <>
                  {' · '}
                  <Link to={`/tales/${each.taleId}`} className="underline">
                    {each.taleTitle}
                  </Link>
                </>
              )}
            </span>
          </p>
          <p className="pl-6 text-soft tabular-nums sm:pl-0 sm:text-right">
            {priceOf(each)} · {showMoment(each.at)}
          </p>
          {amountsOf(each) && <p className="pl-6 text-xs text-soft tabular-nums sm:col-span-2">{amountsOf(each)}</p>}
          {each.words && (
            <p className="pl-6 text-xs break-words text-soft sm:col-span-2">{inWords(each.wordsSaid, each.words)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function priceOf({ outcome, micros }: CallView): string {
  if (outcome === 'failed') return t`not counted`;
  if (outcome === 'open') return '…';
  if (outcome === 'unknown') return t`may have been charged`;
  return micros === null ? t`unknown price` : showMoney(micros);
}

function amountsOf({ tokensIn, tokensOut, pictures, seconds, characters }: CallView): string {
  const parts = [
    tokensIn !== null && t`${{ tokens: showNumber(tokensIn) }} tokens read`,
    tokensOut !== null && t`${{ tokens: showNumber(tokensOut) }} tokens written`,
    pictures !== null && plural(pictures, { one: '# picture', other: '# pictures' }),
    seconds !== null && `${Math.round(seconds)} s`,
    characters !== null && t`${{ characters: showNumber(characters) }} characters`,
  ];
  return parts.filter(Boolean).join(', ');
}

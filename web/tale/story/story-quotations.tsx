import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, BookOpen, CircleHelp, TriangleAlert } from 'lucide-react';
import type { Quotation } from '#shared/story/quotation.contract.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showReference } from '#web/language/locale.ts';

const lines: Record<Quotation['verdict'], string> = {
  exact: 'decoration-good/70 decoration-dotted',
  near: 'decoration-warn decoration-wavy',
  unknown: 'decoration-bad decoration-wavy',
  retold: 'decoration-brand/50 decoration-dashed',
};

/** The words under a transparent field: they give it its height, and draw its marks. Not read out: the field is. */
export function MarkedWords({
  text,
  quotations,
  className,
}: {
  text: string;
  quotations: readonly Quotation[];
  className: string;
}) {
  let at = 0;
  const parts = quotations.flatMap((each) => {
    const between = text.slice(at, each.start);
    at = each.end;
    return [
      between,
      <span key={each.start} className={cx('underline decoration-2 underline-offset-4', lines[each.verdict])}>
        {each.text}
      </span>,
    ];
  });
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none border border-transparent break-words whitespace-pre-wrap text-transparent',
        className,
      )}
    >
      {parts}
      {`${text.slice(at)}\u200B`}
    </div>
  );
}

/** What a part of the story quotes: word for word, almost, or nowhere; and what it retells; each with a message. */
export function StoryQuotations({
  language,
  quotations,
  onReplace,
}: {
  language: Language;
  quotations: readonly Quotation[];
  onReplace: (quotation: Quotation, words: string) => void;
}) {
  const version = versionOfLanguage[language];
  const exact = quotations.filter(({ verdict }) => verdict === 'exact').map(briefly);
  const retold = quotations.filter(({ verdict }) => verdict === 'retold').map(briefly);
  const others = quotations.filter(({ verdict }) => verdict === 'near' || verdict === 'unknown');
  if (quotations.length === 0) return null;
  return (
    <div className="mt-2 grid gap-2 px-3 text-sm">
      {exact.length > 0 && (
        <details>
          <summary
            className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-good [&>svg]:size-4
            [&>svg]:shrink-0"
          >
            <BadgeCheck aria-hidden />
            {exact.length === 1
              ? t`Word for word from ${{ reference: showReference(exact[0]?.reference ?? '') }} (${version})`
              : t`${{ count: exact.length }} quotations word for word`}
          </summary>
          <ul className="mt-1 grid gap-1 border-l-2 border-good/40 pl-3 text-soft">
            {exact.map(({ start, reference, words }) => (
              <li key={start}>
                <Trans>
                  Word for word from {reference} ({version}): <q lang={language}>{words}</q>
                </Trans>
              </li>
            ))}
          </ul>
        </details>
      )}
      {retold.length > 0 && (
        <details>
          <summary
            className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-soft [&>svg]:size-4
            [&>svg]:shrink-0"
          >
            <BookOpen aria-hidden />
            {retold.length === 1
              ? t`Retold from ${{ reference: showReference(retold[0]?.reference ?? '') }}`
              : t`${{ count: retold.length }} passages retold in plain words`}
          </summary>
          <ul className="mt-1 grid gap-1 border-l-2 border-edge pl-3 text-soft">
            {retold.map(({ start, reference, words }) => (
              <li key={start}>
                <Trans>
                  Retold from {reference}: <span lang={language}>{words}</span>
                </Trans>
              </li>
            ))}
          </ul>
        </details>
      )}
      {others.map((each) => (
        <div
          key={each.start}
          className={cx(
            'rounded-xl border p-3',
            each.verdict === 'near' ? 'border-warn/50 bg-warn-wash' : 'border-bad/40 bg-bad-wash',
          )}
        >
          <p
            className={cx(
              'flex items-start gap-1.5 font-medium [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
              each.verdict === 'near' ? 'text-warn' : 'text-bad',
            )}
          >
            {each.verdict === 'near' ? <TriangleAlert aria-hidden /> : <CircleHelp aria-hidden />}
            {each.verdict === 'near'
              ? t`Almost ${{ reference: showReference(each.reference ?? '') }} (${version})`
              : t`Not found in ${version}`}
          </p>
          <p className="mt-1">
            <Trans>
              Here: <Quoted lang={language} words={each.text} />
            </Trans>
          </p>
          {each.truth && (
            <>
              <p className="mt-1">
                <Trans>
                  In the Bible: <Quoted lang={language} words={each.truth} />
                </Trans>
              </p>
              <Button
                size="small"
                className="mt-2"
                onClick={() => onReplace(each, each.truth ?? each.text)}
              >{t`Use the exact words`}</Button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

const Quoted = ({ lang, words }: { lang: Language; words: string }) => <q lang={lang}>{words}</q>;

/** A quotation as a line shows it. */
const briefly = ({ start, reference, text }: Quotation) => ({
  start,
  reference: showReference(reference ?? ''),
  words: shortened(text),
});
const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 60)}… ${text.slice(-25)}` : text);

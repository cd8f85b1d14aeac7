import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { useEffect, useRef } from 'react';

const panels = {
  terms: {
    title: msg`Terms`,
    lines: [
      [
        msg`Your work is yours`,
        msg`Tales, pictures, recordings and videos belong to you. The studio keeps them for you and publishes only what you send.`,
      ],
      [
        msg`Scripture keeps its source`,
        msg`Every quotation shows which Bible it comes from. Where a licence asks for a line of credit, keep it in the description of what you publish.`,
      ],
      [
        msg`Check before you publish`,
        msg`Stories, pictures and voices are made by machines and can be wrong. You decide what is published, and you are responsible for it.`,
      ],
      [
        msg`On YouTube`,
        msg`What you publish there also follows the terms of YouTube, its rules for children’s content and for altered content included.`,
      ],
    ],
  },
  privacy: {
    title: msg`Privacy`,
    lines: [
      [
        msg`Who you are`,
        msg`Sign-in gives the studio your name, your e-mail address and your picture. Nothing else is asked for.`,
      ],
      [
        msg`What is kept`,
        msg`Your tales and files, a record of your jobs and publications, your settings and your time zone, on the machine where this studio runs. A session ends after 14 days without a visit.`,
      ],
      [
        msg`What leaves`,
        msg`Nothing, unless you publish, or whoever runs the studio has set up a hosted writer, illustrator or voice; then that service gets the text it works on.`,
      ],
      [
        msg`In this browser`,
        msg`One cookie that keeps you signed in, and your choices of appearance. No tracking, no advertising, no visitor counting.`,
      ],
      [
        msg`Changing your mind`,
        msg`A linked channel can be unlinked at any time; its keys are deleted here at once. Anything you delete disappears from your lists at once and from the disk later.`,
      ],
    ],
  },
} as const;

/** Terms or privacy, opened in place by #terms and #privacy. */
export function LegalPanel({ topic }: { topic: keyof typeof panels | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (topic) heading.current?.focus();
  }, [topic]);
  if (!topic) return null;
  const { title, lines } = panels[topic];
  return (
    <section
      aria-labelledby="legal-title"
      className="mt-6 animate-rise rounded-2xl border border-line bg-surface p-5 text-sm shadow-lift"
    >
      <h2 id="legal-title" ref={heading} tabIndex={-1} className="scroll-mt-6 text-base font-semibold outline-none">
        {i18n._(title)}
      </h2>
      <dl>
        {lines.map(([term, words]) => (
          <div key={term.id} className="mt-3">
            <dt className="font-medium">{i18n._(term)}</dt>
            <dd className="mt-0.5 text-soft">{i18n._(words)}</dd>
          </div>
        ))}
      </dl>
      <a href="#close" className="mt-3 inline-block py-1 font-medium text-brand underline underline-offset-4">
        {topic === 'terms' ? t`Close the terms` : t`Close the privacy notice`}
      </a>
    </section>
  );
}

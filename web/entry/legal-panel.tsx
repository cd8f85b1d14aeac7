import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';

const panels = {
  terms: {
    title: 'Terms',
    lines: [
      [
        'Your work is yours',
        'Tales, pictures, recordings and videos belong to you. The studio keeps them for you and publishes only what you send.',
      ],
      [
        'Scripture keeps its source',
        'Every quotation shows which Bible it comes from. Where a licence asks for a line of credit, keep it in the description of what you publish.',
      ],
      [
        'Look before you publish',
        'Stories, pictures and voices are made by machines and can be wrong. You decide what goes out, and you answer for it.',
      ],
      [
        'On YouTube',
        'What you publish there also follows the terms of YouTube, its rules for children’s content and for altered content included.',
      ],
    ],
  },
  privacy: {
    title: 'Privacy',
    lines: [
      ['Who you are', 'Sign-in gives the studio your name, your e-mail address and your picture. Nothing else is asked for.'],
      [
        'What is kept',
        'Your tales and files, a record of your jobs and publications, your settings and your time zone, on the machine where this studio runs. A session ends after 14 days without a visit.',
      ],
      [
        'What leaves',
        'Nothing, unless you publish, or whoever runs the studio has set up a hosted writer, illustrator or voice; then that service gets the text it works on.',
      ],
      [
        'In this browser',
        'One cookie that keeps you signed in, and your choices of appearance. No tracking, no advertising, no visitor counting.',
      ],
      [
        'Changing your mind',
        'A linked channel can be unlinked at any time; its keys are deleted here at once. What you delete leaves your lists at once and the disk later.',
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
    <section aria-labelledby="legal-title" className="mt-6 animate-rise rounded-2xl border border-line bg-surface p-5 text-sm shadow-lift">
      <h2 id="legal-title" ref={heading} tabIndex={-1} className="scroll-mt-6 text-base font-semibold outline-none">
        {title}
      </h2>
      <dl>
        {lines.map(([term, words]) => (
          <div key={term} className="mt-3">
            <dt className="font-medium">{term}</dt>
            <dd className="mt-0.5 text-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <a
        href="#close"
        className="mt-3 inline-block py-1 font-medium text-brand underline underline-offset-4"
      >{t`Close ${title.toLowerCase()}`}</a>
    </section>
  );
}

import { useEffect, useRef } from 'react';

const panels = {
  terms: {
    title: 'Terms',
    lines: [
      'Your tales, pictures, recordings and videos are yours. The studio keeps them for you and publishes only what you send.',
      'Check a tale before you publish it: quotations show which Bible they come from, and its licence line belongs in the description.',
      'What you publish on YouTube also follows the terms of YouTube.',
    ],
  },
  privacy: {
    title: 'Privacy',
    lines: [
      'Sign-in gives the studio your name, e-mail address and picture, nothing else.',
      'Your work is stored where this studio runs. Nothing is sent to a hosted engine unless whoever runs the studio has set one up.',
      'A linked channel can be unlinked at any time in Settings; its access is revoked at once.',
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
      <h2 id="legal-title" ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mt-2 text-soft">
          {line}
        </p>
      ))}
      <a href="#close" className="mt-3 inline-block py-1 font-medium text-brand underline underline-offset-4">
        Close {title.toLowerCase()}
      </a>
    </section>
  );
}

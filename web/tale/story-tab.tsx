import { Feather } from 'lucide-react';
import { useState } from 'react';
import type { Tale } from '#shared/tale.contract.ts';
import { type Language, languages, sections, versionAttributions, versionNotes, versionOfLanguage } from '#shared/vocabulary.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/notes.tsx';
import { TaleCover } from '#web/ui/tale-cover.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { VerseTooltip } from '#web/ui/verse-tooltip.tsx';

/** The words of a tale, one language at a time. */
export function StoryTab({ tale }: { tale: Tale }) {
  const has = (language: Language) => !!tale.content[language]?.narrative;
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? languages.find(has) ?? 'en';
  const story = tale.content[language];
  const version = language === 'en' ? tale.verse_version || 'WEB' : versionOfLanguage[language];
  const reference = tale.verse_ref ?? tale.verse;
  const source = versionOfLanguage[language];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card>
        {tale.images_ready > 0 && (
          <TaleCover taleId={tale.id} ready={tale.images_ready} className="mb-5 aspect-video w-full rounded-xl sm:aspect-[21/9]" />
        )}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
          {reference ? <VerseTooltip reference={reference} version={version} look="chip" /> : <span />}
          <LanguageButtons value={language} has={has} onChange={setChosen} />
        </div>
        {story ? (
          <article lang={language} className="mx-auto max-w-prose">
            <h2 className="text-2xl leading-tight font-bold sm:text-3xl">{story.title}</h2>
            <p className="mt-3 border-l-2 border-gold pl-4 text-lg text-soft">{story.summary}</p>
            {sections.map((section) => (
              <section key={section} className="mt-8">
                <h3 lang="en" className="text-sm font-semibold text-brand first-letter:capitalize">
                  {section}
                </h3>
                {story.sections[section].split(/\n{2,}/).map((paragraph, index) => (
                  <p key={index} className="mt-2 text-[17px] leading-relaxed whitespace-pre-line">
                    {paragraph}
                  </p>
                ))}
              </section>
            ))}
          </article>
        ) : (
          <EmptyState icon={<Feather aria-hidden />} title="No story yet">
            This tale was kept as a draft: its source is stored, and no story was written.
          </EmptyState>
        )}
      </Card>
      <aside className="grid gap-4 text-sm">
        <Card title="About these words" level={3}>
          <dl className="grid gap-3 [&_dt]:text-xs [&_dt]:text-soft">
            <div>
              <dt>Writer</dt>
              <dd className="font-medium">{tale.writer ?? 'Nobody yet'}</dd>
            </div>
            {story && (
              <div>
                <dt>Scripture</dt>
                <dd className="break-words">{versionAttributions[source]}</dd>
                {versionNotes[source] && <dd className="mt-1 text-xs text-soft">{versionNotes[source]}</dd>}
              </div>
            )}
            <div>
              <dt>Told as</dt>
              <dd className="first-letter:capitalize">
                {tale.tone}, for {tale.audience}
              </dd>
            </div>
          </dl>
        </Card>
        {tale.notes.length > 0 && (
          <Card title="Notes" level={3}>
            <ul className="grid gap-2">
              {tale.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Card>
        )}
      </aside>
    </div>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '#web/ui/card.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SectionNav } from './section-nav.tsx';
import { settingsSections } from './settings-sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

const ids = settingsSections.map(({ id }) => id);

/** How the studio works for this creator, section by section; an address with # opens at one. */
export function SettingsPage() {
  usePageTitle('Settings');
  const { hash } = useLocation();
  const current = useSectionInView(ids);
  useEffect(() => {
    const section = ids.includes(hash.slice(1)) ? document.getElementById(hash.slice(1)) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <>
      <PageHead title="Settings" note="What you choose here is saved at once." />
      <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
        <SectionNav current={current} />
        <div className="grid max-w-4xl gap-6">
          {settingsSections.map(({ id, name, Section }) => (
            <div key={id} id={id} tabIndex={-1} role="group" aria-label={name} className="min-w-0 scroll-mt-20 rounded-2xl">
              <Section />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

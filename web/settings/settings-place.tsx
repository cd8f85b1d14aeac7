import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { PageHead } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/field.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SectionNav } from './section-nav.tsx';
import { fits, placeAddress, type SettingsPlaceName, sectionsFor } from './settings-sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

const faces = {
  own: { title: msg`Settings`, tab: msg`Yours`, note: msg`Changes are saved automatically.` },
  studio: { title: msg`Studio settings`, tab: msg`Studio`, note: msg`For the people who run this studio.` },
} as const;
const otherOf = { own: 'studio', studio: 'own' } as const;

/**
 * One place of the settings, section by section; an address with # opens at one, also when it is in the other place.
 */
export function SettingsPlace({ place, operator }: { place: SettingsPlaceName; operator: boolean }) {
  const { title, note } = faces[place];
  usePageTitle(i18n._(title));
  const { hash } = useLocation();
  const [typed, setTyped] = useState('');
  const places = sectionsFor(operator);
  const other = otherOf[place];
  const [here, there] = [places[place], places[other]];
  const found = useMemo(() => here.filter((one) => fits(one, typed)), [here, typed]);
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const current = useSectionInView(ids);
  const wanted = hash.slice(1);
  useEffect(() => {
    const section = here.some(({ id }) => id === wanted) ? document.getElementById(wanted) : null;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [here, wanted]);
  const elsewhere = typed.trim() === '' ? [] : there.filter((one) => fits(one, typed));
  if (there.some(({ id }) => id === wanted)) return <Navigate to={`${placeAddress[other]}#${wanted}`} replace />;
  return (
    <>
      <PageHead title={i18n._(title)} note={i18n._(note)}>
        {operator && (
          <nav aria-label={t`Settings for`} className="flex gap-1">
            {(['own', 'studio'] as const).map((name) => (
              <Link
                key={name}
                to={placeAddress[name]}
                aria-current={name === place ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-9 items-center rounded-lg px-3 text-sm font-medium hover:bg-sunken',
                  name === place ? 'bg-brand-wash text-brand-strong' : 'text-soft',
                )}
              >
                {i18n._(faces[name].tab)}
              </Link>
            ))}
          </nav>
        )}
      </PageHead>
      <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid content-start gap-3 lg:sticky lg:top-20 lg:self-start">
          <TextField
            label={t`Search settings`}
            hideLabel
            type="search"
            placeholder={t`Search settings…`}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className={found.length + elsewhere.length > 0 ? 'sr-only' : 'text-sm text-soft'}>
            {typed.trim() === '' ? '' : saidOf(found.length + elsewhere.length)}
          </p>
          <SectionNav
            sections={found}
            current={current}
            elsewhere={{ name: i18n._(faces[other].tab), address: placeAddress[other], sections: elsewhere }}
          />
        </div>
        <div className="grid max-w-4xl content-start gap-6">
          {here.map(({ id, name, Section }) => (
            <div
              key={id}
              id={id}
              tabIndex={-1}
              role="group"
              aria-label={i18n._(name)}
              hidden={!ids.includes(id)}
              className="min-w-0 scroll-mt-20 rounded-2xl"
            >
              <Section />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const saidOf = (count: number) =>
  count === 0 ? t`No setting matches.` : plural(count, { one: '# section', other: '# sections' });

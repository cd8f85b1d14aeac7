import { i18n } from '#web/language/i18n.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';
import type { SettingsSection } from './settings-sections.ts';

type Props = {
  sections: readonly SettingsSection[];
  /** The section that is being read. */
  current: string;
  /** Sections of the other place that were searched for, and where it is. */
  elsewhere: { readonly name: string; readonly address: string; readonly sections: readonly SettingsSection[] };
};
const look =
  'flex min-h-8 items-center rounded-lg px-3 py-1 text-sm transition-colors hover:bg-sunken max-lg:border ' +
  'max-lg:border-line';

/** Leads to each section of the page. */
export const SectionNav = ({ sections, current, elsewhere }: Props) => (
  <nav aria-label={t`Sections of the settings`}>
    <ul className="flex flex-wrap gap-1 lg:grid">
      {sections.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cx(look, id === current ? 'bg-brand-wash font-semibold text-brand-strong' : 'text-soft')}
          >
            {i18n._(name)}
          </a>
        </li>
      ))}
      {elsewhere.sections.map(({ id, name }) => (
        <li key={id}>
          <Link to={`${elsewhere.address}#${id}`} className={cx(look, 'text-soft')}>
            {elsewhere.name}: {i18n._(name)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

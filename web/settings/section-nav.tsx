import { cx } from '#web/ui/cx.ts';
import { settingsSections } from './settings-sections.ts';

/** Leads to each section of the page; `current` is the one that is being read. */
export const SectionNav = ({ current }: { current: string }) => (
  <nav aria-label="Sections of the settings" className="lg:sticky lg:top-20 lg:self-start">
    <ul className="flex flex-wrap gap-1 lg:grid">
      {settingsSections.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={cx(
              'flex min-h-8 items-center rounded-lg px-3 py-1 text-sm transition-colors hover:bg-sunken max-lg:border max-lg:border-line',
              id === current ? 'bg-brand-wash font-semibold text-brand-strong' : 'text-soft',
            )}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

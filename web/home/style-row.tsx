import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/activity/activity.ts';
import { styleSample } from '#web/pictures/style-sample.ts';

/** One scene in every style that the illustrator has. */
export function StyleRow() {
  const { data: styles, isError } = useQuery(dashboardQueries.imageStyles());
  if (isError) return null;
  return (
    <section aria-labelledby="styles">
      <h2 id="styles" className="text-2xl font-bold">{t`One story, drawn your way`}</h2>
      <p className="mt-1.5 text-soft">{t`Every picture here was drawn by this studio; yours are too, in the style you choose.`}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {!styles &&
          ['a', 'b', 'c', 'd'].map((place) => (
            <li key={place} aria-hidden className="mb-7 aspect-video w-full rounded-2xl bg-sunken" />
          ))}
        {styles?.map(({ key, label }) => (
          <li key={key}>
            <img
              {...styleSample(key, 'good-samaritan', '(min-width: 1280px) 20vw, (min-width: 640px) 42vw, 90vw')}
              alt={t`The Good Samaritan, style: ${label}`}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-2xl border border-line bg-sunken shadow-lift"
            />
            <p className="mt-2 text-sm font-medium">{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

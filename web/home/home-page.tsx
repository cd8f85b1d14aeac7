import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { Trans } from '@lingui/react/macro';
import { Bell, BookOpenText, CalendarClock, Images, Mic, Package } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { defaultImageStyle } from '#shared/vocabulary.ts';
import { homePicture } from '#shared/pictures/sized-picture.ts';
import { styleSample } from '#web/pictures/style-sample.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

const StyleRow = lazy(async () => ({ default: (await import('./style-row.tsx')).StyleRow }));

const features = [
  {
    icon: BookOpenText,
    title: msg`Bilingual tale generator`,
    text: msg`English, French and Ewe, told side by side from one passage.`,
  },
  {
    icon: Images,
    title: msg`AI images and thumbnails (12 scenes + 4 thumbnails)`,
    text: msg`Illustrated scenes with the same people from first to last.`,
  },
  {
    icon: Mic,
    title: msg`Voice and music`,
    text: msg`Record your own voice, or let the studio read, over a gentle music bed.`,
  },
  {
    icon: Package,
    title: msg`Storyboard packaging`,
    text: msg`Pictures, narration and captions in sync, playable before you render.`,
  },
  {
    icon: CalendarClock,
    title: msg`Video scheduling`,
    text: msg`Choose the moment; the video becomes public automatically.`,
  },
  {
    icon: Bell,
    title: msg`Dashboard and alerts`,
    text: msg`See every tale and every job, and get an alert when something needs you.`,
  },
];
const steps = [
  { title: msg`Pick a verse`, text: msg`A random one, your own, a theme, or a text you wrote.` },
  { title: msg`Auto-illustrate`, text: msg`The scenes are drawn while you read the story.` },
  { title: msg`Add audio`, text: msg`Your voice or a studio voice, in each language.` },
  { title: msg`Schedule and publish`, text: msg`To your channel, with captions and a thumbnail.` },
];

/** What the studio does, for those who just came in. Every picture on it is drawn by this very studio. */
export function HomePage() {
  usePageTitle('');
  return (
    <div className="grid gap-14 pb-8">
      <Hero />
      <section aria-labelledby="features">
        <h2 id="features" className="text-2xl font-bold">{t`Everything a story needs`}</h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title.id} className="rounded-2xl border border-line bg-surface p-5 shadow-lift">
              <span className="grid size-11 place-items-center rounded-xl bg-brand-wash text-brand-strong">
                <Icon className="size-5" aria-hidden />
              </span>
              <h3 className="mt-4 font-semibold">{i18n._(title)}</h3>
              <p className="mt-1.5 text-sm text-soft">{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <Suspense fallback={<div className="h-72" />}>
        <StyleRow />
      </Suspense>
      <section aria-labelledby="how">
        <h2 id="how" className="text-2xl font-bold">{t`How it works`}</h2>
        <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title.id} className="border-t-2 border-gold pt-4">
              <span className="text-sm font-semibold text-brand" aria-hidden>
                {index + 1}
              </span>
              <h3 className="mt-1 font-semibold">{i18n._(title)}</h3>
              <p className="mt-1 text-sm text-soft">{i18n._(text)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const frame = 'absolute w-full rounded-2xl border-4 border-[#fff3e2] object-cover shadow-2xl';

const Hero = () => (
  <section
    className="overflow-hidden rounded-3xl bg-[linear-gradient(120deg,#2a1710_20%,#6d2c1b_70%,#a2431f)]
    text-[#fff3e2] shadow-lift"
  >
    <div className="grid items-center gap-x-10 gap-y-8 px-6 py-10 sm:px-10 sm:py-14 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <h1 className="text-4xl leading-[1.08] font-bold xl:text-[2.75rem]">
          <Trans>
            Turn ideas into <span className="sm:whitespace-nowrap">ready-to-publish</span> videos
          </Trans>
        </h1>
        <p className="mt-4 text-lg text-[#ffe6cb]">{t`From one Bible passage to an illustrated, narrated and captioned film, in English, French and Ewe.`}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink
            to="/tales"
            className="h-12! border-transparent! bg-[#ffd9a8]! text-[#2b1405]! hover:bg-[#ffe9cc]!"
          >{t`Create New Tale`}</ButtonLink>
          <ButtonLink
            to="/dashboard"
            className="h-12! border-[#ffd9a8]/60! bg-black/30! text-[#fff3e2]! hover:bg-black/50!"
          >{t`View Dashboard`}</ButtonLink>
        </div>
      </div>
      <div className="relative aspect-[16/11] w-full">
        <img
          {...styleSample(defaultImageStyle, 'jonah', '(min-width: 1024px) 22vw, 42vw')}
          alt={t`Jonah's boat in the storm, and the great fish beside it`}
          decoding="async"
          className={`${frame} top-0 right-0 h-auto max-w-[56%] rotate-3`}
        />
        <img
          {...styleSample(defaultImageStyle, 'good-samaritan', '(min-width: 1024px) 22vw, 42vw')}
          alt={t`The Good Samaritan kneels beside the wounded man`}
          decoding="async"
          className={`${frame} top-[6%] left-0 h-auto max-w-[56%] -rotate-3`}
        />
        <img
          {...homePicture}
          width={1280}
          height={720}
          alt={t`A shepherd leads his sheep beside still waters`}
          fetchPriority="high"
          className={`${frame} bottom-0 left-[11%] h-auto max-w-[78%]`}
        />
      </div>
    </div>
  </section>
);

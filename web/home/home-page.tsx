import { Bell, BookOpenText, CalendarClock, Images, Mic, Package } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

const features = [
  { icon: BookOpenText, title: 'Bilingual tale generator', text: 'English, French and Ewe, told side by side from one passage.' },
  {
    icon: Images,
    title: 'AI images and thumbnails (12 scenes + 4 thumbnails)',
    text: 'Illustrated scenes with the same people from first to last.',
  },
  { icon: Mic, title: 'Voice and music', text: 'Record your own voice, or let the studio read, over a gentle music bed.' },
  { icon: Package, title: 'Storyboard packaging', text: 'Pictures, narration and captions on one clock, played before you render.' },
  { icon: CalendarClock, title: 'Video scheduling', text: 'Choose the moment; the video becomes public by itself.' },
  { icon: Bell, title: 'Dashboard and alerts', text: 'Every tale and every job in sight, and a word when something needs you.' },
];
const steps = [
  { title: 'Pick a verse', text: 'A random one, your own, a theme, or a text you wrote.' },
  { title: 'Auto-illustrate', text: 'The scenes are drawn while you read the story.' },
  { title: 'Add audio', text: 'Your voice or a studio voice, in each language.' },
  { title: 'Schedule and publish', text: 'To your channel, with captions and a thumbnail.' },
];

/** What the studio does, for those who just came in. */
export function HomePage() {
  usePageTitle('');
  return (
    <div className="grid gap-12 pb-8">
      <section className="relative overflow-hidden rounded-3xl bg-[#2a1710] px-6 py-14 text-[#fff3e2] shadow-lift sm:px-12 sm:py-20">
        <svg viewBox="0 0 900 420" preserveAspectRatio="xMaxYMax slice" className="absolute inset-0 size-full opacity-80" aria-hidden>
          <defs>
            <radialGradient id="dawn" cx="0.8" cy="0.65" r="0.7">
              <stop offset="0" stopColor="#f4a455" />
              <stop offset="0.4" stopColor="#a2431f" />
              <stop offset="1" stopColor="#2a1710" />
            </radialGradient>
          </defs>
          <rect width="900" height="420" fill="url(#dawn)" />
          <circle className="max-sm:hidden" cx="735" cy="240" r="42" fill="#ffe3b0" />
          <path d="M0 360c220-10 330-100 520-80s260 60 380 0v140H0z" fill="#6d2c1b" />
          <path d="M0 400c240-20 480-70 900-20v40H0z" fill="#3d1a12" />
        </svg>
        <div className="relative max-w-xl">
          <h1 className="text-4xl leading-[1.08] font-bold sm:text-5xl">
            Turn ideas into <span className="sm:whitespace-nowrap">ready-to-publish</span> videos
          </h1>
          <p className="mt-4 text-lg text-[#ffe6cb]">
            From one Bible passage to an illustrated, narrated and captioned film, in three languages.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/tales" className="h-12! border-transparent! bg-[#ffd9a8]! text-[#2b1405]! hover:bg-[#ffe9cc]!">
              Create New Tale
            </ButtonLink>
            <ButtonLink to="/dashboard" className="h-12! border-[#ffd9a8]/60! bg-black/30! text-[#fff3e2]! hover:bg-black/50!">
              View Dashboard
            </ButtonLink>
          </div>
        </div>
      </section>
      <section aria-labelledby="features">
        <h2 id="features" className="text-2xl font-bold">
          Everything a story needs
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title} className="rounded-2xl border border-line bg-surface p-5 shadow-lift">
              <span className="grid size-11 place-items-center rounded-xl bg-brand-wash text-brand-strong">
                <Icon className="size-5" aria-hidden />
              </span>
              <h3 className="mt-4 font-semibold">{title}</h3>
              <p className="mt-1.5 text-sm text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how" className="text-2xl font-bold">
          How it works
        </h2>
        <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-gold pt-4">
              <span className="text-sm font-semibold text-brand">{index + 1}</span>
              <h3 className="mt-1 font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

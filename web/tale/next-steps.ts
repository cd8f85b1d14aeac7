import type { Narration } from '#shared/audio.contract.ts';
import type { ImageItem } from '#shared/image.contract.ts';
import type { Publication } from '#shared/publication.contract.ts';
import type { Tale } from '#shared/tale.contract.ts';
import type { Video } from '#shared/video.contract.ts';
import type { TaleTab } from './tale-tabs.ts';

/** One step on the way to a published video; `now` says what is there and what is not. */
export type Step = { name: string; done: boolean; now: string; tab: TaleTab };

type Facts = {
  tale: Pick<Tale, 'langs' | 'content' | 'scenes' | 'images_total'>;
  images: readonly Pick<ImageItem, 'status'>[];
  narrations: readonly Pick<Narration, 'status'>[];
  videos: readonly Pick<Video, 'language' | 'stale'>[];
  publications: readonly Pick<Publication, 'language' | 'state'>[];
};

const listed = (words: readonly string[]) => words.join(', ');

/** The whole way of a tale and how far it is; everything is counted from what really exists. */
export function stepsOf({ tale, images, narrations, videos, publications }: Facts): Step[] {
  const written = tale.langs.filter((language) => tale.content[language]?.narrative);
  const drawn = images.filter(({ status }) => status === 'generated').length;
  const broken = images.filter(({ status }) => status === 'error').length;
  const sounds = tale.scenes.length * tale.langs.length;
  const spoken = narrations.filter(({ status }) => status === 'ready').length;
  const stale = narrations.filter(({ status }) => status === 'stale').length;
  const fresh = videos.filter((video) => !video.stale).map(({ language }) => language);
  const old = videos.filter((video) => video.stale).map(({ language }) => language);
  const out = publications
    .filter(({ state }) => state === 'published' || state === 'scheduled' || state === 'private')
    .map(({ language }) => language);
  const every = (languages: readonly string[]) => tale.langs.length > 0 && tale.langs.every((language) => languages.includes(language));
  return [
    { name: 'Write the story', done: every(written), now: written.length ? `Written in ${listed(written)}` : 'No story yet', tab: 'story' },
    {
      name: 'Draw the scenes',
      done: tale.images_total > 0 && drawn >= tale.images_total,
      now: `${drawn} of ${tale.images_total} drawn${broken ? `, ${broken} failed` : ''}`,
      tab: 'images',
    },
    {
      name: 'Give every scene a voice',
      done: sounds > 0 && spoken >= sounds,
      now: `${spoken} of ${sounds} ready${stale ? `, ${stale} out of date` : ''}`,
      tab: 'audio',
    },
    {
      name: 'Render the videos',
      done: every(fresh),
      now:
        videos.length === 0
          ? 'Not rendered yet'
          : [fresh.length ? `Ready in ${listed(fresh)}` : '', old.length ? `out of date in ${listed(old)}` : ''].filter(Boolean).join(', '),
      tab: 'video',
    },
    { name: 'Publish', done: every(out), now: out.length ? `On the channel in ${listed(out)}` : 'Not on a channel yet', tab: 'youtube' },
  ];
}

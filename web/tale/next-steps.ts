import { t } from '@lingui/core/macro';
import type { Narration } from '#shared/sound/audio.contract.ts';
import type { ImageItem } from '#shared/pictures/image.contract.ts';
import type { Job } from '#shared/job.contract.ts';
import { type JobKind, liveJobStatuses } from '#shared/pipeline.ts';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { isSettled, isStopped } from '#shared/publishing/publication-states.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Video } from '#shared/film/video.contract.ts';
import type { TaleTab } from './tale-tabs.ts';
import { languageName } from '#web/language/locale.ts';

/** What a step's button may order. */
export type StepAct = 'write' | 'draw' | 'speak' | 'package';
/**
 * One step on the way to a published video; `now` says what is there and what is not, `act` what would do the rest,
 * `percent` how far work on it is.
 */
export type Step = {
  readonly name: string;
  readonly done: boolean;
  readonly now: string;
  readonly tab: TaleTab;
  readonly act: StepAct | null;
  readonly percent: number | null;
};

type Facts = {
  tale: Pick<Tale, 'langs' | 'content' | 'scenes' | 'images_total'>;
  images: readonly Pick<ImageItem, 'status'>[];
  narrations: readonly Pick<Narration, 'status'>[];
  videos: readonly Pick<Video, 'language' | 'stale'>[];
  publications: readonly Pick<Publication, 'language' | 'state'>[];
  jobs: readonly Pick<Job, 'type' | 'status' | 'progress'>[];
};
type Language = Tale['langs'][number];

const listed = (languages: readonly Language[]) => languages.map(languageName).join(', ');
const joined = (...words: (string | false)[]) => words.filter(Boolean).join(', ');

/** The whole way of a tale and how far it is; everything is counted from what really exists. */
export function stepsOf({ tale, images, narrations, videos, publications, jobs }: Facts): Step[] {
  const written = tale.langs.filter((language) => tale.content[language]?.narrative);
  const has = (status: string, list: readonly { status: string }[]) =>
    list.filter((one) => one.status === status).length;
  const drawn = has('generated', images);
  const broken = has('error', images);
  const sounds = tale.scenes.length * tale.langs.length;
  const [spoken, stale, mute] = [has('ready', narrations), has('stale', narrations), has('error', narrations)];
  const fresh = videos.filter((video) => !video.stale).map(({ language }) => language);
  const old = videos.filter((video) => video.stale && !fresh.includes(video.language)).map(({ language }) => language);
  const inState = (holds: typeof isSettled) =>
    publications.filter(({ state }) => holds(state)).map(({ language }) => language);
  const [out, unsent] = [inState(isSettled), inState(isStopped)];
  const every = (languages: readonly Language[]) =>
    tale.langs.length > 0 && tale.langs.every((language) => languages.includes(language));
  const percentOf = (...kinds: readonly JobKind[]) =>
    jobs.find(
      ({ type, status }) => kinds.some((kind) => kind === type) && liveJobStatuses.some((live) => live === status),
    )?.progress ?? null;
  const hasScenes = tale.scenes.length > 0;
  const step = (
    name: string,
    tab: TaleTab,
    done: boolean,
    now: string,
    percent: number | null,
    act: StepAct | null,
  ): Step => ({
    name,
    tab,
    done,
    now,
    percent: done ? null : percent,
    act: done || percent !== null || (!hasScenes && act !== 'write') ? null : act,
  });
  const waits = hasScenes ? '' : t`Comes after the story`;
  return [
    step(
      t`Write the story`,
      'story',
      hasScenes && every(written),
      written.length > 0 ? t`Written in ${{ languages: listed(written) }}` : t`No story yet`,
      percentOf('tale_writing', 'story_rewriting'),
      hasScenes ? null : 'write',
    ),
    step(
      t`Draw the scenes`,
      'images',
      tale.images_total > 0 && drawn >= tale.images_total,
      waits ||
        joined(t`${drawn} of ${{ total: tale.images_total }} drawn`, broken > 0 && t`${{ count: broken }} failed`),
      percentOf('image_generation'),
      'draw',
    ),
    step(
      t`Give every scene a voice`,
      'audio',
      sounds > 0 && spoken >= sounds,
      waits ||
        joined(
          t`${{ ready: spoken }} of ${{ total: sounds }} ready`,
          stale > 0 && t`${{ count: stale }} out of date`,
          mute > 0 && t`${{ count: mute }} failed`,
        ),
      percentOf('narration'),
      'speak',
    ),
    step(
      t`Render the videos`,
      'video',
      every(fresh),
      waits ||
        joined(
          fresh.length > 0 && t`Ready in ${{ languages: listed(fresh) }}`,
          old.length > 0 && t`out of date in ${{ languages: listed(old) }}`,
        ) ||
        t`Not rendered yet`,
      percentOf('video_processing'),
      'package',
    ),
    step(
      t`Publish`,
      'youtube',
      every(out),
      joined(
        out.length > 0 && t`On the channel in ${{ languages: listed(out) }}`,
        unsent.length > 0 && t`not sent in ${{ languages: listed(unsent) }}`,
      ) || (fresh.length > 0 ? t`Not on a channel yet` : t`Comes after the videos`),
      percentOf('publishing'),
      null,
    ),
  ];
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Job } from '#shared/job.contract.ts';
import { pourIntoBoard } from './board.ts';
import { fallbackPolls } from './fallback.ts';
import { imageOf, pourImage } from './images.ts';
import { type LiveEvent, listenTogether } from './leader.ts';
import { followTales } from './tales.ts';
import { gatheringMs } from '#web/gathering.ts';
import { reach } from '#web/reach.ts';

const names = [
  'job',
  'image',
  'tale',
  'narration',
  'storyboard',
  'video',
  'publication',
  'thumbnail',
  'bibles',
  'activity',
  'notice',
  'settings',
  'engines',
  'account',
] as const;
type Fields = Record<string, unknown>;
type Listed = { items: { id: string }[] };

/** Pours the server's live events into the query cache; screens never see the stream. Returns how to stop. */
export function followStudio(client: QueryClient): () => void {
  const freshen = freshener(client);
  const tales = followTales(client);
  const polls = fallbackPolls(client, freshen);
  const stop = listenTogether(
    '/api/live',
    names,
    (event) => {
      pour(client, freshen, event);
      tales.hear(event);
    },
    () => {
      polls.end();
      void client.invalidateQueries({ refetchType: 'active' });
    },
    () => {
      polls.begin();
      // A stream does not say why it broke: the session check finds out.
      if (!reach.isLost()) void client.invalidateQueries({ queryKey: ['session'] });
    },
  );
  return () => {
    stop();
    polls.end();
    freshen.stop();
    tales.stop();
  };
}

/** Puts one event where the screens read it. What makes no sense is ignored. */
export function pour(client: QueryClient, freshen: (key: QueryKey) => void, { name, data }: LiveEvent): void {
  const fields = fieldsOf(data);
  if (!fields) return;
  const { taleId } = fields;
  const id = fields.id ?? fields.thumbId ?? fields.imageId;
  if (name === 'job' && typeof id === 'string' && typeof fields.status === 'string') pourJob(client, freshen, fields as Job);
  else if (name === 'image') {
    const image = imageOf(fields);
    if (image) pourImage(client, freshen, image);
  } else if (name === 'tale' && typeof id === 'string') {
    pourIntoBoard(client, { ...fields, id });
    // Other words: its scenes, sounds and films are not what they were.
    for (const to of [fields.story === true ? ['tale', id] : ['tale', id, 'detail'], ['tales'], ['summary'], ['gallery'], ['videos']])
      freshen(to);
  } else if (name === 'narration' && typeof taleId === 'string') for (const to of ['audio', 'storyboard']) freshen(['tale', taleId, to]);
  else if (name === 'storyboard' && typeof taleId === 'string') for (const to of ['storyboard', 'videos']) freshen(['tale', taleId, to]);
  else if (name === 'video' && typeof taleId === 'string') for (const to of [['tale', taleId, 'videos'], ['videos']]) freshen(to);
  else if (name === 'publication' && typeof taleId === 'string')
    for (const to of [['tale', taleId, 'publications'], ['publications'], ['summary'], ['usage']]) freshen(to);
  else if (name === 'thumbnail' && typeof id === 'string' && typeof taleId === 'string') freshen(['tale', taleId, 'thumbnails']);
  else if (name === 'notice') for (const to of [['connection'], ['session']]) freshen(to);
  else if (name === 'bibles') for (const to of [['bibles'], ['verse'], ['tale-quotations']]) freshen(to);
  else if (name === 'activity') for (const to of [['recent'], ['alerts']]) freshen(to);
  else if (name === 'settings') freshen(['settings']);
  else if (name === 'engines') for (const to of [['engines'], ['usage']]) freshen(to);
  else if (name === 'account') for (const to of [['sessions'], ['tokens']]) freshen(to);
}

function pourJob(client: QueryClient, freshen: (key: QueryKey) => void, job: Job): void {
  if (job.type === 'studio_backup') freshen(['backups']);
  if (job.type === 'tale_writing') pourWriting(client, job);
  const known = client.getQueryData<Fields>(['job', job.id]);
  if (known) client.setQueryData(['job', job.id], { ...known, ...job });
  let listed = false;
  client.setQueriesData<Listed>({ queryKey: ['jobs'] }, (now) => {
    if (!now?.items.some(({ id }) => id === job.id)) return now;
    listed = true;
    return { ...now, items: now.items.map((item) => (item.id === job.id ? { ...item, ...job } : item)) };
  });
  if (!listed) freshen(['jobs']);
  if (job.status === 'completed' || job.status === 'failed' || job.status === 'cancelled') {
    // A film is listed once its package is there, which comes with the end of its job.
    for (const key of [['recent'], ['summary'], ['tales'], ['videos'], ['usage'], ['first-steps']]) freshen(key);
    if (job.tale_id) freshen(['tale', job.tale_id]);
  }
}

/** A writing that is known moves at once; one that is new is asked for at once. */
function pourWriting(client: QueryClient, { id, status, step, detail, error, result }: Job): void {
  let listed = false;
  client.setQueryData<{ items: { jobId: string }[] }>(['writings'], (now) => {
    listed = now?.items.some(({ jobId }) => jobId === id) ?? false;
    return (
      now && {
        ...now,
        items: now.items.map((item) =>
          item.jobId === id ? { ...item, status, step, told: detail ?? [], error, tale: status === 'completed' ? result : null } : item,
        ),
      }
    );
  });
  if (!listed) void client.invalidateQueries({ queryKey: ['writings'] });
}

/** Asks again for what changed: soon, and at most twice a second for each key. */
function freshener(client: QueryClient): ((key: QueryKey) => void) & { stop: () => void } {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const asked = new Map<string, number>();
  const freshen = (key: QueryKey) => {
    const name = JSON.stringify(key);
    if (waiting.has(name)) return;
    const timer = setTimeout(
      () => {
        waiting.delete(name);
        asked.set(name, performance.now());
        void client.invalidateQueries({ queryKey: key });
      },
      gatheringMs(asked.get(name), performance.now()),
    );
    waiting.set(name, timer);
  };
  return Object.assign(freshen, { stop: () => waiting.forEach((timer) => clearTimeout(timer)) });
}

function fieldsOf(data: string): Fields | null {
  try {
    const value: unknown = JSON.parse(data);
    return value && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

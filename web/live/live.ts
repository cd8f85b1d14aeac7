import type { JobId } from '#shared/ids.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Job } from '#shared/job.contract.ts';
import { type LiveEventKind, liveEventKinds, type LiveEventOf, type LiveEvents } from '#shared/live-events.ts';
import { pourIntoBoard } from './board.ts';
import { fallbackPolls } from './fallback.ts';
import { imageOf, pourImage } from './images.ts';
import { type LiveEvent, listenTogether } from './leader.ts';
import { readEvent } from './read-event.ts';
import { staleAfter } from './stale-after.ts';
import { followTales } from './tales.ts';
import { gatheringMs } from '#web/api/gathering.ts';
import { reach } from '#web/api/reach.ts';

type Listed = { items: { id: string }[] };

/** Pours the server's live events into the query cache; screens never see the stream. Returns how to stop. */
export function followStudio(client: QueryClient): () => void {
  const freshen = freshener(client);
  const tales = followTales(client);
  const polls = fallbackPolls(client, freshen);
  const stop = listenTogether(
    '/api/live',
    liveEventKinds,
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
export function pour(client: QueryClient, freshen: (key: QueryKey) => void, event: LiveEvent): void {
  const told = readEvent(event);
  if (!told) return;
  if (told.kind === 'job') replaceJob(client, freshen, told.data);
  else if (told.kind === 'image') {
    const image = imageOf(told.data);
    if (image) pourImage(client, freshen, image);
  } else if (told.kind === 'tale') pourIntoBoard(client, told.data);
  for (const key of staleKeys(told)) freshen(key);
}

const staleKeys = <K extends LiveEventKind>({ kind, data }: LiveEventOf<K>): readonly QueryKey[] =>
  staleAfter[kind](data as LiveEvents[K]);

function replaceJob(client: QueryClient, freshen: (key: QueryKey) => void, job: Job): void {
  if (job.type === 'tale_writing') replaceWriting(client, job);
  const known = client.getQueryData<Job>(['job', job.id]);
  if (known) client.setQueryData(['job', job.id], { ...known, ...job });
  let listed = false;
  client.setQueriesData<Listed>({ queryKey: ['jobs'] }, (now) => {
    if (!now?.items.some(({ id }) => id === job.id)) return now;
    listed = true;
    return { ...now, items: now.items.map((item) => (item.id === job.id ? { ...item, ...job } : item)) };
  });
  if (!listed) freshen(['jobs']);
}

/** A writing that is known moves at once; one that is new is asked for at once. */
function replaceWriting(client: QueryClient, { id, status, step, detail, error, result }: Job): void {
  let listed = false;
  client.setQueryData<{ items: { jobId: JobId }[] }>(['writings'], (now) => {
    listed = now?.items.some(({ jobId }) => jobId === id) ?? false;
    return (
      now && {
        ...now,
        items: now.items.map((item) =>
          item.jobId === id
            ? { ...item, status, step, told: detail ?? [], error, tale: status === 'completed' ? result : null }
            : item,
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

import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { discardRecording, type TakePart, unfinishedRecordings } from '#shared/sound/recording.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { audioKey, refreshAudio } from '#web/tale/audio/audio.ts';
import { partSender } from '#web/tale/audio/part-sender.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { heldSpoken, holdSpoken } from './spoken-lock.ts';
import { spokenStore } from './spoken-store.ts';

/** A reading that never became a sound: `here` is what this browser has of it, `id` its recording at the studio. */
export type Unfinished = {
  readonly intent: string;
  readonly sceneId: SceneId;
  readonly language: Language;
  readonly at: number;
  readonly here: Blob | null;
  readonly id: string | null;
  /** What of an earlier take it was to replace. */
  readonly part: TakePart | null;
};

/** A recording that grew this recently is still being made on another computer. */
const stillSpeakingMs = 15_000;

/** Readings of a tale that a killed tab or a lost connection left, with what can be done about them. */
export function useUnfinished(taleId: TaleId) {
  const client = useQueryClient();
  const found = useQuery({ queryKey: [...audioKey(taleId), 'unfinished'], queryFn: () => findUnfinished(taleId) });
  const settled = () => refreshAudio(client, taleId);
  const keep = useMutation({
    mutationFn: async ({ intent, sceneId, language, here, part }: Unfinished) => {
      const release = await holdSpoken(intent);
      try {
        await partSender(
          { taleId, sceneId, language, kind: 'recorded', intent, part },
          async () => here ?? new Blob(),
        ).finish();
        await forget(intent);
      } finally {
        release();
      }
    },
    onSuccess: () => notify.success(t`Recording recovered`, t`It is now the audio of its scene`),
    onSettled: settled,
  });
  const discard = useMutation({
    mutationFn: async ({ intent, id }: Unfinished) => {
      if (id !== null) await call(discardRecording, { params: { id } });
      await forget(intent);
    },
    onSettled: settled,
  });
  return { items: found.data ?? [], keep, discard };
}

async function forget(intent: string): Promise<void> {
  await (await spokenStore().catch(() => null))?.remove(intent);
}

async function findUnfinished(taleId: TaleId): Promise<Unfinished[]> {
  const [{ items }, store, held] = await Promise.all([
    call(unfinishedRecordings, { params: { taleId } }),
    spokenStore().catch(() => null),
    heldSpoken(),
  ]);
  const mine = ((await store?.ofTale(taleId)) ?? []).filter(({ intent }) => !held(intent));
  const here = await Promise.all(
    mine.map(async ({ intent, sceneId, language, begunAt: at, mime, part = null }) => {
      const bytes = new Blob([(await store?.bytes(intent)) ?? new Blob()], { type: mime });
      const id = items.find((item) => item.intent === intent)?.id ?? null;
      if (bytes.size === 0 && id === null) await store?.remove(intent);
      return { intent, sceneId, language, at, here: bytes.size > 0 ? bytes : null, id, part };
    }),
  );
  const there = items
    .filter(({ intent, kind }) => kind === 'recorded' && !held(intent) && !mine.some((each) => each.intent === intent))
    .filter(({ changedAt }) => Date.now() - changedAt > stillSpeakingMs)
    .map(({ intent, sceneId, language, changedAt: at, id, part }) => ({
      intent,
      sceneId,
      language,
      at,
      here: null,
      id,
      part,
    }));
  return [...here.filter((item) => item.here !== null || item.id !== null), ...there];
}

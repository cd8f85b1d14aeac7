import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TakePart } from '#shared/sound/recording.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { refreshAudio } from '#web/tale/audio/audio.ts';
import { type PartSender, partSender } from '#web/tale/audio/part-sender.ts';
import { type Microphone, microphoneTrouble, openMicrophone, whyNoMicrophone } from './microphone.ts';
import { holdSpoken } from './spoken-lock.ts';
import { spokenStore } from './spoken-store.ts';

/** The state of the booth. */
export type BoothState =
  | { at: 'idle' }
  | { at: 'asking' }
  | { at: 'counting'; left: number }
  | { at: 'recording'; since: number }
  | { at: 'saving' }
  | { at: 'failed'; reason: string };
type Place = {
  readonly taleId: TaleId;
  readonly sceneId: SceneId;
  readonly language: Language;
  readonly part?: TakePart;
};
type Take = {
  readonly place: Place;
  readonly intent: string;
  readonly parts: Blob[];
  readonly sender: PartSender;
  readonly recorder: { stop(): Promise<void> };
  /** Resolves when everything recorded is on this computer's disk, or cannot be stored. */
  stored: Promise<void>;
  readonly release: () => void;
};

/**
 * Records a scene: what is heard goes to this computer's disk and to the studio each second, so that a tab that is
 * killed loses no more than that.
 */
export function useBoothRecorder() {
  const client = useQueryClient();
  const [state, setState] = useState<BoothState>({ at: 'idle' });
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const open = useRef<Microphone | null>(null);
  const take = useRef<Take | null>(null);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      void take.current?.recorder.stop().then(take.current.release);
      open.current?.close();
    },
    [],
  );
  const busy = state.at === 'recording' || state.at === 'saving';
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  const start = useCallback(async (place: Place, countdown: number) => {
    const mine = ++turn.current;
    const still = () => turn.current === mine;
    const why = whyNoMicrophone();
    if (why) return setState({ at: 'failed', reason: why });
    setState({ at: 'asking' });
    try {
      const opened = open.current ?? (await openMicrophone());
      if (!still()) return open.current ? undefined : opened.close();
      open.current = opened;
      setMicrophone(opened);
      for (let left = countdown; left > 0; left -= 1) {
        setState({ at: 'counting', left });
        await new Promise((next) => setTimeout(next, 1_000));
        if (!still()) return;
      }
      take.current = await begin(opened, place);
      setState({ at: 'recording', since: Date.now() });
    } catch (error) {
      if (still()) setState({ at: 'failed', reason: microphoneTrouble(error) });
    }
  }, []);

  const stop = useCallback(async () => {
    const now = take.current;
    if (!now) return;
    take.current = null;
    setState({ at: 'saving' });
    await now.recorder.stop();
    await now.stored;
    try {
      await now.sender.finish();
      await forget(now.intent);
      setState({ at: 'idle' });
    } catch (error) {
      setState({
        at: 'failed',
        reason: error instanceof Error ? error.message : t`The recording could not be sent. It is kept here.`,
      });
    } finally {
      now.release();
      await refreshAudio(client, now.place.taleId);
    }
  }, [client]);

  const cancel = useCallback(async () => {
    turn.current += 1;
    const now = take.current;
    take.current = null;
    setState({ at: 'idle' });
    if (!now) return;
    await now.recorder.stop();
    await now.stored;
    await forget(now.intent);
    await now.sender.discard();
    now.release();
    await refreshAudio(client, now.place.taleId);
  }, [client]);

  return { state, microphone, start, stop, cancel };
}

async function begin(microphone: Microphone, place: Place): Promise<Take> {
  const intent = crypto.randomUUID();
  const release = await holdSpoken(intent);
  const store = await spokenStore().catch(() => null);
  const parts: Blob[] = [];
  const sender = partSender({ ...place, kind: 'recorded', intent }, async () => new Blob(parts));
  let kept = store !== null;
  const take = { place, intent, parts, sender, release, stored: Promise.resolve(), recorder: { stop: async () => {} } };
  const recorder = microphone.record((bytes) => {
    const no = parts.push(bytes);
    take.stored = take.stored
      .then(() => (kept ? store?.add({ intent, no, bytes }) : undefined))
      .then(
        () => undefined,
        () => void (kept = false), // a gap would spoil what follows it: from here on only the studio has it
      );
    sender.push();
  });
  take.recorder = recorder;
  await store?.begin({ ...place, intent, mime: recorder.mime, begunAt: Date.now() }).catch(() => undefined);
  return take;
}

const forget = async (intent: string): Promise<void> => {
  await spokenStore()
    .then((store) => store.remove(intent))
    .catch(() => undefined);
};

import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { chooseVoice, putBackPhrase, readPhrase } from '#shared/sound/audio.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { useAfterAudio } from './audio.ts';

type Place = { readonly taleId: TaleId; readonly sceneId: SceneId; readonly language: Language };
type VoiceChoice = { language: Language; voice?: string; pace?: number; quoteVoice?: string | null };

export const useChooseVoice = (taleId: TaleId) =>
  useMutation({
    mutationFn: (choice: VoiceChoice) => call(chooseVoice, { params: { taleId }, body: choice }),
    onSuccess: (_, { voice, pace }) =>
      notify.saved(voice !== undefined ? t`Voice` : pace !== undefined ? t`Pace` : t`Voice for quoted speech`),
    onSettled: useAfterAudio(taleId),
  });

type PhraseOrder = { from: number; to: number; sayAs?: string; pace?: number; variation?: number; sound?: string };

/** Reads some words of a scene again, in their place. */
export const useReadPhrase = (place: Place) =>
  useMutation({
    mutationFn: (order: PhraseOrder) => call(readPhrase, { params: place, body: order }),
    meta: { failed: t`Phrase not read` },
    onSettled: useAfterAudio(place.taleId),
  });

/** Puts the reading from before the last phrase back. */
export const usePutBackPhrase = (place: Place) =>
  useMutation({
    mutationFn: () => call(putBackPhrase, { params: place }),
    meta: { failed: t`Couldn't restore the reading` },
    onSettled: useAfterAudio(place.taleId),
  });

import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeSettings,
  getSettings,
  listVoices,
  type Settings,
  type SettingsPatch,
} from '#shared/account/settings.contract.ts';
import { call } from '#web/api/call.ts';

type Answer = { ok: true; settings: Settings };
const key = ['settings'] as const;

const voiceList = queryOptions({
  queryKey: ['voices'] as const,
  queryFn: ({ signal }) => call(listVoices, { signal }),
  staleTime: 300_000,
  /** The natural voices are fetched once; until they are here, how far that is. */
  refetchInterval: ({ state }) => (state.data?.natural?.state === 'fetching' ? 2_000 : false),
});

export const settingsQueries = {
  /** The creator's own defaults; that they cannot be read is only logged. */
  mine: () =>
    queryOptions({
      queryKey: key,
      queryFn: ({ signal }) =>
        call(getSettings, { signal }).catch((error: unknown) => {
          if (!signal.aborted) console.warn('The settings could not be read', error);
          throw error;
        }),
      select: ({ settings }) => settings,
      staleTime: 60_000,
    }),
  voices: () => queryOptions({ ...voiceList, select: ({ items }) => items }),
  natural: () => queryOptions({ ...voiceList, select: ({ natural }) => natural }),
  /** Voices of the studio's own folder that cannot be used. */
  voiceTroubles: () => queryOptions({ ...voiceList, select: ({ troubles }) => troubles }),
};

const merged = (settings: Settings, { voices, ...patch }: SettingsPatch): Settings => {
  const spoken = Object.entries({ ...settings.voices, ...voices }).filter(([, voice]) => voice);
  return { ...settings, ...(patch as Partial<Settings>), voices: Object.fromEntries(spoken) as Settings['voices'] };
};

/**
 * Saves some of the settings: shown at once, put back with words when the server refuses. Changes are sent one after
 * the other.
 */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (patch: SettingsPatch) => call(changeSettings, { body: patch }),
    scope: { id: 'settings' },
    meta: { failed: t`Not saved` },
    onMutate: async (patch) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Answer>(key, (now) => now && { ...now, settings: merged(now.settings, patch) });
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
    onSuccess: (answer) => {
      const last = client.isMutating({ predicate: ({ options }) => options.scope?.id === 'settings' }) <= 1;
      if (last) client.setQueryData<Answer>(key, answer as Answer);
    },
  });
}

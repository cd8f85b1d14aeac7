import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Illustrator } from '#server/ports/illustrator.ts';
import type { Narrator, Voice } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { presetSettings, Settings, type SettingsPatch, type SoundDefaults } from '#shared/account/settings.contract.ts';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';
import type { VoiceByLanguage } from '#shared/sound/voice.ts';
import { settingsRepo } from './settings.repo.ts';

type Parts = {
  readonly db: Db;
  readonly illustrator: Pick<Illustrator, 'styles'>;
  readonly narrator: Pick<Narrator, 'voices'>;
};
type Kept = Readonly<Record<string, unknown>>;

/** A creator's defaults: read as they can be used today, changed field by field. */
export function settingsService({ db, illustrator, narrator }: Parts) {
  const offers = (style: string) => illustrator.styles().some(({ key }) => key === style);

  /** Stored settings that are still valid; a style or voice that no longer exists is replaced by the studio's own. */
  async function usable(userId: UserId, kept: Kept): Promise<Settings> {
    const voices = await narrator.voices({ userId });
    const settings: Record<string, unknown> = { ...presetSettings };
    for (const [name, field] of Object.entries(Settings.shape)) {
      const value = field.safeParse(kept[name]);
      if (name in kept && value.success) settings[name] = value.data;
    }
    const found = settings as Settings;
    const spoken = Object.entries(found.voices).filter(([language, id]) => speaks(voices, id, language as Language));
    return {
      ...found,
      defaultImageStyle: offers(found.defaultImageStyle) ? found.defaultImageStyle : presetSettings.defaultImageStyle,
      voices: Object.fromEntries(spoken),
    };
  }

  return {
    of: async (userId: UserId): Promise<Settings> => usable(userId, await settingsRepo(db).of(userId)),

    /** Throws Failure with a message when a style or voice is not available, and changes nothing. */
    async change(userId: UserId, { voices: chosen = {}, ...patch }: SettingsPatch): Promise<Settings> {
      const known = await narrator.voices({ userId });
      requireVoices(known, chosen);
      const style = patch.defaultImageStyle === 'storybook' ? 'storybook-1' : patch.defaultImageStyle;
      if (style !== undefined && !offers(style))
        throw new Failure('invalid', msg`There is no picture style "${{ style }}" here: choose one from the list.`);
      const kept = await transact(db, async (trx) => {
        const before = await settingsRepo(trx).toChange(userId);
        const voices = Object.entries({ ...(before['voices'] as object | undefined), ...chosen }).filter(
          ([, id]) => id,
        );
        const after = {
          ...before,
          ...patch,
          ...(style === undefined ? {} : { defaultImageStyle: style }),
          ...(patch.langs ? { langs: languages.filter((language) => patch.langs?.includes(language)) } : {}),
          voices: Object.fromEntries(voices),
        };
        await settingsRepo(trx).keep(userId, after);
        await emit(trx, { userId, topic: 'user', kind: 'settings', data: {} });
        return after;
      });
      return usable(userId, kept);
    },

    /**
     * What the server adds to a creator's new tale: the voices in its order, otherwise the defaults. Throws
     * Failure('invalid') for one that does not exist.
     */
    async sound(userId: UserId, wanted: VoiceByLanguage = {}): Promise<SoundDefaults> {
      const { voices, musicMood } = await usable(userId, await settingsRepo(db).of(userId));
      requireVoices(Object.keys(wanted).length > 0 ? await narrator.voices({ userId }) : [], wanted);
      return { voices: { ...voices, ...wanted } as SoundDefaults['voices'], musicMood };
    },
  };
}
export type SettingsService = ReturnType<typeof settingsService>;

const speaks = (voices: readonly Voice[], id: string | undefined, language: Language): boolean =>
  voices.some((voice) => voice.id === id && voice.language === language);

function requireVoices(known: readonly Voice[], chosen: Partial<Record<Language, string | null | undefined>>): void {
  for (const language of languages) {
    const id = chosen[language];
    if (id && !speaks(known, id, language))
      throw new Failure(
        'invalid',
        msg`There is no voice "${{ id }}" for ${{ language: languageNames[language] }} here: choose one from the list.`,
      );
  }
}

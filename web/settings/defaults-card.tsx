import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#web/language/i18n.ts';
import { audienceNames, lengthNames, toneNames } from '#web/tale-parts/choice-names.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { presetSettings, type Settings } from '#shared/account/settings.contract.ts';
import { audiences, lengths, limits, tones } from '#shared/vocabulary.ts';
import { settingsQueries } from '#web/account/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckField, SelectField } from '#web/ui/field.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { contextOptions, contextScene } from '#web/tale-parts/cultural-context.tsx';
import { notify } from '#web/ui/notices/toast-store.ts';
import { LanguageSetting } from './language-setting.tsx';
import { NumberSetting } from './number-setting.tsx';
import { SaveState, useAutosave } from './save-state.tsx';
import { StyleSetting } from './style-setting.tsx';

const named = <T extends string>(names: Readonly<Record<T, MessageDescriptor>>, each: T) =>
  [each, i18n._(names[each])] as const;

/** What this card shows; voices and music have a card of their own. */
const fieldsOf = ({ voices: _voices, musicMood: _mood, ...fields }: Settings) => fields;

/** What the Create Tale dialog opens with. */
export function DefaultsCard() {
  const settings = useQuery(settingsQueries.mine());
  const { save, state } = useAutosave();
  const now = settings.data;
  const reset = () => {
    if (!now) return;
    save(fieldsOf(presetSettings));
    notify.success(t`Back to the studio’s defaults`, '', {
      action: { label: t`Undo`, perform: () => save(fieldsOf(now)) },
    });
  };
  const isPreset =
    now && JSON.stringify(fieldsOf({ ...presetSettings, ...now })) === JSON.stringify(fieldsOf(presetSettings));
  return (
    <Card
      title={t`Defaults for new tales`}
      note={t`The Create Tale dialog starts with these settings. Existing tales do not change.`}
    >
      {settings.isPending && (
        // The room that the fields will take: the cards below stay where they are.
        <div className="min-h-150">
          <Waiting>{t`Loading…`}</Waiting>
        </div>
      )}
      {settings.isError && !now && <Retry what={t`Your defaults`} query={settings} />}
      {now && (
        <div className="grid gap-6">
          <LanguageSetting value={now.langs} onSave={(langs) => save({ langs })} />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <SelectField
              label={t`Tone`}
              value={now.tone}
              options={tones.map((tone) => named(toneNames, tone))}
              onChange={({ target }) => save({ tone: target.value as Settings['tone'] })}
            />
            <SelectField
              label={t`Audience`}
              value={now.audience}
              options={audiences.map((audience) => named(audienceNames, audience))}
              onChange={({ target }) => save({ audience: target.value as Settings['audience'] })}
            />
            <SelectField
              label={t`Length`}
              value={now.length}
              options={lengths.map((length) => named(lengthNames, length))}
              onChange={({ target }) => save({ length: target.value as Settings['length'] })}
            />
            {now.length === 'custom' && (
              <NumberSetting
                label={t`Words in each language`}
                value={now.customWords}
                {...limits.customWords}
                onSave={(customWords) => save({ customWords })}
              />
            )}
            <NumberSetting
              label={t`Scenes`}
              value={now.scenes}
              {...limits.scenes}
              onSave={(scenes) => save({ scenes })}
            />
            <NumberSetting
              label={t`Thumbnails`}
              value={now.thumbnails}
              {...limits.thumbnails}
              onSave={(thumbnails) => save({ thumbnails })}
            />
            <SelectField
              label={t`Cultural context`}
              value={now.culturalContext}
              options={contextOptions()}
              hint={contextScene(now.culturalContext)}
              onChange={({ target }) => save({ culturalContext: target.value as Settings['culturalContext'] })}
            />
          </div>
          <CheckField
            checked={now.honorJesus}
            onChange={({ target }) => save({ honorJesus: target.checked })}
          >{t`Honor Jesus explicitly`}</CheckField>
          <StyleSetting value={now.defaultImageStyle} onSave={(defaultImageStyle) => save({ defaultImageStyle })} />
          <div>
            <Button
              size="small"
              look="ghost"
              disabled={isPreset === true}
              onClick={reset}
              icon={<RotateCcw aria-hidden />}
            >{t`Back to the studio’s defaults`}</Button>
          </div>
          <SaveState state={state} />
        </div>
      )}
    </Card>
  );
}

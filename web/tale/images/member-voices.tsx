import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CastMember } from '#shared/pictures/cast.ts';
import { languageNames, languages } from '#shared/vocabulary.ts';
import { settingsQueries } from '#web/account/settings.ts';
import { sampleUrl } from '#web/voices/sound-sample.ts';
import { SelectField } from '#web/ui/field.tsx';
import { ListenButton } from '#web/voices/listen-button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { useListening } from '#web/voices/use-listening.ts';
import { nameOfVoice, shownVoices, voiceLabel } from '#web/voices/voice-words.ts';

/** By which voices a person of the cast speaks, language by language; each can be heard. */
export function MemberVoices({
  taleId,
  member,
  onChange,
}: {
  taleId: TaleId;
  member: Pick<CastMember, 'name' | 'voices'>;
  onChange: (voices: NonNullable<CastMember['voices']>) => void;
}) {
  const voices = useQuery(settingsQueries.voices()).data ?? [];
  const experimental = useQuery(settingsQueries.mine()).data?.experimentalVoices ?? false;
  const to = useListening();
  const chosen = member.voices ?? {};
  const offered = languages.map(
    (language) => [language, shownVoices(voices, language, experimental, [chosen[language]])] as const,
  );
  const who = member.name.split(',')[0] || t`this person`;
  return (
    <details className="sm:col-span-2" open={Object.values(chosen).some(Boolean) || undefined}>
      <summary className="min-h-6 cursor-pointer text-sm font-medium">{t`Voice for what they say`}</summary>
      <div className="mt-3 grid gap-3">
        {offered
          .filter(([, list]) => list.length > 0)
          .map(([language, list]) => (
            <div key={language} className="flex flex-wrap items-end gap-2">
              <SelectField
                label={t`${{ language: languageNames[language] }}: voice of ${who}`}
                className="min-w-0 flex-1 basis-48"
                options={[
                  ['', t`Same as other quoted speech`] as const,
                  ...list.map((voice) => [voice.id, voiceLabel(voice)] as const),
                ]}
                value={chosen[language] ?? ''}
                onChange={({ target }) => {
                  const { [language]: _, ...others } = chosen;
                  onChange(target.value ? { ...others, [language]: target.value } : others);
                }}
              />
              {chosen[language] && (
                <ListenButton
                  url={sampleUrl.voice(chosen[language], { tale: taleId })}
                  name={t`${{ voice: nameOfVoice(list, chosen[language]) }} for ${who}`}
                  to={to}
                />
              )}
            </div>
          ))}
        {to.problem && <ErrorNote>{to.problem.words}</ErrorNote>}
      </div>
    </details>
  );
}

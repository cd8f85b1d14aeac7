import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { languageNames } from '#shared/vocabulary.ts';
import { settingsQueries } from '#web/account/settings.ts';
import { sampleUrl } from '#web/voices/sound-sample.ts';
import { SelectField } from '#web/ui/field.tsx';
import { ListenButton } from '#web/voices/listen-button.tsx';
import { NaturalVoicesNote } from '#web/voices/natural-voices-note.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { useListening } from '#web/voices/use-listening.ts';
import { shownVoices, voiceLabel } from '#web/voices/voice-words.ts';
import type { StepParts } from '#web/create/tale-form.ts';

/** Who reads the new tale, language by language: heard with the creator's passage where there is one. */
export function VoiceChoice({ form, edit }: StepParts) {
  const voices = useQuery(settingsQueries.voices());
  const settings = useQuery(settingsQueries.mine()).data;
  const to = useListening();
  const reference = form.source === 'verse' && form.verse.trim() ? `${form.book} ${form.verse}`.trim() : null;
  if (voices.isPending) return <Waiting>{t`Loading the voices…`}</Waiting>;
  if (voices.isError) return <ErrorNote>{voices.error.message}</ErrorNote>;
  return (
    <div className="mt-3 grid gap-3">
      <NaturalVoicesNote />
      {form.langs.map((language) => {
        const chosen = form.voices[language];
        const list = shownVoices(voices.data, language, settings?.experimentalVoices ?? false, [chosen]);
        const usual =
          list.find(({ id }) => id === settings?.voices[language]) ?? list.find(({ experimental }) => !experimental);
        const heard = list.find(({ id }) => id === chosen) ?? usual;
        if (list.length === 0)
          return (
            <p
              key={language}
              className="text-sm text-soft"
            >{t`${{ language: languageNames[language] }}: no voice here. Record the tale afterwards, in its Audio tab.`}</p>
          );
        return (
          <div key={language} className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <SelectField
              label={languageNames[language]}
              className="min-w-0"
              options={[
                ['', usual ? t`${{ voice: voiceLabel(usual) }}, default` : t`Default`] as const,
                ...list.map((voice) => [voice.id, voiceLabel(voice)] as const),
              ]}
              value={chosen ?? ''}
              onChange={({ target }) => {
                const { [language]: _, ...others } = form.voices;
                edit({ voices: target.value ? { ...others, [language]: target.value } : others });
              }}
            />
            {heard && (
              <div>
                <ListenButton
                  url={sampleUrl.voice(heard.id, reference ? { reference } : {})}
                  name={heard.label}
                  to={to}
                />
              </div>
            )}
          </div>
        );
      })}
      {to.problem && <ErrorNote>{to.problem.words}</ErrorNote>}
    </div>
  );
}

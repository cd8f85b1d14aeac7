import { i18n } from '#web/language/i18n.ts';
import { toneNames } from '#web/tale-parts/choice-names.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Settings } from '#shared/account/settings.contract.ts';
import type { VoiceItem } from '#shared/sound/voice.ts';
import { type Language, languageNames, languages, tones } from '#shared/vocabulary.ts';
import { settingsQueries } from '#web/account/settings.ts';
import { sampleUrl } from '#web/voices/sound-sample.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckField, SelectField } from '#web/ui/field.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { ListenButton } from '#web/voices/listen-button.tsx';
import { NaturalVoicesNote } from '#web/voices/natural-voices-note.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { type ListeningTo, useListening } from '#web/voices/use-listening.ts';
import { shownVoices, voiceLabel } from '#web/voices/voice-words.ts';
import { SaveState, useAutosave } from './save-state.tsx';

const moods = () => [
  ['', t`Match the tone of the tale`] as const,
  ...tones.map((tone) => [tone, i18n._(toneNames[tone])] as const),
];

/** Who reads new tales, and which music plays under them; both can be heard before they are chosen. */
export function VoicesCard() {
  const settings = useQuery(settingsQueries.mine());
  const voices = useQuery(settingsQueries.voices());
  const troubles = useQuery(settingsQueries.voiceTroubles()).data ?? [];
  const { save, state } = useAutosave();
  const to = useListening();
  const now = settings.data;
  const mood = now?.musicMood ?? now?.tone ?? 'gentle';
  return (
    <Card
      title={t`Voices and music`}
      note={t`New tales start with these settings. Your own recordings, made in the Audio tab of a tale, always come first.`}
    >
      {(settings.isPending || voices.isPending) && <Waiting>{t`Loading…`}</Waiting>}
      {settings.isError && !now && <Retry what={t`Your defaults`} query={settings} />}
      {voices.isError && !settings.isError && <Retry what={t`The voices`} query={voices} />}
      {now && voices.data && (
        <div className="grid gap-5">
          <NaturalVoicesNote />
          {languages.map((language) => (
            <VoiceOf
              key={language}
              language={language}
              voices={shownVoices(voices.data, language, now.experimentalVoices, [now.voices[language]])}
              chosen={now.voices[language]}
              to={to}
              onChoose={(id) => save({ voices: { [language]: id } })}
            />
          ))}
          <CheckField
            role="switch"
            checked={now.experimentalVoices}
            onChange={({ target }) => save({ experimentalVoices: target.checked })}
            hint={t`Voices that are still being tried out, labelled “Experimental”. They are never chosen automatically.`}
          >{t`Experimental voices`}</CheckField>
          <div className="flex flex-wrap items-end gap-3 border-t border-line pt-5">
            <SelectField
              label={t`Music`}
              className="min-w-0 flex-1 basis-48"
              value={now.musicMood ?? ''}
              options={moods()}
              onChange={({ target }) => save({ musicMood: (target.value || null) as Settings['musicMood'] })}
            />
            <ListenButton
              url={sampleUrl.music(mood)}
              name={t`${{ mood: i18n._(toneNames[mood]).toLocaleLowerCase(i18n.locale) }} music`}
              to={to}
            />
          </div>
          {troubles.length > 0 && (
            <div className="rounded-xl bg-warn-wash px-4 py-3 text-sm text-warn">
              <p className="font-medium">{t`Some voices of the studio’s own folder cannot be used`}</p>
              <ul className="mt-1 grid gap-1">
                {troubles.map(({ name, words }) => (
                  <li key={name} className="break-words">
                    {name}: {words}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {to.problem && <ErrorNote>{to.problem.words}</ErrorNote>}
          <SaveState state={state} />
        </div>
      )}
    </Card>
  );
}

function VoiceOf({
  language,
  voices,
  chosen,
  to,
  onChoose,
}: {
  language: Language;
  voices: readonly VoiceItem[];
  chosen: string | undefined;
  to: ListeningTo;
  onChoose: (id: string) => void;
}) {
  const noteId = useId();
  const name = languageNames[language];
  const voice = voices.find(({ id }) => id === chosen) ?? voices.find(({ experimental }) => !experimental);
  if (!voice)
    return (
      <p className="text-sm">
        <span className="font-medium" lang={language}>
          {name}
        </span>
        {': '}
        <span className="text-soft">{t`no synthetic voice on this machine. Record or upload the scenes of a tale.`}</span>
      </p>
    );
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={
            <span className="inline-flex flex-wrap items-center gap-2">
              <span lang={language}>{name}</span>
              {voice.preview && <Badge hue="amber">{t`Synthetic preview`}</Badge>}
              {voice.experimental && <Badge hue="amber">{t`Experimental`}</Badge>}
            </span>
          }
          className="min-w-0 flex-1 basis-48"
          value={voice.id}
          options={voices.map((each) => [each.id, voiceLabel(each)] as const)}
          onChange={({ target }) => onChoose(target.value)}
          {...(voice.preview ? { 'aria-describedby': noteId } : {})}
        />
        <ListenButton url={sampleUrl.voice(voice.id)} name={voice.label} to={to} />
      </div>
      {voice.preview && (
        <p
          id={noteId}
          className="mt-1 text-xs text-soft"
        >{t`Pronounced by letter rules, without tones: good for a first preview. For publishing, record a voice.`}</p>
      )}
    </div>
  );
}

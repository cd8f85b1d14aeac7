import { Send } from 'lucide-react';
import { useState } from 'react';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { usePublish } from '#web/queries/publication.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, ChoiceField, TextArea, TextField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notes.tsx';
import { type Privacy, type PublishForm, problemOf, publishOrderOf } from './publish-form.ts';

const privacyOptions = [
  { value: 'private', words: 'Private', note: 'Only you' },
  { value: 'unlisted', words: 'Unlisted', note: 'Who has the link' },
  { value: 'public', words: 'Public', note: 'Everybody, once complete' },
  { value: 'scheduled', words: 'Scheduled', note: 'Public at its time' },
] as const;
const kidsOptions = [
  { value: 'yes', words: 'Yes, it is made for kids' },
  { value: 'no', words: 'No, it is not made for kids' },
] as const;
type Draft = { language: Language; title: string; description: string };

/** Words, privacy, time and the kids declaration of each language's video. */
export function PublishPanel({ taleId, drafts, connected }: { taleId: string; drafts: readonly Draft[]; connected: boolean }) {
  const publish = usePublish(taleId);
  const [tried, setTried] = useState(false);
  const [form, setForm] = useState<PublishForm>(() => ({
    langs: drafts.map(({ language }) => language),
    texts: Object.fromEntries(drafts.map(({ language, title, description }) => [language, { title, description }])),
    privacy: 'private',
    when: '',
    madeForKids: null,
  }));
  const edit = (changes: Partial<PublishForm>) => setForm((now) => ({ ...now, ...changes }));
  const write = (language: Language, changes: { title?: string; description?: string }) =>
    edit({ texts: { ...form.texts, [language]: { title: '', description: '', ...form.texts[language], ...changes } } });
  const problem = problemOf(form);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) publish.mutate(publishOrderOf(form));
      }}
    >
      {drafts.map(({ language }) => {
        const on = form.langs.includes(language);
        return (
          <fieldset key={language} className="grid gap-3 rounded-xl border border-line p-4">
            <legend className="sr-only">{languageNames[language]}</legend>
            <CheckField
              checked={on}
              onChange={(event) =>
                edit({
                  langs: drafts
                    .map((draft) => draft.language)
                    .filter((one) => (one === language ? event.target.checked : form.langs.includes(one))),
                })
              }
            >
              Publish in {languageNames[language]}
            </CheckField>
            {on && (
              <>
                <TextField
                  label={`Title (${language})`}
                  lang={language}
                  maxLength={100}
                  value={form.texts[language]?.title ?? ''}
                  onChange={(event) => write(language, { title: event.target.value })}
                />
                <TextArea
                  label={`Description (${language})`}
                  lang={language}
                  rows={5}
                  maxLength={5000}
                  value={form.texts[language]?.description ?? ''}
                  onChange={(event) => write(language, { description: event.target.value })}
                />
              </>
            )}
          </fieldset>
        );
      })}
      <ChoiceField<Privacy>
        legend="Who may see it"
        value={form.privacy}
        options={privacyOptions}
        onChange={(privacy) => edit({ privacy })}
        columns="grid-cols-1 min-[420px]:grid-cols-2 lg:grid-cols-4"
      />
      {form.privacy === 'scheduled' && (
        <TextField
          label="Publish at"
          type="datetime-local"
          className="max-w-xs"
          hint={`Your time: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`}
          value={form.when}
          onChange={(event) => edit({ when: event.target.value })}
        />
      )}
      <ChoiceField
        legend="Is this video made for kids?"
        value={form.madeForKids === null ? null : form.madeForKids ? 'yes' : 'no'}
        options={kidsOptions}
        onChange={(answer) => edit({ madeForKids: answer === 'yes' })}
        columns="sm:grid-cols-2"
      />
      {tried && problem && <ErrorNote>{problem}</ErrorNote>}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {!connected && <p className="text-sm text-soft">Link a channel first.</p>}
        <Button type="submit" look="primary" busy={publish.isPending} disabled={!connected} icon={<Send aria-hidden />}>
          {form.privacy === 'scheduled' ? 'Schedule' : 'Publish'}
        </Button>
      </div>
    </form>
  );
}

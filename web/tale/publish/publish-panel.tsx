import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { CalendarClock, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Channel } from '#shared/publishing/channel.contract.ts';
import type { DraftWords, PublicationDraft } from '#shared/publishing/publication-draft.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { usePublish } from '#web/publishing/publication.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { focusPart, PublishChecks } from './publish-checks.tsx';
import type { KeptDraft } from './publish-draft-keeper.ts';
import { orderOf, type PublishForm } from './publish-form.ts';
import { PublishQuestions } from './publish-questions.tsx';
import { type PublishStep, PublishSteps, stepOf } from './publish-steps.tsx';
import { PublishThumbnail } from './publish-thumbnail.tsx';
import { PublishWhen } from './publish-when.tsx';
import { PublishWhere } from './publish-where.tsx';
import { PublishWords } from './publish-words.tsx';
import { i18n } from '#web/language/i18n.ts';

const CardPreview = lazy(async () => ({ default: (await import('./card-preview.tsx')).CardPreview }));
const shapeOptions = [
  { value: '16:9', words: msg`Wide, 16:9`, note: msg`A video` },
  {
    value: '9:16',
    words: msg`Upright, 9:16`,
    note: msg`For phones; up to three minutes, YouTube calls it a Short and shows a frame of it, not your thumbnail`,
  },
] as const;
const saveWords: Record<KeptDraft['state'], MessageDescriptor | null> = {
  idle: null,
  waiting: msg`Saving…`,
  saving: msg`Saving…`,
  saved: msg`Saved`,
  failed: msg`Not saved yet: the studio is not responding. Your changes are kept here and sent again later.`,
};

type Props = {
  tale: Tale;
  form: PublishForm;
  /** There is also a film of the other shape. */
  hasShapes: boolean;
  channels: readonly Channel[];
  state: KeptDraft['state'];
  edit: (change: PublicationDraft) => void;
  flush: () => Promise<void>;
};

/**
 * The decisions before a tale's videos are sent, in three steps: what, where and when. They are saved while editing,
 * with the checks next to them.
 */
export function PublishPanel({ tale, form, hasShapes, channels, state, edit, flush }: Props) {
  const publish = usePublish(tale.id);
  const [step, setStep] = useState<PublishStep>('What');
  const { draft } = form;
  const home = (language: Language) =>
    draft.channels?.[language] ?? (channels.find((one) => one.languages.includes(language)) ?? channels[0])?.id;
  const say = (language: Language, change: DraftWords | undefined) =>
    edit({ texts: { ...draft.texts, [language]: change && { ...draft.texts?.[language], ...change } } });
  const order = orderOf(form);
  const send = async () => {
    if (!order) return document.querySelector<HTMLElement>('[data-checks] button')?.click();
    await flush();
    publish.mutate(order);
  };
  /** Shows the step of a part before focusing it: hidden elements cannot get the focus. */
  const go = (id: string) => {
    const part = document.getElementById(id);
    const of = stepOf(part);
    if (of) flushSync(() => setStep(of));
    focusPart(part);
  };
  return (
    <form
      className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PublishSteps
        step={step}
        onStep={setStep}
        parts={{
          What: (
            <>
              {hasShapes && (
                <ChoiceField
                  legend={t`Which films`}
                  value={form.shape}
                  options={shapeOptions.map(({ value, words, note }) => ({
                    value,
                    words: i18n._(words),
                    note: i18n._(note),
                  }))}
                  onChange={(shape) => edit({ shape })}
                  columns="sm:grid-cols-2"
                />
              )}
              <div id="languages" tabIndex={-1} className="grid gap-4 rounded-lg">
                {form.open.map((language) => (
                  <PublishWords
                    key={language}
                    tale={{ id: tale.id, title: tale.title }}
                    language={language}
                    on={form.langs.includes(language)}
                    words={form.words(language)}
                    chapters={form.chapters(language)}
                    isOwn={draft.texts?.[language] !== undefined}
                    onToggle={(on) =>
                      edit({ langs: form.open.filter((one) => (one === language ? on : form.langs.includes(one))) })
                    }
                    onWords={(change) => say(language, change)}
                    onReset={() => say(language, undefined)}
                  />
                ))}
              </div>
              <PublishThumbnail
                taleId={tale.id}
                slot={draft.thumbnailSlot}
                onChange={(thumbnailSlot) => edit({ thumbnailSlot })}
              />
              <Suspense>
                <CardPreview
                  taleId={tale.id}
                  form={form}
                  channelOf={(language) => channels.find(({ id }) => id === home(language))}
                />
              </Suspense>
              <PublishQuestions
                madeForKids={draft.madeForKids}
                disclosed={draft.disclosure}
                onKids={(madeForKids) => edit({ madeForKids })}
                onDisclosure={(disclosure) => edit({ disclosure })}
              />
            </>
          ),
          Where: <PublishWhere langs={form.langs} channels={channels} home={home} draft={draft} onEdit={edit} />,
          When: <PublishWhen taleId={tale.id} form={form} onEdit={edit} />,
        }}
      />
      <aside aria-label={t`Before sending`} className="grid content-start gap-4 xl:sticky xl:top-20 xl:self-start">
        <PublishChecks taleId={tale.id} form={form} onGo={go} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="mr-auto text-sm text-soft">
            {saveWords[state] && i18n._(saveWords[state])}
          </p>
          <Button
            type="submit"
            look="primary"
            busy={publish.isPending}
            icon={form.privacy === 'scheduled' ? <CalendarClock aria-hidden /> : <Send aria-hidden />}
          >
            {form.privacy === 'scheduled' ? t`Schedule` : t`Publish`}
          </Button>
        </div>
      </aside>
    </form>
  );
}

import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { CheckField } from '#web/ui/field.tsx';
import { StylePicker } from './style-picker.tsx';
import { estimateOf } from '#web/create/tale-estimate.ts';
import type { StepParts } from '#web/create/tale-form.ts';

const EstimateLines = lazy(async () => ({ default: (await import('#web/engines/estimate-lines.tsx')).EstimateLines }));

const VoiceChoice = lazy(async () => ({ default: (await import('./voice-choice.tsx')).VoiceChoice }));

/** Step 3: what happens by itself, and in which style the pictures are drawn. */
export function FinishStep({ form, edit }: StepParts) {
  const [voicesOpen, setVoicesOpen] = useState(false);
  return (
    <div className="grid gap-5">
      <CheckField
        role="switch"
        checked={form.autoGenerate}
        onChange={(event) => edit({ autoGenerate: event.target.checked })}
        hint={t`Off: the tale is kept as a draft with its source, without a written story.`}
      >{t`Auto-generate tale (AI)`}</CheckField>
      <CheckField
        role="switch"
        checked={form.autoQueueImages}
        onChange={(event) => edit({ autoQueueImages: event.target.checked })}
        hint={t`The scenes are drawn right after the story is written.`}
      >{t`Auto-queue image prompts`}</CheckField>
      <Suspense fallback={null}>
        <EstimateLines of={estimateOf(form)} />
      </Suspense>
      <details
        className="rounded-xl border border-line px-4 py-3"
        onToggle={({ currentTarget }) => setVoicesOpen(currentTarget.open)}
      >
        <summary className="min-h-6 cursor-pointer text-sm font-medium">{t`Voices`}</summary>
        {voicesOpen && (
          <Suspense fallback={null}>
            <VoiceChoice form={form} edit={edit} />
          </Suspense>
        )}
      </details>
      <StylePicker value={form.imageStyle} onChange={(imageStyle) => edit({ imageStyle })} />
      <p className="rounded-xl bg-sunken px-4 py-3 text-sm text-soft">{t`Images, voice and packaging can be adjusted later on the Tale screen.`}</p>
    </div>
  );
}

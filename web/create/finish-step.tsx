import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/queries/dashboard.ts';
import { CheckField, ChoiceField } from '#web/ui/field.tsx';
import type { TaleForm } from './tale-form.ts';

/** Step 3: what happens by itself, and in which style the pictures are drawn. */
export function FinishStep({ form, edit, style }: { form: TaleForm; edit: (changes: Partial<TaleForm>) => void; style: string }) {
  const styles = useQuery(dashboardQueries.imageStyles());
  const known = styles.data ?? [];
  const options = known.some(({ key }) => key === style) ? known : [{ key: style, label: style }, ...known];
  return (
    <div className="grid gap-5">
      <CheckField
        role="switch"
        checked={form.autoGenerate}
        onChange={(event) => edit({ autoGenerate: event.target.checked })}
        hint="Off: the tale is kept as a draft with its source, without a written story."
      >
        Auto-generate tale (AI)
      </CheckField>
      <CheckField
        role="switch"
        checked={form.autoQueueImages}
        onChange={(event) => edit({ autoQueueImages: event.target.checked })}
        hint="The scenes are drawn right after the story is written."
      >
        Auto-queue image prompts
      </CheckField>
      <ChoiceField
        legend="Image style"
        value={style}
        options={options.map(({ key, label }) => ({ value: key, words: label }))}
        onChange={(imageStyle) => edit({ imageStyle })}
        columns="grid-cols-2 sm:grid-cols-3"
      />
      <p className="rounded-xl bg-sunken px-4 py-3 text-sm text-soft">
        Images, voice and packaging can be adjusted later on the Tale screen.
      </p>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/activity/activity.ts';
import { styleSample } from '#web/pictures/style-sample.ts';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { StylePicture } from './style-picture.tsx';

/** The picture style of new tales, shown by pictures that the illustrator itself has drawn. */
export function StyleSetting({ value, onSave }: { value: string; onSave: (style: string) => void }) {
  const styles = useQuery(dashboardQueries.imageStyles());
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{t`Picture style`}</legend>
      {styles.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {styles.isError && (
        <ErrorNote>{t`The styles could not be loaded: ${{ reason: styles.error.message }}`}</ErrorNote>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
        {styles.data?.map(({ key, label }) => (
          <StylePicture
            key={key}
            style={key}
            label={label}
            chosen={key === value}
            picture={styleSample(key, undefined, '(min-width: 640px) 180px, 45vw')}
            onChoose={() => onSave(key)}
          />
        ))}
      </div>
    </fieldset>
  );
}

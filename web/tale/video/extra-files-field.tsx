import { msg, t } from '@lingui/core/macro';
import { type ExtraFile, extraFiles } from '#shared/film/film-files.ts';
import { CheckField } from '#web/ui/field.tsx';
import { i18n } from '#web/language/i18n.ts';

const names = { small: msg`Small film for messaging apps`, sound: msg`Audio only` } as const;
const limits = {
  small: msg`480p with large captions, at most 8 MB for 3 minutes; longer films are larger.`,
  sound: msg`M4A with title, cover and chapters, as loud as the film; about 1.4 MB a minute.`,
} as const;

/** Which files are made from the finished film besides it. */
export function ExtraFilesField({
  wanted,
  onChange,
}: {
  wanted: readonly ExtraFile[];
  onChange: (wanted: readonly ExtraFile[]) => void;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t`Also make`}</legend>
      <div className="mt-1 grid gap-1 sm:grid-cols-2">
        {extraFiles.map((kind) => (
          <CheckField
            key={kind}
            checked={wanted.includes(kind)}
            onChange={({ target }) =>
              onChange(extraFiles.filter((one) => (one === kind ? target.checked : wanted.includes(one))))
            }
            hint={i18n._(limits[kind])}
          >
            {i18n._(names[kind])}
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}

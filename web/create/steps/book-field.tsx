import { t } from '@lingui/core/macro';
import { books } from '#shared/story/scripture-books.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';

const firstOfTheNew = books.findIndex(({ code }) => code === 'MAT');
const options = () =>
  books.map(({ names, code, abbreviations }, index) => ({
    value: names.en,
    group: index < firstOfTheNew ? t`Old Testament` : t`New Testament`,
    also: [names.fr, names.ee, code, ...abbreviations],
  }));

/** The 66 books, found by their English, French or Ewe name or by an abbreviation. */
export const BookField = ({ value, onChange }: { value: string; onChange: (book: string) => void }) => (
  <ComboboxField
    label={t`Book`}
    hint={t`Type to search: a name in any language, or an abbreviation.`}
    value={value}
    options={options()}
    onChange={onChange}
  />
);

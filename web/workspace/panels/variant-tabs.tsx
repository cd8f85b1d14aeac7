import { t } from '@lingui/core/macro';
import type { Dispatch } from 'react';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';
import { cx } from '#web/ui/cx.ts';
import { inLanguage, type Titles } from '#web/workspace/design.ts';
import { type Action, designOf, type Editor } from '#web/workspace/editor.ts';

const group = 'flex rounded-xl border border-line bg-sunken p-1';
const choice = (on: boolean) =>
  cx(
    'min-h-8 flex-1 rounded-lg px-2 text-sm font-semibold',
    on ? 'bg-raised text-brand shadow-sm' : 'text-soft hover:text-ink',
  );

/** Which variant is on the canvas, and in which language its texts are. */
export function VariantTabs({
  editor,
  titles,
  dispatch,
}: {
  editor: Editor;
  titles: Titles;
  dispatch: Dispatch<Action>;
}) {
  const { language } = designOf(editor);
  const written = languages.filter((one) => titles[one] !== undefined);
  const show = (next: Language) => dispatch({ type: 'change', change: (design) => inLanguage(design, next, titles) });
  return (
    <div className="space-y-2">
      <fieldset className={group}>
        <legend className="sr-only">{t`Variant`}</legend>
        {editor.variants.map((_, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={at === editor.at}
            onClick={() => dispatch({ type: 'show', at })}
            className={choice(at === editor.at)}
          >{t`Variant ${{ number: at + 1 }}`}</button>
        ))}
      </fieldset>
      {written.length > 1 && (
        <fieldset className={group}>
          <legend className="sr-only">{t`Language of the texts`}</legend>
          {written.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => show(one)}
              className={choice(one === language)}
            >
              {languageNames[one]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';

/**
 * Tags as chips: Enter or a comma adds what was typed, Backspace in the empty field takes the last one out, each has a
 * cross.
 */
export function TagField({
  id,
  label,
  hint,
  lang,
  tags,
  onChange,
}: {
  id?: string;
  label: string;
  hint?: ReactNode;
  lang?: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const own = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const name = id ?? own;
  const add = (typed: string) => {
    const fresh = typed
      .split(/[,\n]/)
      .map((one) => one.trim())
      .filter((one) => one && !tags.includes(one));
    setText('');
    if (fresh.length === 0) return;
    onChange([...tags, ...new Set(fresh)]);
    setSaid(t`Added ${{ tags: fresh.join(', ') }}`);
  };
  const drop = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    setSaid(t`Removed ${tag}`);
    field.current?.focus();
  };
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-1.5 rounded-xl border border-edge bg-raised p-1.5">
        {tags.map((tag) => (
          <span
            key={tag}
            className="inline-flex max-w-full items-center rounded-lg bg-brand-wash pl-2 text-sm text-brand-strong"
          >
            <span lang={lang} className="min-w-0 break-words">
              {tag}
            </span>
            <button
              type="button"
              aria-label={t`Remove tag ${tag}`}
              onClick={() => drop(tag)}
              className="grid size-6.5 shrink-0 place-items-center rounded-lg hover:bg-sunken"
            >
              <X className="size-3.5" aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={field}
          id={name}
          lang={lang}
          value={text}
          aria-describedby={`${name}-hint`}
          placeholder={tags.length === 0 ? t`Add a tag` : ''}
          onChange={(event) =>
            /[,\n]/.test(event.target.value) ? add(event.target.value) : setText(event.target.value)
          }
          onBlur={() => add(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add(text);
            } else if (event.key === 'Backspace' && text === '' && tags.length > 0) drop(tags.at(-1)!);
          }}
          className="h-7 min-w-24 flex-1 bg-transparent px-1.5 text-sm text-ink placeholder:text-soft/80"
        />
      </div>
      <div id={`${name}-hint`} className="mt-1 text-xs text-soft">
        {hint}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

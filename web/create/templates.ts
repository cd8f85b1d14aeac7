import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Edits, TaleForm } from './tale-form.ts';

/**
 * A tale to begin from: what it sets in the wizard. Everything can be changed afterwards; languages and voices stay as
 * they are.
 */
export type Template = { readonly name: MessageDescriptor; readonly note: MessageDescriptor; readonly edits: Edits };

export const templates: readonly Template[] = [
  {
    name: msg`Parable`,
    note: msg`The lost son, Luke 15`,
    edits: {
      source: 'verse',
      book: 'Luke',
      verse: '15:11-32',
      length: 'medium',
      scenes: '12',
      tone: 'inspirational',
      audience: 'family',
    },
  },
  {
    name: msg`Psalm`,
    note: msg`The shepherd, Psalm 23`,
    edits: {
      source: 'verse',
      book: 'Psalms',
      verse: '23:1-6',
      length: 'short',
      scenes: '6',
      tone: 'gentle',
      audience: 'family',
    },
  },
  {
    name: msg`Christmas`,
    note: msg`The birth of Jesus, Luke 2`,
    edits: {
      source: 'verse',
      book: 'Luke',
      verse: '2:1-20',
      length: 'medium',
      scenes: '12',
      tone: 'gentle',
      audience: 'family',
    },
  },
  { name: msg`Own story`, note: msg`Paste or write your text`, edits: { source: 'text' } },
];

/** Whether the wizard holds what the template sets. */
export const isTaken = (form: TaleForm, { edits }: Template): boolean =>
  Object.entries(edits).every(([field, value]) => form[field as keyof TaleForm] === value);

/** A short tale that shows a newcomer what the studio makes, in the first of their languages. */
export const sampleOf = (form: TaleForm): TaleForm => ({
  ...form,
  source: 'verse',
  book: 'Luke',
  verse: '10:25-37',
  langs: form.langs.slice(0, 1),
  length: 'short',
  scenes: '4',
  thumbnails: '1',
});

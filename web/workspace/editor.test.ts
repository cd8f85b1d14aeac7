import { expect, test } from 'vitest';
import { nudge, withBackground } from './design.ts';
import {
  type Action,
  behindWith,
  canRedo,
  canUndo,
  designOf,
  type Editor,
  fingerprint,
  hasUnsaved,
  newEditor,
  reduce,
  savedAs,
  variantOf,
} from './editor.ts';
import { bannerOf } from './panels/status-banner.tsx';

const started = (): Editor => {
  let count = 0;
  return newEditor({
    title: 'Ruth',
    subtitle: 'Bible Story · Families',
    language: 'en',
    variants: 3,
    makeId: () => `o${(count += 1)}`,
  });
};
const after = (editor: Editor, ...actions: Action[]): Editor => actions.reduce(reduce, editor);
const textOf = (editor: Editor) => designOf(editor).overlays[0]?.text;
const choose = (id: string | null): Action => ({ type: 'change', change: (d) => withBackground(d, id) });
const move = (dx: number, key?: string): Action => ({
  type: 'change',
  change: (d) => nudge(d, 'o1', dx, 0),
  ...(key ? { key } : {}),
});

test('starts with three variants unknown to the server, each with the title', () => {
  const editor = started();
  expect(editor.variants).toEqual(
    Array.from({ length: 3 }, () => ({
      id: null,
      title: 'Ruth',
      subtitle: 'Bible Story · Families',
      pngUrl: null,
      svgUrl: null,
      bgImageId: null,
      baked: false,
    })),
  );
  expect(editor.designs.map(({ now }) => now.overlays[0]?.text)).toEqual(['Ruth', 'Ruth', 'Ruth']);
});

test('undoes and redoes changes, those of one gesture as one step', () => {
  const x = (editor: Editor) => designOf(editor).overlays[0]!.x;
  const moved = after(started(), move(2, 'nudge'), move(2, 'nudge'), move(10));
  const begun = x(started());
  expect(x(moved)).toBe(begun + 14);
  const once = after(moved, { type: 'undo' });
  const twice = after(once, { type: 'undo' });
  expect([x(once), x(twice), canUndo(twice), canRedo(twice)]).toEqual([begun + 4, begun, false, true]);
  expect(x(after(twice, { type: 'redo' }, { type: 'redo' }))).toBe(begun + 14);
  expect(canRedo(after(twice, move(1)))).toBe(false);
});

test('undoes a background as a step with a server call, except one that the server refuses', () => {
  const known = after(started(), choose('a'), answered({ bgImageId: 'a' }));
  expect([behindWith(known), canUndo(known)]).toEqual([-1, true]);
  const undone = after(known, { type: 'undo' });
  expect([designOf(undone).background, behindWith(undone)]).toEqual([null, 0]);
  expect(behindWith(after(undone, { type: 'redo' }))).toBe(-1);
  const refused = after(known, choose('b'), { type: 'refused', at: 0, background: 'b' });
  expect([designOf(refused).background, behindWith(refused), refused.designs[0]!.past.length]).toEqual(['a', -1, 1]);
  const later = after(known, choose('b'), choose('c'), { type: 'refused', at: 0, background: 'b' });
  expect([designOf(later).background, behindWith(later)]).toEqual(['c', 0]);
  expect(behindWith(after(known, choose('b'), { type: 'show', at: 2 }))).toBe(0);
});

test('keeps the undo history of each variant separate', () => {
  const editor = after(started(), move(10), { type: 'show', at: 1 });
  expect([editor.selected, canUndo(editor)]).toEqual([null, false]);
  expect(canUndo(after(editor, { type: 'show', at: 0 }))).toBe(true);
});

test('keeps text editing on commit, undoes it on the first Escape, and deselects on the next', () => {
  const writing = after(
    started(),
    { type: 'edit', id: 'o1' },
    { type: 'write', text: 'Na' },
    { type: 'write', text: 'Naomi' },
  );
  expect([textOf(writing), writing.selected]).toEqual(['Naomi', 'o1']);
  const kept = after(writing, { type: 'commit' });
  expect([textOf(kept), kept.edit, textOf(after(kept, { type: 'undo' }))]).toEqual(['Naomi', null, 'Ruth']);
  const cancelled = after(writing, { type: 'cancel' });
  expect([textOf(cancelled), cancelled.edit, cancelled.selected, canUndo(cancelled)]).toEqual([
    'Ruth',
    null,
    'o1',
    false,
  ]);
  expect(after(cancelled, { type: 'cancel' }).selected).toBeNull();
  const second = after(kept, { type: 'edit', id: 'o1' }, { type: 'write', text: 'Boaz' }, { type: 'cancel' });
  expect(textOf(second)).toBe('Naomi');
});

test('replaces only an untouched title by a suggestion', () => {
  const touched = after(started(), { type: 'edit', id: 'o1' }, { type: 'write', text: 'Mine' }, { type: 'commit' });
  const suggested = after(touched, { type: 'suggested', text: 'Where you go', untouched: 'Ruth' });
  expect(suggested.designs.map(({ now }) => now.overlays[0]?.text)).toEqual(['Mine', 'Where you go', 'Where you go']);
  const empty = after(started(), { type: 'change', change: (d) => ({ ...d, overlays: [] }) });
  expect(after(empty, { type: 'suggested', text: 'x', untouched: 'Ruth' }).designs[0]!.now.overlays).toEqual([]);
});

const answered = (changes: Extract<Action, { type: 'answered' }>['changes'], saved?: string): Action => ({
  type: 'answered',
  at: 0,
  changes,
  ...(saved === undefined ? {} : { saved }),
});

test('keeps a baked variant baked, with its download address', () => {
  const baked = after(started(), answered({ id: 't', baked: true, pngUrl: '/api/thumbnails/t/download.png?v=1' }));
  const other = after(baked, answered({ bgImageId: 'i', baked: false, pngUrl: '/api/thumbnails/t/png?v=2' }));
  expect(variantOf(other)).toMatchObject({ bgImageId: 'i', baked: true, pngUrl: '/api/thumbnails/t/download.png?v=1' });
  expect(variantOf(after(other, answered({ pngUrl: '/api/thumbnails/t/download.png?v=3' }))).pngUrl).toContain('v=3');
});

test('shows three states of the banner', () => {
  expect([
    bannerOf('unsaved', { bgImageId: null }),
    bannerOf('unsaved', { bgImageId: 'i' }),
    bannerOf('picture', { bgImageId: 'i' }),
    bannerOf('words', { bgImageId: null }),
  ]).toEqual([
    'No background selected',
    'Background ready - add text and save',
    'Background ready - add text and save',
    'Thumbnail saved with text overlays',
  ]);
});

test('saves a thumbnail with text only when its picture has some', () => {
  const editor = started();
  const bare = { ...designOf(editor), background: 'i', overlays: [] };
  const blank = { ...bare, overlays: designOf(editor).overlays.map((overlay) => ({ ...overlay, text: ' ' })) };
  const saved = (design: Pick<ReturnType<typeof designOf>, 'background' | 'overlays'>) =>
    savedAs(after(editor, answered({ baked: true }, fingerprint(design))));
  expect([savedAs(editor), saved(bare), saved(blank), saved(designOf(editor))]).toEqual([
    'unsaved',
    'picture',
    'picture',
    'words',
  ]);
});

test('knows whether the canvas shows what was saved', () => {
  const editor = started();
  expect(hasUnsaved(editor)).toBe(true);
  const saved = after(editor, answered({ baked: true }, fingerprint(designOf(editor))));
  expect([hasUnsaved(saved), hasUnsaved(after(saved, move(4))), hasUnsaved(after(saved, choose('i')))]).toEqual([
    false,
    true,
    true,
  ]);
});

test('restores variants from the server by slot, with the texts of this tab’s draft', () => {
  const variant = {
    ...started().variants[0]!,
    id: 't2',
    baked: true,
    bgImageId: 'i',
    title: 'Saved',
    pngUrl: '/download.png?v=1',
  };
  const found = [{ at: 1, variant, design: { background: 'i', overlays: [], language: 'en' as const, words: {} } }];
  const fresh = after(started(), { type: 'attached', found, keepDesigns: false }, { type: 'show', at: 1 });
  expect([variantOf(fresh), designOf(fresh).overlays, hasUnsaved(fresh)]).toEqual([variant, [], false]);
  const draft = after(started(), { type: 'attached', found, keepDesigns: true }, { type: 'show', at: 1 });
  expect([variantOf(draft).title, variantOf(draft).baked, textOf(draft), hasUnsaved(draft)]).toEqual([
    'Ruth',
    true,
    'Ruth',
    true,
  ]);
});

import { beforeEach, expect, test } from 'vitest';
import { ownOrders, settleDraft } from './own-orders.ts';
import { dropDraft, keepDraft, readDraft } from './tale-draft.ts';

const slot = 'ai-content-pipeline:new-tale';
beforeEach(() => sessionStorage.clear());

test('a draft comes back as it was; none without edits', () => {
  keepDraft({ edits: { source: 'theme', theme: 'Mercy', langs: ['ee'], honorJesus: false }, step: 2 });
  expect(readDraft()).toEqual({
    edits: { source: 'theme', theme: 'Mercy', langs: ['ee'], honorJesus: false },
    step: 2,
  });
  keepDraft({ edits: {}, step: 3 });
  expect(readDraft()).toBeNull();
});

test('a chosen passage is kept, one without its words is dropped', () => {
  const passage = { ref: 'Ruth 1', title: 'Ruth', line: 'She stays.' };
  keepDraft({ edits: { theme: 'loyalty', passage }, step: 1 });
  expect(readDraft()?.edits.passage).toEqual(passage);
  sessionStorage.setItem(slot, JSON.stringify({ edits: { theme: 'loyalty', passage: { ref: 'Ruth 1' } }, step: 1 }));
  expect(readDraft()?.edits).toEqual({ theme: 'loyalty' });
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
])('%s is no draft', (_, kept) => {
  sessionStorage.setItem(slot, kept);
  expect(readDraft()).toBeNull();
});

test('fields that make no sense are dropped, the others stay', () => {
  const edits = {
    theme: 'Mercy',
    book: 'Foo',
    tone: 'loud',
    langs: ['en', 'xx'],
    scenes: 12,
    surprise: 1,
    verse: '1:1',
  };
  sessionStorage.setItem(slot, JSON.stringify({ edits, step: 9 }));
  expect(readDraft()).toEqual({ edits: { theme: 'Mercy', verse: '1:1' }, step: 1 });
});

test('while it is sent the draft is set aside; a made tale clears it, a failed one gives it back', () => {
  const draft = { edits: { theme: 'Mercy' }, step: 3 };
  for (const made of [true, false]) {
    ownOrders.add('k1');
    keepDraft({ ...draft, sentAs: 'k1' });
    settleDraft('k2', true);
    expect([ownOrders.all(), readDraft()?.sentAs]).toEqual([['k1'], 'k1']);
    settleDraft('k1', made);
    expect([ownOrders.all(), readDraft()]).toEqual([[], made ? null : draft]);
  }
  dropDraft();
  expect(sessionStorage.getItem(slot)).toBeNull();
});

test('of many orders the newest are remembered, each once', () => {
  for (let n = 0; n < 30; n++) ownOrders.add(`k${n}`);
  ownOrders.add('k29');
  expect([ownOrders.all().length, ownOrders.all().at(-1)]).toEqual([20, 'k29']);
});

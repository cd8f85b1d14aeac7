import { beforeEach, expect, test } from 'vitest';
import { ownOrders, settleDraft } from './own-orders.ts';
import { dropDraft, keepDraft, readDraft } from './tale-draft.ts';

const slot = 'ai-content-pipeline:new-tale';
beforeEach(() => sessionStorage.clear());

test('restores a draft as it was, and none without edits', () => {
  keepDraft({ edits: { source: 'theme', theme: 'Mercy', langs: ['ee'], honorJesus: false }, step: 2 });
  expect(readDraft()).toEqual({
    edits: { source: 'theme', theme: 'Mercy', langs: ['ee'], honorJesus: false },
    step: 2,
  });
  keepDraft({ edits: {}, step: 3 });
  expect(readDraft()).toBeNull();
});

test('keeps a chosen passage, and drops one without its text', () => {
  const passage = { ref: 'Ruth 1', title: 'Ruth', line: 'She stays.' };
  keepDraft({ edits: { theme: 'loyalty', passage }, step: 1 });
  expect(readDraft()?.edits.passage).toEqual(passage);
  sessionStorage.setItem(slot, JSON.stringify({ edits: { theme: 'loyalty', passage: { ref: 'Ruth 1' } }, step: 1 }));
  expect(readDraft()?.edits).toEqual({ theme: 'loyalty' });
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
])('rejects %s as a draft', (_, kept) => {
  sessionStorage.setItem(slot, kept);
  expect(readDraft()).toBeNull();
});

test('drops malformed fields and keeps the others', () => {
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

test('sets the draft aside while it is sent, clears it on success and restores it on failure', () => {
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

test('remembers the newest orders, each once', () => {
  for (let n = 0; n < 30; n++) ownOrders.add(`k${n}`);
  ownOrders.add('k29');
  expect([ownOrders.all().length, ownOrders.all().at(-1)]).toEqual([20, 'k29']);
});

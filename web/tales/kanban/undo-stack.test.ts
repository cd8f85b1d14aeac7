// @vitest-environment node
import { expect, test } from 'vitest';
import { undoStack } from './undo-stack.ts';

test('the last is undone first, each once, also when its notice did it', () => {
  const done: string[] = [];
  const stack = undoStack();
  stack.keep(() => done.push('one'));
  const byNotice = stack.keep(() => done.push('two'));
  stack.keep(() => done.push('three'));
  byNotice();
  byNotice();
  expect([stack.undo(), stack.undo(), stack.undo()]).toEqual([true, true, false]);
  expect(done).toEqual(['two', 'three', 'one']);
});

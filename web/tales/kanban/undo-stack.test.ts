import { expect, test } from 'vitest';
import { undoStack } from './undo-stack.ts';

test('undoes the last first, each once, also by its notice', () => {
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

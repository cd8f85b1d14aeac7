import { expect, test } from 'vitest';
import {
  isMoving,
  isOver,
  isSettled,
  isStopped,
  isUnderWay,
  mayMove,
  publicationStates,
  statesThat,
  takesDate,
} from './publication-states.ts';

test('every state is under way, settled or over, and never two of them', () => {
  for (const state of publicationStates)
    expect([state, [isUnderWay(state), isSettled(state), isOver(state)].filter(Boolean).length]).toEqual([state, 1]);
});

test('the views are what they say', () => {
  expect(statesThat(isMoving)).toEqual(['queued', 'session_open', 'sending', 'unknown', 'inserted', 'decorated']);
  expect(statesThat(isStopped)).toEqual(['failed', 'missed']);
  expect(statesThat((state) => !takesDate(state))).toEqual(['published', 'removed']);
});

test('what was removed stays so, and nothing on the channel becomes an upload again', () => {
  expect(publicationStates.filter((to) => mayMove('removed', to))).toEqual(['removed']);
  for (const from of ['inserted', 'decorated', 'scheduled', 'published', 'private'] as const)
    expect(
      statesThat((to) => mayMove(from, to) && ['queued', 'session_open', 'sending', 'unknown'].includes(to)),
    ).toEqual([]);
});

test('everything but what was removed can be taken up again, removed, or stopped', () => {
  for (const from of publicationStates.filter((state) => state !== 'removed'))
    expect([from, mayMove(from, 'removed'), mayMove(from, 'missed') && mayMove(from, 'failed')]).toEqual([
      from,
      true,
      true,
    ]);
});

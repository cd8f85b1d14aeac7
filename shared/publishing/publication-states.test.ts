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

test('classifies every state as in progress, settled or over, exactly once', () => {
  for (const state of publicationStates)
    expect([state, [isUnderWay(state), isSettled(state), isOver(state)].filter(Boolean).length]).toEqual([state, 1]);
});

test('defines the views by states', () => {
  expect(statesThat(isMoving)).toEqual(['queued', 'session_open', 'sending', 'unknown', 'inserted', 'decorated']);
  expect(statesThat(isStopped)).toEqual(['failed', 'missed']);
  expect(statesThat((state) => !takesDate(state))).toEqual(['published', 'removed']);
});

test('keeps removed publications removed, and never uploads again what is on the channel', () => {
  expect(publicationStates.filter((to) => mayMove('removed', to))).toEqual(['removed']);
  for (const from of ['inserted', 'decorated', 'scheduled', 'published', 'private'] as const)
    expect(
      statesThat((to) => mayMove(from, to) && ['queued', 'session_open', 'sending', 'unknown'].includes(to)),
    ).toEqual([]);
});

test('allows resuming, removing or stopping everything but removed publications', () => {
  for (const from of publicationStates.filter((state) => state !== 'removed'))
    expect([from, mayMove(from, 'removed'), mayMove(from, 'missed') && mayMove(from, 'failed')]).toEqual([
      from,
      true,
      true,
    ]);
});

import { expect, test } from 'vitest';
import { jobDoing, jobProgress } from './job-words.ts';
import { jobName } from '#web/activity/job-names.ts';

const job = { status: 'running' as const, step: null, error: null, waitUntil: null };

test('names the kind of job', () => {
  expect(jobName({ type: 'video_processing' })).toBe('video processing');
});

test('says for every state what it is doing, or why it waits and until when', () => {
  const until = Date.UTC(2026, 10, 22, 8);
  expect(jobDoing({ ...job, step: 'Frame 3' })).toBe('Frame 3');
  expect(jobDoing(job)).toBe('Working');
  expect(jobDoing({ ...job, status: 'pending' })).toBe('Waiting for its turn');
  expect(jobDoing({ ...job, status: 'pending', ahead: 0 })).toBe('Waiting for its turn');
  expect(jobDoing({ ...job, status: 'pending', ahead: 1 })).toBe('Waiting for its turn, after about 1 other job');
  expect(jobDoing({ ...job, status: 'pending', ahead: 12 })).toBe('Waiting for its turn, after about 12 other jobs');
  expect(jobDoing({ ...job, status: 'pending', step: 'The quota is used up', waitUntil: until })).toMatch(
    /^Waits until .*2026.*: The quota is used up$/,
  );
  expect(jobDoing({ ...job, status: 'pending', waitUntil: until })).toMatch(/^Waits until [^:]*2026/);
  expect(jobDoing({ ...job, status: 'cancelling', step: 'Frame 3' })).toBe('Stopping');
  expect(jobDoing({ ...job, status: 'failed', error: 'Disk full' })).toBe('Disk full');
  expect(jobDoing({ ...job, status: 'completed' })).toBe('');
});

test('shows the time left only when it is known', () => {
  expect(jobProgress({ progress: 40, etaSeconds: 170 })).toBe('40% · about 3 min left');
  expect(jobProgress({ progress: 40, etaSeconds: null })).toBe('40%');
});

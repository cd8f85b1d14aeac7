import type { TaleId } from '#shared/ids.ts';
import { expect, test } from 'vitest';
import { jobStatuses, mayCancel, mayRetry } from '#shared/pipeline.ts';
import { artifactsOf } from './job-artifacts.ts';

const hrefs = (type: string, status: (typeof jobStatuses)[number], tale_id: TaleId | null = 't') =>
  artifactsOf({ type, status, tale_id }).map(({ href }) => href);

test('offers film and sound only for a completed video_processing job', () => {
  expect(hrefs('video_processing', 'completed')).toEqual([
    '/api/tales/t/package',
    '/api/r2/packages/t/narration.mp3',
    '/api/r2/packages/t/final.mp4',
    '/images?tale=t',
  ]);
  for (const status of jobStatuses.filter((one) => one !== 'completed'))
    expect(hrefs('video_processing', status)).toEqual(['/api/tales/t/package', '/images?tale=t']);
  expect(hrefs('image_generation', 'completed')).toEqual(['/api/tales/t/package', '/images?tale=t']);
});

test('offers nothing to open for a job without a tale', () => {
  expect(hrefs('bible_installing', 'completed', null)).toEqual([]);
});

test('offers cancel for pending and running jobs, and retry for failed and cancelled ones', () => {
  expect(jobStatuses.filter(mayCancel)).toEqual(['pending', 'running']);
  expect(jobStatuses.filter(mayRetry)).toEqual(['failed', 'cancelled']);
});

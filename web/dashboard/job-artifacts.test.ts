// @vitest-environment node
import type { TaleId } from '#shared/ids.ts';
import { expect, test } from 'vitest';
import { jobStatuses, mayCancel, mayRetry } from '#shared/pipeline.ts';
import { artifactsOf } from './job-artifacts.ts';

const hrefs = (type: string, status: (typeof jobStatuses)[number], tale_id: TaleId | null = 't') =>
  artifactsOf({ type, status, tale_id }).map(({ href }) => href);

test('film and sound are offered only by a completed video_processing job', () => {
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

test('a job without a tale leaves nothing to open', () => {
  expect(hrefs('bible_installing', 'completed', null)).toEqual([]);
});

test('cancel belongs to pending and running, retry to failed and cancelled', () => {
  expect(jobStatuses.filter(mayCancel)).toEqual(['pending', 'running']);
  expect(jobStatuses.filter(mayRetry)).toEqual(['failed', 'cancelled']);
});

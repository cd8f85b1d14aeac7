import { createHash } from 'node:crypto';
import { captionsIn, type Segment, type SegmentCaption, segmentsOf } from '#shared/timeline-segments.ts';
import type { Timeline } from '#shared/timeline.ts';
import { rendererVersion, videoSettings } from './encoding.ts';

/** A segment that knows its name in the cache: everything that its bytes depend on, hashed. */
export type PlannedSegment = Segment & { readonly key: string; readonly captions: readonly SegmentCaption[] };

/** The film's segments in order. Equal keys are equal bytes, so films, languages and retries share what they have in common. */
export function planSegments(timeline: Timeline, burnCaptions: boolean, encoder: string): PlannedSegment[] {
  const { width, height, fps, cues } = timeline;
  return segmentsOf(timeline).map((segment) => {
    const captions = burnCaptions ? captionsIn(segment, cues, fps) : [];
    const facts = [rendererVersion, encoder, videoSettings, width, height, fps, segment.frames, segment.layers, captions];
    return { ...segment, captions, key: createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40) };
  });
}

/** What is missing, cut into at most `workers` runs of neighbours with about as many frames each: neighbours share decoded pictures. */
export function splitRuns(segments: readonly PlannedSegment[], workers: number): PlannedSegment[][] {
  const total = segments.reduce((sum, segment) => sum + segment.frames, 0);
  const runs: PlannedSegment[][] = [];
  let done = 0;
  for (const segment of segments) {
    const run = Math.min(workers - 1, Math.floor(((done + segment.frames / 2) * workers) / total));
    (runs[run] ??= []).push(segment);
    done += segment.frames;
  }
  return runs.filter(Boolean);
}

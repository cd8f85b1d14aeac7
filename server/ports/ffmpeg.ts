import { Failure } from '#shared/endpoint.ts';

/**
 * Runs ffmpeg and ffprobe: never through a shell, never on a URL, with format and protocol allowlists for files that
 * came from people.
 */
export interface Ffmpeg {
  /** The program itself, for callers that pipe frames to it; null when it is not installed. */
  readonly path: string | null;
  version(): Promise<string | null>;
  /** The arguments, `-i` included, that open a file which came from a person. */
  untrusted(file: string): readonly string[];
  run(
    args: readonly string[],
    options: { signal?: AbortSignal; onStderr?: (line: string) => void },
  ): Promise<{ stderr: string }>;
  probe(path: string, signal?: AbortSignal): Promise<MediaFacts>;
}
export type MediaFacts = {
  readonly durationMs: number;
  readonly format: string;
  readonly video: { codec: string; width: number; height: number; fps: number; frames: number } | null;
  readonly audio: { codec: string; sampleRate: number; channels: number } | null;
};

/** ffmpeg could not read a file, or write what it read. Its message has ffmpeg's own words. */
export class UnreadableMedia extends Failure {}

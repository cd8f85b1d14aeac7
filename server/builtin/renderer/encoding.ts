import type { RenderOrder } from '#server/ports/renderer.ts';

/** Changes whenever the same order would give other frames: it is part of every segment's key. */
export const rendererVersion = 'r4';

/** What every frame and every segment of one film has in common. */
export type FilmShape = { readonly width: number; readonly height: number; readonly fps: number };
export const shapeOf = ({ timeline: { width, height, fps } }: RenderOrder): FilmShape => ({ width, height, fps });

const x264 = [
  'scenecut=0:keyint=600:min-keyint=1:open-gop=0',
  'bframes=5:b-adapt=0:b-pyramid=none:direct=temporal',
  'mbtree=1:rc-lookahead=20:fast-pskip=0:deblock=-2,-2',
].join(':');
const colours = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv';
/**
 * Constant quality. Pictures that move evenly and fade evenly: B-frames lie exactly between their neighbours, so the
 * fastest preset with a long lookahead is smaller and nearer than `medium` (decision 039).
 */
export const videoSettings: readonly string[] = (
  `-c:v libx264 -threads 1 -preset superfast -profile:v high -pix_fmt yuv420p -crf 21 -x264-params ${x264} ` +
  `-forced-idr 1 ${colours}`
).split(' ');
/**
 * Films of ours move evenly: B-frames lie between their neighbours, and a long look ahead is worth more than a slow
 * search (decision 039).
 */
const evenMoves = 'bframes=5:b-adapt=0:b-pyramid=none:direct=temporal:mbtree=1:rc-lookahead=20';
/** Pictures of a small film. Main profile plays on phones of ten years ago. */
export const smallPictures = {
  codec: '-c:v libx264 -preset superfast -profile:v main -crf 25',
  params: evenMoves,
} as const;
/** Smoothing edges in pictures that no other picture refers to is work that is lost when they are scaled down. */
export const smallDecoding: readonly string[] = ['-skip_loop_filter', 'noref'];
/** The same in segments, one encoder a thread. */
export const smallSegments: readonly string[] = (
  `${smallPictures.codec} -threads 1 -pix_fmt yuv420p -x264-params ` +
  `scenecut=0:keyint=300:min-keyint=1:open-gop=0:${evenMoves} -forced-idr 1 ${colours}`
).split(' ');
/** Bits a second of a small film's sound: a voice over quiet music, in mono. */
export const smallSoundBits = 56_000;
export const smallSound: readonly string[] = `-c:a aac -aac_coder fast -ac 1 -b:a ${smallSoundBits}`.split(' ');
/** Ticks a second of the film's video track: every frame of 24, 25, 30 and 60 fps is a whole number of them. */
export const timescale = 15_360;
/** Samples a second. */
export const sampleRate = 48_000;

/**
 * Frames in on stdin as frame-stream.ts writes them, one finished MP4 a segment out (`name-000.mp4` …) in the working
 * folder; each finished one is a line on stdout. A frame that was left out is the previous one, which ffmpeg hands to
 * the encoder again without copying it.
 */
export function segmentArguments(
  shape: FilmShape,
  name: string,
  lengths: readonly number[],
  settings = videoSettings,
): string[] {
  const input = '-f matroska -i pipe:0';
  const frames = lengths.reduce((sum, length) => sum + length, 0);
  const held = `-vf fps=${shape.fps} -frames:v ${frames}`.split(' ');
  const report = '-segment_list_type flat -segment_list pipe:1'.split(' ');
  const taken = `-hide_banner -v error -y -protocol_whitelist file,pipe ${input}`.split(' ');
  return [...taken, ...held, ...segmentOutput(shape.fps, lengths, settings), ...report, `${name}-%03d.mp4`];
}

/** Encodes frames into segments of these lengths, each of which begins with a key frame. */
function segmentOutput(fps: number, lengths: readonly number[], settings: readonly string[]): string[] {
  const cuts: number[] = [];
  for (const length of lengths.slice(0, -1)) cuts.push((cuts.at(-1) ?? 0) + length);
  const keyFrames = cuts.length > 0 ? ['-force_key_frames', cuts.map((cut) => (cut / fps).toFixed(6)).join(',')] : [];
  const where = cuts.length > 0 ? ['-segment_frames', cuts.join(',')] : ['-segment_time', '1000000'];
  const output =
    `-f segment -segment_format mp4 -segment_format_options video_track_timescale=${timescale} ` +
    `-reset_timestamps 1`;
  return [...settings, ...keyFrames, ...output.split(' '), ...where];
}

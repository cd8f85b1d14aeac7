import { mkdir, rename, rm } from 'node:fs/promises';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { ShrinkOrder } from '#server/ports/renderer.ts';
import { smallFilm } from '#shared/film/film-files.ts';
import { captionStrip, withCaptions } from '../captions/caption-strip.ts';
import { smallDecoding, smallPictures, smallSound, smallSoundBits } from '../encoding.ts';
import { syncFile } from './segment-file.ts';

/** What the MP4 itself takes, with both of its tracks. */
const wrapping = 0.03;
/** How many seconds of pictures the encoder may spend in advance. */
const bufferSeconds = 3;

/**
 * Makes a small film of a finished one: scaled, with larger captions laid over it, and never more bytes a second than
 * messengers leave room for.
 */
export async function shrinkFilm(ffmpeg: Ffmpeg, order: ShrinkOrder, signal: AbortSignal): Promise<void> {
  const { film, to, workDir, width, height, durationMs } = order;
  await mkdir(workDir, { recursive: true });
  const strip = await captionStrip(order);
  const laid = withCaptions(`[0:v]scale=${width}:${height}:flags=area,format=yuv420p`, strip);
  const part = `${to}.part`;
  try {
    const wrap = '-map_metadata -1 -map_chapters -1 -movflags +faststart -f mp4'.split(' ');
    await ffmpeg.run(
      [
        '-v',
        'error',
        '-y',
        ...smallDecoding,
        '-i',
        film,
        ...(strip?.input ?? []),
        '-filter_complex',
        `${laid}[out]`,
        '-map',
        '[out]',
        ...pictures(durationMs),
        '-map',
        '0:a',
        ...smallSound,
        ...wrap,
        part,
      ],
      { signal },
    );
    await syncFile(part);
    await rename(part, to);
  } finally {
    await rm(part, { force: true });
  }
}

/** Constant quality as long as it fits, and no more than the room that is left beside the sound. */
function pictures(durationMs: number): string[] {
  const bits = smallFilm.bytesPerSecond * 8 * (1 - wrapping) - smallSoundBits;
  const seconds = Math.max(1, durationMs / 1000);
  // A short film must pay for what is spent in advance.
  const most = Math.floor((bits * seconds) / (seconds + bufferSeconds));
  const rate = `-maxrate ${most} -bufsize ${most * bufferSeconds} -g 300`;
  return `${smallPictures.codec} ${rate} -x264-params ${smallPictures.params}`.split(' ');
}

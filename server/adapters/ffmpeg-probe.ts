import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import type { MediaFacts } from '#server/ports/ffmpeg.ts';
import { Failure } from '#shared/endpoint.ts';

const Count = z.coerce.number().int().nonnegative().catch(0);
const Seconds = z.coerce.number().nonnegative().catch(0);
const Answer = z.object({
  format: z.object({ format_name: z.string(), duration: Seconds }),
  streams: z
    .array(
      z.object({
        codec_type: z.string().catch(''),
        codec_name: z.string().catch('unknown'),
        width: Count,
        height: Count,
        avg_frame_rate: z.string().catch('0/1'),
        nb_frames: Count,
        nb_read_packets: Count,
        sample_rate: Count,
        channels: Count,
        disposition: z.object({ attached_pic: z.number().catch(0) }).catch({ attached_pic: 0 }),
      }),
    )
    .catch([]),
});
const Packets = z.object({ packets: z.array(z.object({ pts_time: Seconds, duration_time: Seconds })).catch([]) });

/**
 * Reads what ffprobe reports about one file. Files without a length in their header (a browser's recording) are
 * measured packet by packet.
 */
export async function probeMedia(ffprobe: (args: readonly string[]) => Promise<string>): Promise<MediaFacts> {
  const facts = parse(
    Answer,
    await ffprobe(['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-count_packets']),
  );
  const video = facts.streams.find((stream) => stream.codec_type === 'video' && !stream.disposition.attached_pic);
  const audio = facts.streams.find((stream) => stream.codec_type === 'audio');
  if (!video && !audio) throw new Failure('invalid', msg`This file contains neither audio nor pictures`);
  let seconds = facts.format.duration;
  if (!seconds) {
    const measured = parse(
      Packets,
      await ffprobe([
        '-v',
        'error',
        '-of',
        'json',
        '-select_streams',
        video ? 'v:0' : 'a:0',
        '-show_entries',
        'packet=pts_time,duration_time',
      ]),
    );
    seconds = measured.packets.reduce((end, packet) => Math.max(end, packet.pts_time + packet.duration_time), 0);
  }
  return {
    durationMs: Math.round(seconds * 1000),
    format: facts.format.format_name,
    video: video
      ? {
          codec: video.codec_name,
          width: video.width,
          height: video.height,
          fps: ratio(video.avg_frame_rate),
          frames: video.nb_frames || video.nb_read_packets,
        }
      : null,
    audio: audio ? { codec: audio.codec_name, sampleRate: audio.sample_rate, channels: audio.channels } : null,
  };
}

function parse<T extends z.ZodType>(shape: T, text: string): z.output<T> {
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw new Failure('invalid', msg`This file is not an audio or video file that the studio can read`, {
      cause: error,
    });
  }
}

function ratio(text: string): number {
  const [over = 0, under = 1] = text.split('/').map(Number);
  return under ? over / under : 0;
}

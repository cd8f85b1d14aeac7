import type { FilmShape } from './encoding.ts';

/**
 * Raw I420 frames as a Matroska stream: the plainest form in which ffmpeg takes frames with their times, so that frames
 * that are held need not be sent.
 */

/** An EBML element: its id, the length of what it holds, and that. */
function element(id: number, ...contents: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(contents);
  return Buffer.concat([idOf(id), lengthOf(inside.length), inside]);
}
const idOf = (id: number): Buffer => Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
/** A length in eight bytes. */
function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes) | (1n << 56n));
  return length;
}
function number(value: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(value, 0, 6);
  return bytes;
}
/** A length that stands for "unknown". */
const endless = Buffer.from('01ffffffffffffff', 'hex');
/** Times are counted in milliseconds. */
const tick = 1_000_000;

/** What comes before the first frame. */
export function streamHead({ width, height, fps }: FilmShape): Buffer {
  const ebml = element(0x1a45dfa3, element(0x4282, Buffer.from('matroska')));
  const info = element(0x1549a966, element(0x2ad7b1, number(tick)));
  const picture = element(
    0xe0,
    element(0xb0, number(width)),
    element(0xba, number(height)),
    element(0x2eb524, Buffer.from('I420')),
  );
  const track = element(
    0xae,
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x86, Buffer.from('V_UNCOMPRESSED')),
    element(0x23e383, number(Math.round(1e9 / fps))),
    picture,
  );
  return Buffer.concat([ebml, idOf(0x18538067), endless, info, element(0x1654ae6b, track)]);
}

/** What comes before frame number `frame`, which has this many bytes: a cluster of its own. */
export function frameHead({ fps }: FilmShape, frame: number, bytes: number): Buffer {
  const time = element(0xe7, number(Math.round((frame * 1000) / fps)));
  const block = Buffer.from('81000080', 'hex');
  const held = lengthOf(block.length + bytes);
  const cluster = lengthOf(time.length + 1 + held.length + block.length + bytes);
  return Buffer.concat([idOf(0x1f43b675), cluster, time, idOf(0xa3), held, block]);
}

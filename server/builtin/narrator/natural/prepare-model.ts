import { open, readFile, rename } from 'node:fs/promises';
import type { ModelKind } from './model-catalog.ts';
import { inSinglePrecision } from './single-precision.ts';

/** The inner tensor that holds how many frames each symbol lasts. */
export const durationsName = '/encoder/Clip_output_0';

/** A protobuf field of bytes. Lengths stay under 128, so each is one byte. */
const field = (number: number, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([(number << 3) | 2, body.length]), body]);

/** Protobuf messages merge when appended: these bytes at a model's end make the durations one of its outputs. */
function durationsOutput(): Buffer {
  const float32 = 1;
  const type = field(2, field(1, Buffer.from([8, float32])));
  return field(7, field(12, Buffer.concat([field(1, Buffer.from(durationsName)), type])));
}

/**
 * Prepares a published model for speaking: in single precision, with the duration of each symbol as an output. `to`
 * exists only when it is complete.
 */
export async function prepareModel(from: string, to: string, kind: ModelKind): Promise<void> {
  const bytes = await readFile(from);
  const part = `${to}.part`;
  const file = await open(part, 'w');
  try {
    for (const piece of kind === 'fp16' ? inSinglePrecision(bytes) : [bytes]) await file.appendFile(piece);
    await file.appendFile(durationsOutput());
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, to);
}

const header = 44;

/** Writes samples (-1 to 1, one array a channel) as a 16-bit PCM WAV file. */
export function encodeWav(channels: readonly Float32Array[], rate: number): Uint8Array {
  const frames = channels[0]?.length ?? 0;
  const bytes = new Uint8Array(header + frames * channels.length * 2);
  const view = new DataView(bytes.buffer);
  const words = (at: number, text: string) => bytes.set(Buffer.from(text, 'ascii'), at);
  words(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels.length * 2, true);
  view.setUint16(32, channels.length * 2, true);
  view.setUint16(34, 16, true);
  words(36, 'data');
  view.setUint32(40, bytes.length - header, true);
  const samples = new Int16Array(bytes.buffer, header);
  for (const [channel, signal] of channels.entries())
    for (let frame = 0; frame < frames; frame++)
      samples[frame * channels.length + channel] = Math.round(Math.max(-1, Math.min(1, signal[frame]!)) * 32767);
  return bytes;
}

/** Reads back what `encodeWav` wrote: samples (-1 to 1), one array a channel. Throws when it is anything else. */
export function decodeWav(bytes: Uint8Array): { channels: Float32Array[]; rate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (
    bytes.length < header ||
    view.getUint32(12) !== 0x666d7420 ||
    view.getUint16(20, true) !== 1 ||
    view.getUint16(34, true) !== 16
  )
    throw new Error('Not a plain 16-bit PCM WAV file');
  const count = view.getUint16(22, true);
  const frames = Math.floor(view.getUint32(40, true) / 2 / count);
  const channels = Array.from({ length: count }, (_, channel) =>
    Float32Array.from(
      { length: frames },
      (_, frame) => view.getInt16(header + (frame * count + channel) * 2, true) / 32767,
    ),
  );
  return { channels, rate: view.getUint32(24, true) };
}

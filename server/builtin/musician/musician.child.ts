import { readFileSync } from 'node:fs';
import { MIDIBuilder, SoundBankLoader, SpessaSynthProcessor, SpessaSynthSequencer } from 'spessasynth_core';
import { filtered, highPass, peak } from '#server/builtin/sound/biquad.ts';
import { levelled } from '#server/builtin/sound/loudness.ts';
import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import type { Tone } from '#shared/vocabulary.ts';
import { composePiece, type Piece } from './piece.ts';

export type MusicianAsk = { readonly mood: Tone; readonly seed: string; readonly seconds: number };
export type Music = { readonly wav: Uint8Array; readonly durationMs: number };

const rate = 48_000;
const level = -20;
const block = 128;
/** Long enough for the last notes and the hall to die away. */
const tailSeconds = 6;
/** A bed makes room for the voice above it. */
const tone = [highPass(rate, 45), peak(rate, 2_200, -2, 0.7)];
const ticks = 480;

/** The Sonivox sound font (Apache-2.0) that comes inside alphaTab. */
const instruments = () => readFileSync(new URL('soundfont/sonivox.sf2', import.meta.resolve('@coderline/alphatab')));

function score({ tempo, parts }: Piece): MIDIBuilder {
  const midi = new MIDIBuilder({ timeDivision: ticks, initialTempo: tempo, format: 1 });
  for (const [at, { channel, program, volume, pan, hall, notes }] of parts.entries()) {
    const track = at + 1;
    midi.addTrack(`part ${track}`);
    midi.programChange(0, track, channel, program);
    for (const [controller, value] of [
      [7, volume],
      [10, pan],
      [91, hall],
    ] as const)
      midi.controllerChange(0, track, channel, controller, value);
    const events = notes.flatMap(({ beat, beats, key, velocity }) => [
      { tick: Math.round(beat * ticks), key, velocity },
      { tick: Math.round((beat + beats) * ticks) - 1, key, velocity: 0 },
    ]);
    for (const { tick, key, velocity } of events.toSorted((a, b) => a.tick - b.tick || a.velocity - b.velocity))
      if (velocity > 0) midi.noteOn(tick, track, channel, key, velocity);
      else midi.noteOff(tick, track, channel, key);
  }
  midi.flush();
  return midi;
}

/** Plays the piece once, and lays what rings on after its end over its beginning: repeated, it has no seam. */
async function play(piece: Piece): Promise<[Float32Array, Float32Array]> {
  const synth = new SpessaSynthProcessor(rate, { eventsEnabled: false });
  const font = instruments();
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(new Uint8Array(font).buffer), 'studio');
  await synth.processorInitialized;
  const sequencer = new SpessaSynthSequencer(synth);
  sequencer.loadNewSongList([score(piece)]);
  sequencer.loopCount = 0;
  sequencer.skipToFirstNoteOn = false;
  sequencer.play();
  const frames = Math.round(((piece.bars * 4 * 60) / piece.tempo) * rate);
  const whole = Math.ceil((frames + tailSeconds * rate) / block) * block;
  const sides: [Float32Array, Float32Array] = [new Float32Array(whole), new Float32Array(whole)];
  for (let at = 0; at < whole; at += block) {
    sequencer.processTick();
    synth.process(...sides, at, block);
  }
  return sides.map((side) => {
    const clear = filtered(side, tone);
    const loop = clear.slice(0, frames);
    for (let at = frames; at < whole; at++) loop[(at - frames) % frames]! += clear[at]!;
    return loop;
  }) as [Float32Array, Float32Array];
}

answerOrders(async ({ mood, seed, seconds }: MusicianAsk): Promise<Music> => {
  const sides = levelled(await play(composePiece(mood, seed, seconds)), level);
  return { wav: encodeWav(sides, rate), durationMs: Math.round((sides[0]!.length / rate) * 1000) };
});

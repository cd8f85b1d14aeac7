import { readFileSync } from 'node:fs';
import { MIDIBuilder, SoundBankLoader, SpessaSynthProcessor, SpessaSynthSequencer } from 'spessasynth_core';
import { filtered, highPass, peak } from '#server/builtin/sound/biquad.ts';
import { levelled } from '#server/builtin/sound/loudness.ts';
import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import { withMarks } from '#server/files/music-bed-file.ts';
import type { Tone } from '#shared/vocabulary.ts';
import { composePiece, type Piece } from './piece.ts';

export type MusicianAsk = { readonly mood: Tone; readonly seed: string; readonly seconds: number };
export type Music = { readonly wav: Uint8Array; readonly durationMs: number };

const rate = 48_000;
const level = -20;
const block = 128;
/** Long enough for the last notes and the hall to die away; the last chord of an ending begins before it. */
const tailSeconds = 6;
/** A bed makes room for the voice above it. */
const tone = [highPass(rate, 45), peak(rate, 2_200, -2, 0.7)];
const ticks = 480;

/** The Sonivox sound font (Apache-2.0) that comes inside alphaTab. */
const instruments = () => readFileSync(new URL('soundfont/sonivox.sf2', import.meta.resolve('@coderline/alphatab')));

function score({ tempo, parts }: Pick<Piece, 'tempo' | 'parts'>): MIDIBuilder {
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

type Sides = readonly [Float32Array, Float32Array];

/** Plays notes once: this many seconds, and until what rings on has died away. */
async function play(notes: Pick<Piece, 'tempo' | 'parts'>, frames: number): Promise<Sides> {
  const synth = new SpessaSynthProcessor(rate, { eventsEnabled: false });
  const font = instruments();
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(new Uint8Array(font).buffer), 'studio');
  await synth.processorInitialized;
  const sequencer = new SpessaSynthSequencer(synth);
  sequencer.loadNewSongList([score(notes)]);
  sequencer.loopCount = 0;
  sequencer.skipToFirstNoteOn = false;
  sequencer.play();
  const whole = Math.ceil((frames + tailSeconds * rate) / block) * block;
  const sides: Sides = [new Float32Array(whole), new Float32Array(whole)];
  for (let at = 0; at < whole; at += block) {
    sequencer.processTick();
    synth.process(...sides, at, block);
  }
  return [filtered(sides[0], tone), filtered(sides[1], tone)];
}

/**
 * The piece, then its ending. What rings on after the piece lies over its beginning, so that it can be repeated without
 * a seam, and over its ending.
 */
function laidOut(piece: Float32Array, frames: number, ending: Float32Array): Float32Array {
  const laid = new Float32Array(frames + ending.length);
  laid.set(piece.subarray(0, frames));
  laid.set(ending, frames);
  for (let at = frames; at < piece.length; at++) {
    laid[(at - frames) % frames]! += piece[at]!;
    if (at < laid.length) laid[at]! += piece[at]!;
  }
  return laid;
}

answerOrders(async ({ mood, seed, seconds }: MusicianAsk): Promise<Music> => {
  const piece = composePiece(mood, seed, seconds);
  const framesOf = (beats: number) => Math.round(((beats * 60) / piece.tempo) * rate);
  const { lands, parts } = piece.ending;
  const [loop, landing] = [framesOf(piece.bars * 4), framesOf(lands)];
  const [played, ended] = [await play(piece, loop), await play({ tempo: piece.tempo, parts }, landing)];
  const sides = levelled([laidOut(played[0], loop, ended[0]), laidOut(played[1], loop, ended[1])], level);
  const marks = { loop, lands: loop + landing };
  return { wav: withMarks(encodeWav(sides, rate), marks), durationMs: Math.round((sides[0]!.length / rate) * 1000) };
});

import { msg } from '@lingui/core/runtime-macro';
import type { Check, LanguageFacts, Say } from '../publishing/preflight-facts.ts';
import { type Said, sentences } from '../said.ts';

/** LUFS that the renderer aims at, and how far off still sounds alike. */
export const loudnessAim = { at: -14, off: 1 } as const;
const minutes = 60_000;

/** Whether a film is fresh, of a length and a loudness that hosts like, and captioned for readers. */
export function filmChecks(
  { durationMs, loudness, why }: NonNullable<LanguageFacts['film']>,
  captions: Said | null,
  say: Say,
): Check[] {
  const off = Math.abs(loudness - loudnessAim.at) > loudnessAim.off;
  return [
    say('film', 'ok', msg`The film is ready.`),
    why.length > 0
      ? say(
          'fresh',
          'warn',
          msg`The film is older than the tale. ${{ reasons: sentences(...why) }}`,
          msg`Render it again`,
          '?tab=video',
        )
      : say('fresh', 'ok', msg`The film shows the tale as it is now.`),
    durationMs > 15 * minutes
      ? say(
          'length',
          'warn',
          msg`Over 15 minutes: YouTube accepts that from verified channels only.`,
          msg`Shorten it`,
          '?tab=storyboard',
        )
      : durationMs < 3_000
        ? say('length', 'warn', msg`A film of less than three seconds is too short.`, msg`View it`, '?tab=video')
        : say('length', 'ok', msg`Its length is right for YouTube.`),
    off
      ? say(
          'loudness',
          'warn',
          loudness > loudnessAim.at
            ? msg`${{ loudness: loudness.toFixed(1) }} LUFS is too loud: YouTube turns it down. Aim for ${{ aim: loudnessAim.at }}.`
            : msg`${{ loudness: loudness.toFixed(1) }} LUFS is too quiet, and YouTube does not turn it up. Aim for ${{ aim: loudnessAim.at }}.`,
          msg`Render it again`,
          '?tab=video',
        )
      : say('loudness', 'ok', msg`The loudness is right for YouTube (${{ loudness: loudness.toFixed(1) }} LUFS).`),
    captions
      ? say('captions', 'warn', captions, msg`View the captions`, '?tab=storyboard')
      : say('captions', 'ok', msg`The captions stay long enough to be read.`),
  ];
}

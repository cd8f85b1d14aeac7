import type { Check, LanguageFacts, Say } from './preflight-facts.ts';

/** LUFS that the renderer aims at, and how far off still sounds alike. */
export const loudnessAim = { at: -14, off: 1 } as const;
const minutes = 60_000;

/** Whether a film is fresh, of a length and a loudness that hosts like, and captioned for readers. */
export function filmChecks({ durationMs, loudness, why }: NonNullable<LanguageFacts['film']>, captions: string | null, say: Say): Check[] {
  const off = Math.abs(loudness - loudnessAim.at) > loudnessAim.off;
  return [
    say('film', 'ok', 'The film is there.'),
    why.length > 0
      ? say('fresh', 'warn', `The film is older than the tale. ${why.join(' ')}`, 'Render it again', '?tab=video')
      : say('fresh', 'ok', 'The film shows the tale as it is now.'),
    durationMs > 15 * minutes
      ? say('length', 'warn', 'Over 15 minutes: YouTube takes that from verified channels only.', 'Shorten it', '?tab=storyboard')
      : durationMs < 3_000
        ? say('length', 'warn', 'Under three seconds is hardly a film.', 'Look at it', '?tab=video')
        : say('length', 'ok', 'Its length suits YouTube.'),
    off
      ? say(
          'loudness',
          'warn',
          `${loudness.toFixed(1)} LUFS: YouTube plays it ${loudness > loudnessAim.at ? 'quieter' : 'too quietly'}; ${loudnessAim.at} is right.`,
          'Render it again',
          '?tab=video',
        )
      : say('loudness', 'ok', `As loud as YouTube wants it (${loudness.toFixed(1)} LUFS).`),
    captions
      ? say('captions', 'warn', captions, 'Look at the captions', '?tab=storyboard')
      : say('captions', 'ok', 'The captions can be read in time.'),
  ];
}

import type { Storyboard } from '#shared/storyboard.contract.ts';

/** What stands between a storyboard and its film: which scenes, and what mends it. */
export type Lack = { readonly kind: 'picture' | 'upright' | 'voice' | 'stale-voice' | 'stale-reading'; readonly scenes: readonly number[] };

/** What a storyboard lacks and what in it no longer fits, by what mends it; the scenes as the story counts. */
export function lacksOf({ shots }: Pick<Storyboard, 'shots'>): Lack[] {
  const of = (kind: Lack['kind'], has: (shot: Storyboard['shots'][number]) => boolean): Lack => ({
    kind,
    scenes: shots
      .filter((shot) => shot.sceneNo > 0 && has(shot))
      .map(({ sceneNo }) => sceneNo)
      .toSorted((a, b) => a - b),
  });
  return [
    of('picture', ({ imageUrl }) => imageUrl === null),
    of('upright', ({ uprightMissing }) => uprightMissing === true),
    of('voice', ({ narrationUrl, text }) => narrationUrl === null && text !== ''),
    of('stale-voice', ({ narrationStale, narrationRead }) => narrationStale && !narrationRead),
    of('stale-reading', ({ narrationStale, narrationRead }) => narrationStale && narrationRead),
  ].filter(({ scenes }) => scenes.length > 0);
}

/** `scene 3`, `scenes 3, 4 and 7`. */
export function scenesInWords(scenes: readonly number[]): string {
  const last = scenes.at(-1);
  return scenes.length === 1 ? `scene ${last}` : `scenes ${scenes.slice(0, -1).join(', ')} and ${last}`;
}

/** Each lack in a sentence. */
export function lackWords({ kind, scenes }: Lack, language: string): string {
  const [which, one] = [scenesInWords(scenes), scenes.length === 1];
  const name = which[0]?.toUpperCase() + which.slice(1);
  switch (kind) {
    case 'picture':
      return `${name} ${one ? 'has no picture' : 'have no pictures'} yet.`;
    case 'upright':
      return `${name} ${one ? 'shows a part of its wide picture' : 'show parts of their wide pictures'}. Rendering draws ${one ? 'an upright one' : 'upright ones'}.`;
    case 'voice':
      return `${name} ${one ? 'is' : 'are'} not spoken in ${language} yet.`;
    case 'stale-voice':
      return `${name} ${one ? 'says' : 'say'} other words in ${language} than ${one ? 'it has' : 'they have'} now: the old voice plays.`;
    case 'stale-reading':
      return `${name} ${one ? 'was' : 'were'} read in ${language} with other words than ${one ? 'it has' : 'they have'} now: the old recording plays, in the video too.`;
  }
}

import type { Storyboard } from '#shared/storyboard.contract.ts';

/** What stands between a storyboard and its film: which scenes, and what mends it. */
export type Lack = {
  readonly kind: 'picture' | 'upright' | 'voice' | 'stale-voice' | 'stale-reading';
  readonly scenes: readonly number[];
  /** Nothing of it is made yet, in any scene. */
  readonly isWhole: boolean;
};
/** What is not made yet is a next step; only what no longer fits is a warning. */
export const isNextStep = ({ kind }: Lack): boolean => kind === 'picture' || kind === 'voice';

/** What a storyboard lacks and what in it no longer fits, by what mends it; the scenes as the story counts. */
export function lacksOf({ shots }: Pick<Storyboard, 'shots'>): Lack[] {
  const told = shots.filter(({ sceneNo }) => sceneNo > 0);
  const of = (kind: Lack['kind'], has: (shot: Storyboard['shots'][number]) => boolean): Lack => {
    const scenes = told.filter(has).map(({ sceneNo }) => sceneNo);
    return { kind, scenes: scenes.toSorted((a, b) => a - b), isWhole: scenes.length > 1 && scenes.length === told.length };
  };
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
export function lackWords({ kind, scenes, isWhole }: Lack, language: string): string {
  if (isWhole && kind === 'picture') return `${scenes.length} pictures to draw.`;
  if (isWhole && kind === 'voice') return `${scenes.length} scenes to narrate in ${language}.`;
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

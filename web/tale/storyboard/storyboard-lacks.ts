import { plural } from '@lingui/core/macro';
import { inList } from '#web/language/locale.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';

/** What a storyboard needs before its film is current: which scenes, and how to fix it. */
export type Lack = {
  readonly kind: 'picture' | 'upright' | 'voice' | 'stale-voice' | 'stale-reading';
  readonly scenes: readonly number[];
  /** Nothing of it is made yet, in any scene. */
  readonly isWhole: boolean;
};
/** What is not made yet is a next step; only what no longer fits is a warning. */
export const isNextStep = ({ kind }: Lack): boolean => kind === 'picture' || kind === 'voice';

/** What a storyboard lacks and what in it no longer matches, grouped by the fix; scenes numbered as in the story. */
export function lacksOf({ shots }: Pick<Storyboard, 'shots'>): Lack[] {
  const told = shots.filter(({ sceneNo }) => sceneNo > 0);
  const of = (kind: Lack['kind'], has: (shot: Storyboard['shots'][number]) => boolean): Lack => {
    const scenes = told.filter(has).map(({ sceneNo }) => sceneNo);
    return {
      kind,
      scenes: scenes.toSorted((a, b) => a - b),
      isWhole: scenes.length > 1 && scenes.length === told.length,
    };
  };
  return [
    of('picture', ({ imageUrl }) => imageUrl === null),
    of('upright', ({ uprightMissing }) => uprightMissing === true),
    of('voice', ({ narrationUrl, text }) => narrationUrl === null && text !== ''),
    of('stale-voice', ({ narrationStale, narrationRead }) => narrationStale && !narrationRead),
    of('stale-reading', ({ narrationStale, narrationRead }) => narrationStale && narrationRead),
  ].filter(({ scenes }) => scenes.length > 0);
}

/** Each lack in a sentence; `language` by its name. */
export function lackWords({ kind, scenes, isWhole }: Lack, language: string): string {
  const [count, list] = [scenes.length, inList(scenes)];
  if (isWhole && kind === 'picture') return plural(count, { one: '# picture to draw.', other: '# pictures to draw.' });
  if (isWhole && kind === 'voice')
    return plural(count, { one: `# scene to narrate in ${language}.`, other: `# scenes to narrate in ${language}.` });
  switch (kind) {
    case 'picture':
      return plural(count, { one: `Scene ${list} has no picture yet.`, other: `Scenes ${list} have no pictures yet.` });
    case 'upright':
      return plural(count, {
        one: `Scene ${list} shows a part of its wide picture. Rendering draws an upright one.`,
        other: `Scenes ${list} show parts of their wide pictures. Rendering draws upright ones.`,
      });
    case 'voice':
      return plural(count, {
        one: `Scene ${list} is not narrated in ${language} yet.`,
        other: `Scenes ${list} are not narrated in ${language} yet.`,
      });
    case 'stale-voice':
      return plural(count, {
        one: `The text of scene ${list} has changed in ${language}: the old voice plays.`,
        other: `The text of scenes ${list} has changed in ${language}: the old voices play.`,
      });
    case 'stale-reading':
      return plural(count, {
        one: `The text of scene ${list} has changed in ${language} since it was recorded: the old recording plays, in the video too.`,
        other: `The text of scenes ${list} has changed in ${language} since they were recorded: the old recordings play, in the video too.`,
      });
  }
}

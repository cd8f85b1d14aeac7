// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Scenes on the water: how they look from a boat is staged with the boat. */
export const atSea: readonly Tableau[] = [
  {
    key: 'light',
    words: [/let there be light/i],
    tale: [/\b(?:god (?:said|created|saw|called)|in the beginning)\b/i],
    scene: { place: 'deep', time: 'night', weather: 'clear', mood: 'majestic', event: 'create', props: ['light'] },
    cues: '',
  },
  {
    key: 'lights',
    words: [/two great lights|greater light/i],
    tale: [/\b(?:god (?:made|said|set|created|saw))\b/i],
    scene: { place: 'deep', time: 'night', weather: 'clear', mood: 'majestic', event: 'create', props: ['star'] },
    cues: '',
  },
  {
    key: 'flood',
    words: [/(?:ship|ark) floated|waters .{0,60}(?:increased|rose)|flood was forty days/i],
    tale: [/\bnoah\b/i, /\bark\b|flood|forty days|animals/i],
    scene: { place: 'sea', time: 'day', weather: 'storm', mood: 'tense', event: 'sail', props: ['ark'] },
    cues: '',
  },
  {
    key: 'storm',
    words: [/rebuked the wind|peace! be still|be still!|calms? the storm|storm .{0,20}stilled/i],
    tale: [/\b(?:jesus|disciples|teacher,|to the sea|wind and the sea)\b/i],
    scene: {
      place: 'sea',
      time: 'dusk',
      weather: 'storm',
      mood: 'majestic',
      event: 'sail',
      props: ['boat', 'light'],
      near: 0.5,
    },
    cues: `
      +boat-behind .5 .7 x1.02
      jesus praise calm .6 .71 up=30 x1.08
      peter plead afraid .43 .71 up=34 x.9
      disciples shock afraid .35 .71 up=30 x.86
      disciples haul afraid .5 .705 up=28 < x.86
      john guard afraid .69 .71 up=30 < x.86
      +boat-front .5 .72 x1.02`,
  },
  {
    key: 'on-water',
    words: [/walked on the waters?|walking on (?:the )?(?:sea|water)|peter .{0,120}(?:sink|walked on)/i],
    tale: [/\b(?:jesus)\b/i],
    scene: {
      place: 'sea',
      time: 'night',
      weather: 'wind',
      mood: 'majestic',
      event: 'walk-on-water',
      props: ['boat', 'light'],
      near: 0.6,
    },
    cues: `
      +boat-behind .22 .3 x.76
      disciples*2 shock|guard afraid .15~.29 .31 up=24 x.76
      +boat-front .22 .32 x.76
      +glory .74 .02 x.5 up=170
      jesus reach calm .7 .62 < x1.14
      peter plead afraid .5 .74 x1.1`,
  },
];

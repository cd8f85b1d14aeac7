// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Stories that Jesus told. */
export const parables: readonly Tableau[] = [
  {
    key: 'samaritan',
    words: [/bound up his wounds|pouring on oil|samaritan .{0,80}(?:kneels|wounded|cares for|bandag)/i],
    tale: [/\b(?:samaritan|jericho|robbers|levite)\b/i],
    scene: {
      place: 'road',
      time: 'dusk',
      weather: 'clear',
      mood: 'calm',
      event: 'tend',
      props: ['oil', 'wine'],
      near: 0.66,
    },
    cues: `
      @donkey .78 .5 < x1.12
      samaritan tend calm .33 .9 holds=bandage far=oil x1.06
      certain-man lie sad .5 .96 < x1.04 hurt
      +oil-flask .2 1 x1.2`,
  },
  {
    key: 'prodigal',
    words: [/fell on his neck|ran (?:to meet|and embrac)|father .{0,80}(?:embrac|kissed|hug)/i],
    tale: [/\b(?:prodigal|two sons|younger (?:son|of them)|squandered|wasted|far country|pigs|fattened calf)\b/i],
    scene: { place: 'hills', time: 'dusk', weather: 'clear', mood: 'joyful', event: 'embrace', props: [], near: 0.7 },
    cues: `
      +home .86 .2 x1.5
      father embrace happy .55 .92 <
      younger-son plead sad .44 .96 x1.08
      fathers-servants/servant*2 shock|point amazed .78~.88 .5 < x.9
      @dog .7 .98 < x.8`,
  },
  {
    key: 'lost-sheep',
    words: [
      /(?:carries|carried|puts?|lays?|laid) (?:it|the (?:sheep|lamb)) on his shoulders|found my sheep|lost sheep .{0,60}shoulders/i,
    ],
    tale: [/\b(?:ninety.nine|hundred sheep|shepherd|rejoice with me)\b/i],
    scene: {
      place: 'hills',
      time: 'dusk',
      weather: 'clear',
      mood: 'joyful',
      event: 'herd',
      props: ['staff'],
      near: 0.7,
    },
    cues: `
      shepherd shoulder happy .44 .9 bears=lamb
      @sheep .72 .5 <
      @sheep .84 .62 <
      @sheep .64 .36 <
      @sheep .92 .4 <
      @lamb .78 .88 <
      @dog .24 .98 x.85`,
  },
];

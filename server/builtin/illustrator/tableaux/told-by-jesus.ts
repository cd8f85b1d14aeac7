// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** More stories that Jesus told. */
export const toldByJesus: readonly Tableau[] = [
  {
    key: 'lost-coin',
    words: [/coins?|drachmas?|piece of silver/i, /\blamp\b|sweep|swept|broom|found the|lost/i],
    tale: [/\bten\b .{0,20}(?:drachma|silver|coins|pieces)/i, /drachma|silver|rejoice|parable|jesus/i],
    scene: {
      place: 'house',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'discover',
      props: ['lamp', 'coins'],
      near: 0.66,
    },
    cues: `
      woman haul amazed .4 .86 holds=broom
      +lamp-stand .7 .66 x1
      +coin .58 .96 x.7`,
  },
  {
    key: 'house-on-the-rock',
    words: [/house .{0,60}(?:on|upon) (?:a|the) (?:rock|sand)|beat on that house|(?:rock|sand) .{0,80}house/i],
    tale: [/\bwise\b|\bfoolish\b/i, /words of mine|\bsand\b|\bfloods?\b|beat on/i],
    scene: { place: 'hills', time: 'day', weather: 'storm', mood: 'tense', event: 'build', props: [], near: 0.5 },
    cues: `
      +rock .3 .6 x1.6
      +home .29 .61 x.52 up=300
      wise-man/builder praise happy .4 .62 x.5 up=215
      +fallen-house .76 .66 x.85
      foolish-man/man mourn sad .6 .92 x.75`,
  },
  {
    key: 'two-prayers',
    words: [/pharisee|tax collector|beat his (?:breast|chest)/i, /pray|merciful|mercy|breast|thank you/i],
    tale: [/pharisee/i, /tax collector|publican/i, /temple|merciful|mercy/i],
    scene: {
      place: 'temple',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'pray',
      props: ['pillar'],
      near: 0.64,
    },
    cues: `
      pharisee/scribe praise calm .68 .88
      +beam .26 .6 x.9
      tax-collector/merchant worship sad .28 .84 <
      +lamp-stand .9 .4 x1`,
  },
];

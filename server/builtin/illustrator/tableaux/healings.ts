// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** People whom Jesus healed. */
export const healings: readonly Tableau[] = [
  {
    key: 'jairus',
    words: [
      /talitha|(?:girl|child|daughter|maid) .{0,80}(?:get up|arise|by the hand|sat up|rose up)|(?:by the hand|her hand) .{0,100}(?:girl|get up|arise)/i,
    ],
    tale: [/jesus|jairus|talitha/i, /synagogue|jairus|asleep|twelve years/i],
    scene: { place: 'house', time: 'day', weather: 'clear', mood: 'joyful', event: 'tend', props: ['bed'], near: 0.64 },
    cues: `
      +bed .56 .84 x1.15
      daughter/girl rest amazed .53 .86 up=40 < x1.05
      jesus reach calm .34 .9
      jairus/rich-man shock amazed .8 .72 <
      mother pray happy .9 .84 <
      peter guard amazed .18 .6
      john guard happy .09 .66`,
  },
  {
    key: 'hem',
    words: [
      /touch(?:ed|es)? .{0,40}(?:garment|clothes|cloak|robe|\bhem\b|fringe)|touched (?:me|my (?:clothes|garment))/i,
    ],
    tale: [/jesus/i, /twelve years|flow of blood|discharge|bleeding|physicians|faith has made you well/i],
    scene: { place: 'road', time: 'day', weather: 'clear', mood: 'calm', event: 'tend', props: [], near: 0.64 },
    cues: `
      crowd*3 walk|stand|talk calm .08~.24 .5
      crowd*3 stand|walk|talk calm .74~.94 .5 <
      peter guard amazed .68 .66 <
      jesus walk calm .54 .8
      woman tend amazed .38 .92`,
  },
  {
    key: 'bartimaeus',
    words: [
      /bartimaeus|blind (?:man|beggar)|that i may see/i,
      /cloak|cry|cried|called|mercy|see again|what do you want|sight|eyes/i,
    ],
    tale: [/jesus/i, /bartimaeus|jericho/i],
    scene: { place: 'road', time: 'day', weather: 'clear', mood: 'joyful', event: 'beg', props: ['path'], near: 0.64 },
    cues: `
      jesus reach calm .58 .84 <
      bartimaeus/beggar plead asleep .4 .92
      disciples*2 stand|talk calm .74~.84 .6 <
      crowd*3 point|shock|guard amazed .06~.26 .5
      +mantle .26 .96 x.7 up=14`,
  },
  {
    key: 'ten-lepers',
    words: [
      /\bten\b .{0,60}(?:lepers|sick|cleansed|men)|(?:one of them|samaritan|leper) .{0,120}(?:thank|feet|turned back)|fell on his face at jesus|giving him thanks/i,
    ],
    tale: [/lepers?|leprosy/i, /jesus/i],
    scene: { place: 'road', time: 'day', weather: 'clear', mood: 'joyful', event: 'worship', props: [], near: 0.62 },
    cues: `
      jesus bless calm .7 .86 <
      samaritan worship happy .52 .94
      disciples*2 stand|talk amazed .85~.93 .6 <
      lepers/beggar*5 walk|run|praise happy .06~.34 .2 < away x.7
      lepers/beggar*4 praise|walk|run happy .1~.3 .02 < away x.6`,
  },
];

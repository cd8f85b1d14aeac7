// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Peter, Stephen and Paul. */
export const firstBelievers: readonly Tableau[] = [
  {
    key: 'beautiful-gate',
    words: [/\blame\b|right hand|silver (?:or|and) gold|leap(?:ed|ing|s)/i, /walk|stood|raised|gate|door/i],
    tale: [/peter/i, /beautiful|crippled|was lame|lame (?:man|beggar)/i],
    scene: {
      place: 'temple',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['gate'],
      near: 0.64,
    },
    cues: `
      +open-door .62 .02 x.9
      peter reach happy .38 .86
      lame-man/beggar plead amazed .56 .92 <
      john bless happy .24 .78
      crowd*2 shock amazed .8~.92 .5 <`,
  },
  {
    key: 'stephen',
    words: [/stephen/i, /ston(?:ed|ing)\b|(?:threw|throws?|cast) stones|heavens? opened|receive my spirit/i],
    tale: [/jesus|\blord\b|son of man/i],
    scene: {
      place: 'valley',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'attack',
      props: ['stone', 'light'],
      near: 0.62,
    },
    cues: `
      +beam .5 .6 x1.1
      stephen/disciple plead praying .5 .92
      crowd*2 strike angry .12~.24 .7 holds=stone
      crowd*2 strike angry .7~.81 .7 < holds=stone
      paul guard calm .94 .9 <
      +mantle .86 1 x.9 up=14`,
  },
  {
    key: 'jailer',
    words: [
      /what must i do to be saved|jailer|earthquake|(?:doors|bonds) .{0,40}(?:opened|loosened)|don.t harm yourself/i,
    ],
    tale: [/\bpaul\b/i, /silas|jailer/i],
    scene: {
      place: 'prison',
      time: 'night',
      weather: 'clear',
      mood: 'tense',
      event: 'discover',
      props: ['chains'],
      near: 0.62,
    },
    cues: `
      +open-door .16 .02 x.84
      jailer/soldier plead afraid .38 .92 far=torch
      paul give calm .6 .84 <
      silas/teacher bless calm .76 .74 <
      +broken-chains .54 1 x1
      prisoners/beggar*2 rest amazed .88~.95 .6 <`,
  },
  {
    key: 'shipwreck',
    words: [/ran .{0,30}aground|(?:ship|vessel|stern) .{0,60}(?:break|broke|wreck|planks)|planks|shipwreck|swim/i],
    tale: [/\bpaul\b/i, /centurion|malta|soldiers|caesar|prisoners/i],
    scene: {
      place: 'shore',
      time: 'day',
      weather: 'storm',
      mood: 'tense',
      event: 'flee',
      props: ['planks'],
      near: 0.58,
    },
    cues: `
      +wreck .7 .0 x.72
      paul reach calm .36 .82
      sailors/fisherman plead afraid .5 .9 <
      sailors/fisherman haul sad .16 .8
      centurion/soldier shock amazed .24 .6
      sailors/fisherman run afraid .62 .7 <
      +planks .78 .98 x1`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Zechariah's angel, Mary's visit, and Jesus in the temple as a baby and as a boy. */
export const childhoodOfJesus: readonly Tableau[] = [
  {
    key: 'zechariah',
    words: [/angel/i, /incense|your wife,? elizabeth|zacharias|zechariah/i],
    tale: [/zacharias|zechariah/i, /elizabeth|incense|temple/i],
    scene: {
      place: 'temple',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['altar', 'light'],
      near: 0.64,
    },
    cues: `
      +beam .68 .6 x1
      angel bless calm .7 .74 up=14 <
      +altar .5 .5 x.9
      +smoke .5 .46 x.6 up=90
      zechariah/priest shock afraid .3 .88`,
  },
  {
    key: 'visitation',
    words: [/elizabeth/i, /greet|leaped|blessed are you|visit|hugg|embrac/i],
    tale: [/\bmary\b/i, /zacharias|zechariah|\bbaby\b|womb|blessed|\bangel\b|jesus/i],
    scene: {
      place: 'village',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'embrace',
      props: ['flowers'],
      near: 0.66,
      open: true,
    },
    cues: `
      +home .9 .2 x1.3
      mary embrace happy .45 .9
      elizabeth embrace happy .545 .9 <
      zechariah/priest relaxed happy .8 .6 <`,
  },
  {
    key: 'simeon',
    words: [/simeon|into his arms|in his arms/i, /\barms\b|bless|\bchild\b|\bbaby\b/i],
    tale: [/simeon/i, /temple|jerusalem/i],
    scene: {
      place: 'temple',
      time: 'dawn',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['light'],
      near: 0.64,
    },
    cues: `
      +beam .42 .6 x1
      simeon/elder carry happy .42 .88 holds=baby
      mary pray happy .58 .88 <
      joseph carry happy .72 .74 < holds=basket
      anna/widow praise happy .2 .78`,
  },
  {
    key: 'boy-jesus',
    words: [
      /(?:found|sitting|sat|listening) .{0,80}teachers|teachers .{0,120}(?:boy|questions|amazed)|in my father.s house/i,
    ],
    tale: [/jesus/i, /temple/i],
    scene: {
      place: 'temple',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'teach',
      props: ['scroll'],
      near: 0.6,
    },
    cues: `
      +beam .5 .6 x.9
      young-jesus/child teach happy .5 .84 x1.3
      teachers/scribe sit amazed .3 .8 holds=scroll
      teachers/elder sit amazed .17 .9
      teachers/scribe sit amazed .7 .82 <
      teachers/elder listen amazed .84 .92 <
      mary shock amazed .9 .3 < x.9
      joseph point amazed .8 .26 < x.9`,
  },
];

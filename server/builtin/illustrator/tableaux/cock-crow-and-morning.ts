// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** The cleansing of the temple, Peter's night, and Mary's morning in the garden. */
export const cockCrowAndMorning: readonly Tableau[] = [
  {
    key: 'temple-cleansed',
    words: [
      /money ?changers?|changers of money|overthrew|overturned .{0,20}tables|whip of cords|den of robbers/i,
      /tables?|temple|doves|whip|market|out/i,
    ],
    tale: [/jesus|my father.s house|house of prayer/i, /temple/i],
    scene: {
      place: 'temple',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'fall',
      props: ['coins'],
      near: 0.6,
    },
    cues: `
      jesus call angry .4 .88 far=rope
      +fallen-table .6 .9 x.62
      moneychangers/merchant shock afraid .76 .76 <
      moneychangers/rich-man run afraid .91 .66
      @ox .84 .3
      @sheep .14 .7 <
      @lamb .1 .94 <
      @dove*2 .5~.62 .5 up=210`,
  },
  {
    key: 'denial',
    words: [/rooster|cock|crow(?:ed|s)|i don.t know (?:him|what you|the man)|denied (?:him|jesus)/i],
    tale: [/peter/i, /high priest|courtyard|servant girl|den(?:y|ied)|i don.t know (?:him|the man)/i],
    not: /tonight|most certainly|lay down your life/i,
    scene: {
      place: 'courtyard',
      time: 'night',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'ask',
      props: ['fire'],
      near: 0.64,
    },
    cues: `
      +fire .5 .9 x.95
      servant-girl/girl point calm .32 .86
      peter shock afraid .68 .88 <
      soldiers/soldier rest calm .18 .6
      soldiers/soldier guard calm .4 .4 holds=spear
      +rooster .88 .8 x.5 <`,
  },
  {
    key: 'mary-in-the-garden',
    words: [/\bmary\b/i, /gardener|rabboni|why are you weeping|two angels/i],
    tale: [/tomb|magdalene/i, /jesus|\blord\b/i],
    scene: {
      place: 'garden',
      time: 'dawn',
      weather: 'clear',
      mood: 'joyful',
      event: 'discover',
      props: ['flowers'],
      near: 0.66,
    },
    cues: `
      +cave .9 .3 x.55
      +glory .58 0 x.5 up=140
      jesus bless calm .58 .84 <
      mary-magdalene plead amazed .38 .92
      @bird .2 .2 up=200`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** The first church, and the last vision. */
export const acts: readonly Tableau[] = [
  {
    key: 'pentecost',
    words: [/tongues (?:like|as|of) .{0,6}fire|pentecost|filled with the holy spirit/i],
    tale: [/tongues|languages|\bwind\b|flames/i, /\b(?:holy spirit|apostles|disciples|one place|pentecost)\b/i],
    scene: {
      place: 'house',
      time: 'dawn',
      weather: 'wind',
      mood: 'majestic',
      event: 'praise',
      props: ['tongue', 'light'],
      near: 0.6,
    },
    cues: `
      +beam .5 .1 x1.2
      disciples*2 praise|pray amazed .12~.24 .6
      disciples*2 pray|praise amazed .76~.88 .6 <
      mary pray happy .38 .86
      peter praise amazed .53 .9
      john shock amazed .68 .88 <
      women/woman worship happy .25 .98
      +tongue .12 .7 x1 up=222
      +tongue .24 .7 x1 up=214
      +tongue .38 .88 x1 up=202
      +tongue .53 .92 x1.1 up=212
      +tongue .68 .9 x1 up=208
      +tongue .76 .7 x1 up=216
      +tongue .88 .7 x1 up=222
      +tongue .25 1 x1 up=168`,
  },
  {
    key: 'philip',
    words: [/philip .{0,120}(?:chariot|isaiah)|chariot .{0,120}(?:isaiah|reading|philip)/i],
    tale: [/\b(?:ethiopian?|eunuch|isaiah|prophet|scripture)\b/i],
    scene: {
      place: 'road',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'ask',
      props: ['scroll', 'chariot'],
      near: 0.58,
    },
    cues: `
      @horse .8 .78 x1
      eunuch/ethiopian carry amazed .5 .78 up=52 < holds=scroll
      +chariot .52 .8 x1.06
      philip hike happy .22 .9`,
  },
  {
    key: 'damascus',
    words: [/light from the sky|light from heaven|saul, saul/i],
    tale: [/\b(?:saul|paul|damascus)\b/i],
    scene: {
      place: 'road',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'fall',
      props: ['beam', 'glory'],
      near: 0.62,
    },
    cues: `
      +glory .44 0 x.7 up=235
      +beam .44 .9 x1.25
      paul plead afraid .45 .94 x1.08 <
      @horse .74 .6 < x1.05
      companions/soldier shock afraid .87 .84 <
      companions/traveller shock afraid .14 .72`,
  },
  {
    key: 'prison',
    words: [/angel/i, /chains fell|cell|prison/i],
    tale: [/\bpeter\b/i, /\bherod\b|chains/i],
    not: /apostles|paul|silas/i,
    scene: {
      place: 'prison',
      time: 'night',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['chains', 'light'],
      near: 0.62,
    },
    cues: `
      +open-door .84 .02 x.84
      +beam .36 .6 x1
      angel reach calm .35 .8 up=10 
      peter plead amazed .58 .9 <
      +broken-chains .56 1 x1.1
      guards/soldier rest asleep .84 .76 < holds=spear
      guards/soldier rest asleep .1 .76`,
  },
  {
    key: 'new-jerusalem',
    words: [/new jerusalem|holy city .{0,60}(?:coming down|out of heaven)/i],
    tale: [/\b(?:god|john|throne)\b/i],
    scene: {
      place: 'heaven',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['golden-city'],
      near: 0.46,
    },
    cues: `
      +golden-city .5 0 x.82 up=56
      angels/angel*2 pray calm .14~.2 .1 up=120 x.55
      angels/angel*2 pray calm .82~.88 .1 < up=120 x.55
      john praise amazed .5 1 away x.95`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From the annunciation to the temptation. */
export const christmas: readonly Tableau[] = [
  {
    key: 'annunciation',
    words: [/mary/i, /gabriel|found favor|you will conceive|angel .{0,60}(?:said|came) to (?:her|mary)/i],
    tale: [/\b(?:nazareth|joseph|gabriel|jesus|god|virgin)\b/i],
    scene: {
      place: 'house',
      time: 'dawn',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['lily', 'light'],
      near: 0.64,
    },
    cues: `
      +beam .7 .5 x1
      angel bless calm .68 .7 < up=16
      +lily .5 .66 x.95
      mary kneel amazed .33 .88`,
  },
  {
    key: 'nativity',
    words: [
      /gave birth to her firstborn|brought forth her firstborn|laid him in a (?:feeding trough|manger)|nativity|born .{0,60}(?:manger|feeding trough)|baby jesus .{0,60}manger/i,
    ],
    tale: [/\b(?:mary|joseph|bethlehem|jesus)\b/i],
    not: /shepherds|heavenly army|sign to you/i,
    scene: {
      place: 'stable',
      time: 'night',
      weather: 'clear',
      mood: 'joyful',
      event: 'birth',
      props: ['manger', 'star'],
      near: 0.62,
    },
    cues: `
      @ox .14 .5
      @donkey .84 .5 <
      mary worship happy .37 .82
      joseph guard happy .65 .74 < far=lamp
      +manger .5 .84 x1.15
      baby lie asleep .508 .86 up=62 x.95
      @sheep .2 .96
      @lamb .8 .98 <`,
  },
  {
    key: 'shepherds',
    words: [
      /heavenly (?:army|host)|angel .{0,60}shepherds|shepherds .{0,120}(?:angel|glory of the lord|flock by night)|good news of great joy|angel of the lord stood by them/i,
    ],
    tale: [/\b(?:shepherds?|bethlehem|savior|saviour|christ)\b/i],
    scene: {
      place: 'pasture',
      time: 'night',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['glory', 'fire'],
      near: 0.54,
    },
    cues: `
      +glory .56 0 x.9 up=200
      angel praise happy .56 .02 up=100 x.82
      angels/angel pray happy .28 .02 up=190 x.5
      angels/angel pray happy .84 .02 < up=190 x.5
      angels/angel*2 pray happy .16~.95 .02 up=230 x.34
      +fire .5 .8 x.9
      shepherds/shepherd shock amazed .26 .86 holds=crook
      shepherds/shepherd kneel amazed .4 .94
      shepherds/shepherd plead afraid .72 .9 <
      @sheep .1 .9
      @sheep .17 .6
      @sheep .86 .76 <
      @lamb .9 .98 <`,
  },
  {
    key: 'magi',
    words: [/frankincense|wise men .{0,160}(?:gifts|worship|star|child)|magi\b/i],
    tale: [/\b(?:herod|star|jesus|mary)\b/i],
    not: /herod (?:secretly|the king)/i,
    scene: {
      place: 'house',
      time: 'night',
      weather: 'clear',
      mood: 'joyful',
      event: 'worship',
      props: ['gifts', 'gold', 'star'],
      near: 0.6,
      open: true,
    },
    cues: `
      mary cradle happy .72 .8 < holds=baby
      joseph guard calm .86 .62 <
      magi/magus kneel happy .5 .96 holds=gold
      magi/magus worship calm .34 .86 far=gifts
      magi/magus carry happy .21 .72 holds=oil
      @camel .07 .3 x1.1`,
  },
  {
    key: 'egypt',
    words: [/(?:young child and his mother|mary|joseph) .{0,120}egypt|flight (?:to|into) egypt|flee into egypt/i],
    tale: [/\b(?:herod|child|jesus)\b/i],
    scene: {
      place: 'desert',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'flee',
      props: ['pyramids'],
      near: 0.62,
    },
    cues: `
      +pyramids .74 0 x.9
      mary cradle calm .44 .86 on=donkey holds=baby
      joseph hike calm .7 .92 holds=staff far=lamp`,
  },
  {
    key: 'baptism',
    words: [/jesus .{0,60}baptized|baptiz.{0,120}dove|descending as a dove|heavens were opened/i],
    tale: [/\bjordan\b|\bdove\b|beloved son|john the bapti/i],
    scene: {
      place: 'river',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'baptize',
      props: ['beam', 'wading'],
      near: 0.64,
    },
    cues: `
      +beam .43 .66 x1.1
      jesus pray praying .43 .7
      john-baptist bless amazed .575 .72 <
      +wading .43 .8 x.95
      +wading .575 .82 x.95
      @dove .5 .7 up=250 x.9
      crowd*3 stand|pray|shock amazed .8~.93 .02 <
      crowd*2 shock|pray amazed .1~.2 .02`,
  },
  {
    key: 'temptation',
    words: [/tempter|(?:tempted|devil) .{0,120}(?:stones|wilderness|forty)|stones become bread/i],
    tale: [/\b(?:jesus|son of god)\b/i, /devil|satan|forty|stones|\bbread\b/i],
    scene: {
      place: 'wilderness',
      time: 'dusk',
      weather: 'clear',
      mood: 'tense',
      event: 'ask',
      props: ['stone'],
      near: 0.64,
    },
    cues: `
      +rock .34 .84 x1.05
      jesus sit calm .34 .86 up=8 x1.04
      tempter/shadow point calm .7 .78 <
      +loaf-stones .52 .98 x1.1
      @snake .84 .96 <`,
  },
];

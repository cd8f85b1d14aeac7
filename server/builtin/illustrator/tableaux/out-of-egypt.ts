// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Before Pharaoh, the last night in Egypt, and the way to Moab. */
export const outOfEgypt: readonly Tableau[] = [
  {
    key: 'staff-and-serpent',
    words: [/(?:rod|staff) .{0,120}(?:serpent|snake)|(?:rods|staffs) .{0,40}swallow/i],
    tale: [/pharaoh/i],
    scene: {
      place: 'palace',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'rule',
      props: ['throne'],
      near: 0.6,
    },
    cues: `
      +throne .78 .56 x1.2
      pharaoh shock amazed .78 .6 < up=8
      magicians/priest guard afraid .93 .5 <
      @snake .54 .96 x1.5
      aaron/priest point calm .32 .88
      moses guard calm .16 .8 holds=staff`,
  },
  {
    key: 'passover',
    words: [/door ?posts?|lintel/i, /blood|lamb|hyssop|passover/i],
    tale: [/\b(?:moses|egypt|pharaoh)\b/i],
    scene: {
      place: 'village',
      time: 'night',
      weather: 'clear',
      mood: 'tense',
      event: 'build',
      props: ['gate'],
      near: 0.62,
      open: true,
    },
    cues: `
      +marked-door .56 .56 x.84
      israelite/father point calm .36 .74 far=bundle
      mother cradle calm .565 .6 < holds=baby x.84
      boy/child stand amazed .24 .92
      @lamb .82 .94 <`,
  },
  {
    key: 'hands-held-up',
    words: [/\bhands\b/i, /\bhur\b|held up .{0,20}hands|hands .{0,40}(?:heavy|steady|held up)/i],
    tale: [/moses/i, /amalek|aaron|joshua/i],
    scene: {
      place: 'mountain',
      time: 'dusk',
      weather: 'clear',
      mood: 'tense',
      event: 'pray',
      props: ['stone'],
      near: 0.6,
    },
    cues: `
      +rock .5 .84 x1
      moses praise praying .5 .88 up=24 x1.04
      aaron/priest call calm .355 .92
      hur/elder call calm .655 .92 <
      joshua strike angry .88 .3 x.55 < holds=sword
      amalekites/soldier*2 shock|run afraid .74~.8 .28 x.5`,
  },
  {
    key: 'bronze-serpent',
    words: [
      /(?:serpent|snake) (?:of (?:bronze|brass)|on (?:a|the) pole)|bronze (?:serpent|snake)|(?:serpent|snake) .{0,60}\bpole\b/i,
    ],
    tale: [/moses|israel/i],
    not: /nehushtan/i,
    scene: {
      place: 'wilderness',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['bronze-serpent'],
      near: 0.56,
    },
    cues: `
      +bronze-serpent .52 .4 x.64
      moses point calm .34 .82 far=staff
      sick/crowd*2 plead|kneel amazed .68~.8 .92 <
      mother/mother plead amazed .9 .8 <
      sick-man/crowd rest sad .2 .96
      @snake .42 1 x.8
      @snake .6 .98 x.7 <`,
  },
  {
    key: 'balaam',
    words: [/balaam|donkey .{0,80}(?:angel|spoke|mouth)/i, /donkey|angel/i],
    tale: [/balaam/i],
    scene: {
      place: 'vineyard',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'appear',
      props: ['light'],
      near: 0.48,
    },
    cues: `
      +glory .78 0 x.5 up=130
      angel guard calm .78 .8 < holds=sword x1.1
      balaam/prophet ride afraid .36 .86 on=donkey`,
  },
];

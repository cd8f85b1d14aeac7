// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Jesus among the people. */
export const ministry: readonly Tableau[] = [
  {
    key: 'calling',
    words: [/fishers (?:for|of) men|come after me .{0,60}|follow me .{0,40}fish/i],
    tale: [/\b(?:jesus|galilee|peter|simon|andrew)\b/i],
    scene: {
      place: 'shore',
      time: 'dawn',
      weather: 'clear',
      mood: 'calm',
      event: 'fish',
      props: ['boat', 'net'],
      near: 0.64,
    },
    cues: `
      +beached-boat .74 .02 x1.55
      jesus reach calm .24 .84
      peter shock amazed .5 .9 <
      andrew haul amazed .7 .72 < holds=net
      +fish-basket .58 1 x1.1`,
  },
  {
    key: 'cana',
    words: [/water ?pots|six .{0,20}jars|water .{0,60}(?:become|into) wine/i],
    tale: [/\b(?:cana|wedding|marriage|bridegroom)\b/i],
    not: /where he made/i,
    scene: {
      place: 'house',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['jar', 'wine'],
      near: 0.6,
    },
    cues: `
      bridegroom/man relaxed happy .78 .3 x.9
      bride/woman relaxed happy .87 .3 < x.9
      +table .83 .44 x.6
      jesus bless calm .3 .8
      mary pray happy .16 .66
      servants/servant pour calm .54 .82 holds=pour-jar
      +six-jars .6 .96 x.74`,
  },
  {
    key: 'mount',
    words: [
      /went up (?:onto|on|into) the mountain.{0,80}sat down|sermon on the mount|blessed are (?:the (?:poor|gentle|meek|merciful|pure|peacemakers)|those who mourn|you poor)/i,
    ],
    tale: [/\b(?:jesus|disciples|kingdom of (?:heaven|god))\b/i],
    scene: {
      place: 'hills',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'teach',
      props: ['flowers'],
      near: 0.56,
    },
    cues: `
      +rock .5 .34 x1.4
      jesus teach calm .5 .36 up=34 x1.06
      disciples*2 listen calm|happy .3~.38 .5 x.95
      disciples*2 listen happy|calm .63~.71 .5 < x.95
      crowd*3 listen calm .08~.22 .62 x.95
      crowd*3 listen happy .8~.95 .62 < x.95
      mother/mother rest happy .3 .98 away
      boy/child rest happy .38 1 away
      crowd*2 rest calm .56~.68 1 away`,
  },
  {
    key: 'sower',
    words: [/sower|as he sowed|went out to sow/i],
    tale: [/seeds? fell|birds|thorns|soil|parables?|went out to sow/i],
    scene: { place: 'field', time: 'dawn', weather: 'clear', mood: 'calm', event: 'sow', props: ['seed'], near: 0.68 },
    cues: `
      sower sow calm .36 .9 holds=seed
      +seed-rain .52 .9 x1.1
      @raven .68 .94 x1.2
      @raven .78 .8 < x1
      @bird*2 .7~.84 .3 < up=150
      +thicket-thorns .93 .6 x1.2
      +rock .1 .5 x.8`,
  },
  {
    key: 'loaves',
    words: [/loaves/i, /fish|thanks|distribut|five|basket/i],
    tale: [/\b(?:jesus|andrew|disciples)\b/i],
    scene: {
      place: 'hills',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['bread', 'basket'],
      near: 0.6,
    },
    cues: `
      jesus praise praying .5 .7 x1.06 far=bread
      boy give happy .38 .94 x1.15
      +loaves .5 .98 x1
      disciples carry happy .72 .74 holds=basket
      disciples give happy .23 .7 < holds=basket
      crowd*4 listen|rest happy .06~.3 .36 x.86
      crowd*4 listen|rest happy .66~.94 .36 < x.86
      crowd listen happy .88 .98 <
      crowd listen happy .12 1`,
  },
  {
    key: 'zacchaeus',
    words: [/zacchaeus|sycamore/i, /tree|climbed|come down|hurry/i],
    tale: [/zacchaeus|jericho/i],
    scene: {
      place: 'road',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'ask',
      props: ['fig-tree'],
      near: 0.5,
    },
    cues: `
      +sycamore .66 .5 x.9
      zacchaeus sit happy .545 .51 < up=204 x.8
      jesus call calm .3 .92
      disciples*2 stand|shock amazed .08~.18 .72
      crowd*3 shock|stand|point amazed .76~.94 .84 <`,
  },
  {
    key: 'lazarus',
    words: [/lazarus|he who was dead/i, /came out|come out|wrappings/i],
    tale: [/\b(?:jesus|martha)\b/i],
    scene: {
      place: 'tomb',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'discover',
      props: [],
      near: 0.62,
      side: 1,
    },
    cues: `
      lazarus/risen walk amazed .34 .34 x.94
      jesus praise calm .66 .92 <
      martha shock amazed .84 .78 <
      mary-of-bethany/woman kneel happy .5 .96 <
      crowd*2 shock amazed .93~.97 .4 <`,
  },
  {
    key: 'entry',
    words: [/hosanna|branches of the palm|palm branches/i],
    tale: [/\b(?:jesus|hosanna|king of israel)\b/i],
    scene: {
      place: 'city',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'ride',
      props: ['cloaks'],
      near: 0.58,
    },
    cues: `
      jesus bless calm .46 .78 on=donkey
      disciples walk happy .3 .7
      +cloaks .62 1 x1.25
      crowd*2 praise happy .1~.2 .9 holds=palm-branch
      crowd*3 praise happy .72~.94 .84 < holds=palm-branch
      crowd*2 praise happy .62~.84 .3 < holds=palm-branch
      children/child praise happy .8 1 < holds=palm-branch`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From Elijah to Jonah. */
export const prophets: readonly Tableau[] = [
  {
    key: 'ravens',
    words: [/ravens/i],
    tale: [/\b(?:elijah|cherith)\b/i],
    not: /consider the ravens/i,
    scene: {
      place: 'river',
      time: 'dawn',
      weather: 'clear',
      mood: 'calm',
      event: 'give',
      props: ['bread'],
      near: 0.62,
    },
    cues: `
      elijah plead amazed .4 .66 x1.1
      @raven-fed .57 .5 up=120 < x1.3
      @raven-fed .71 .2 up=150 < x1.2
      @raven-fed .85 .1 up=195 < x1.1
      @raven .24 .86 x1.2
      +bread .56 .84 x.9`,
  },
  {
    key: 'carmel',
    words: [/fire (?:fell|of yahweh)|yahweh.s fire/i],
    tale: [/\b(?:elijah|baal|carmel)\b/i],
    not: /captain|fifty/i,
    scene: {
      place: 'mountain',
      time: 'dusk',
      weather: 'clear',
      mood: 'majestic',
      event: 'sacrifice',
      props: ['altar', 'fire-from-heaven'],
      near: 0.58,
    },
    cues: `
      +trench .54 .5 x1.5
      +stone-altar .54 .5 x1.15
      +fire-from-heaven .54 .47 x.72 up=96
      elijah praise calm .3 .86
      crowd*3 bow|worship amazed .74~.94 .86 <
      crowd*2 shock amazed .08~.16 .5
      priests/priest shock afraid .88 .4 <`,
  },
  {
    key: 'chariot-of-fire',
    words: [/chariot of fire|whirlwind into heaven/i],
    tale: [/\b(?:elijah|elisha)\b/i],
    scene: {
      place: 'river',
      time: 'dusk',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['fire-chariot'],
      near: 0.6,
    },
    cues: `
      +fire-chariot .58 0 x.78 up=130
      elijah praise calm .515 .01 x.7 up=128
      elisha praise amazed .22 .8
      +mantle .36 .3 x1 up=60`,
  },
  {
    key: 'naaman',
    words: [/dipped himself|wash in the jordan|naaman .{0,120}jordan/i],
    tale: [/\b(?:naaman|lep(?:er|rosy)|elisha)\b/i],
    scene: {
      place: 'river',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'baptize',
      props: ['wading'],
      near: 0.62,
    },
    cues: `
      naaman/soldier praise happy .46 .76 x1.1
      +wading .46 .86 x1
      servants/servant*2 shock|guard amazed .78~.88 .02 <
      @horse .16 .02 x.9`,
  },
  {
    key: 'esther',
    words: [/esther/i, /scepter|sceptre|before the king|obtained favor/i],
    tale: [/\b(?:mordecai|haman|scept(?:er|re)|ahasuerus|xerxes)\b/i],
    scene: {
      place: 'palace',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'rule',
      props: ['throne'],
      near: 0.62,
    },
    cues: `
      +throne .72 .6 x1.2
      king reach calm .7 .68 < up=6 holds=sceptre
      esther kneel calm .4 .9
      maidens/girl*2 pray afraid .1~.2 .5
      soldier guard calm .92 .5 < holds=spear`,
  },
  {
    key: 'dry-bones',
    words: [/bones/i, /dry|prophes|valley|sinews|bone to its bone/i],
    tale: [/ezekiel|son of man|breath|prophes/i],
    scene: {
      place: 'valley',
      time: 'dusk',
      weather: 'wind',
      mood: 'majestic',
      event: 'teach',
      props: ['bones'],
      near: 0.6,
    },
    cues: `
      +bones .56 .3 x1.05
      son-of-man/prophet bless calm .22 .9
      risen/risen rest amazed .5 .62 <
      risen/risen kneel amazed .66 .5 <
      risen/risen shock amazed .8 .6 <
      +beam .66 .2 x.9
      +bones .64 .86 x.7`,
  },
  {
    key: 'furnace',
    words: [/furnace|middle of the fire/i],
    tale: [/\b(?:nebuchadnezzar|shadrach|meshach|abednego|three (?:men|friends))\b/i],
    scene: {
      place: 'palace',
      time: 'night',
      weather: 'fire',
      mood: 'majestic',
      event: 'appear',
      props: ['fire', 'furnace'],
      near: 0.6,
    },
    cues: `
      +furnace .6 .5 x1.08
      three-friends/man*3 praise|pray|praise happy .44~.62 .51 x.74
      angel bless calm .73 .505 x.7 <
      +flames .6 .54 x.86
      king shock amazed .22 .94 
      soldier shock afraid .06 .72 holds=spear`,
  },
  {
    key: 'lions',
    words: [/lions/i, /\bden\b|mouths|\bpit\b/i],
    tale: [/\b(?:daniel)\b/i, /\b(?:king|darius|god|angel)\b/i],
    scene: {
      place: 'prison',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'pray',
      props: ['beam'],
      near: 0.6,
    },
    cues: `
      +beam .5 .6 x1.1
      daniel worship praying .48 .8 x1.08
      @lion .24 .5 x.92
      @lion .76 .5 < x.92
      @lion .14 .92 x.95
      @lion .84 .96 < x.95`,
  },
  {
    key: 'jonah-fish',
    words: [/great fish|huge fish|swallow(?:ed)? (?:up )?jonah|belly of the fish|whale/i],
    tale: [
      /\bjonah\b/i,
      /yahweh|nineveh|tarshish|belly|sailors|(?:fish|whale) .{0,40}jonah|jonah .{0,60}(?:fish|whale)/i,
    ],
    not: /boat on a stormy sea/i,
    scene: {
      place: 'sea',
      time: 'dusk',
      weather: 'storm',
      mood: 'tense',
      event: 'throw',
      props: ['great-fish'],
      near: 0.6,
    },
    cues: `
      +beached-boat .14 0 x.62
      +great-fish .6 .56 x1.0
      jonah plead afraid .36 .62 x.78 up=20`,
  },
  {
    key: 'nineveh',
    words: [/nineveh/i, /overthrown|cried out|sackcloth|began to enter|believed god/i],
    tale: [/\b(?:jonah)\b/i],
    scene: { place: 'city', time: 'day', weather: 'clear', mood: 'tense', event: 'teach', props: [], near: 0.6 },
    cues: `
      jonah point calm .3 .92 far=staff
      king worship sad .6 .8 <
      crowd*3 weep|worship|mourn sad .7~.92 .9 <
      crowd*2 shock|mourn afraid .5~.62 .4 <`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From the washing of feet to the ascension. The cross stands without a body. */
export const passion: readonly Tableau[] = [
  {
    key: 'feet',
    words: [/wash(?:ed|es|ing)? .{0,30}feet|basin .{0,80}feet/i],
    tale: [/\b(?:jesus)\b/i, /\b(?:peter|disciples|supper|towel|basin|judas)\b/i],
    not: /tears|perfume|ointment/i,
    scene: {
      place: 'house',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'tend',
      props: ['basin', 'lamp'],
      near: 0.64,
    },
    cues: `
      disciples*3 sit|listen|sit calm|amazed .12~.34 .46
      peter sit amazed .64 .88 < x1.04
      +basin .52 .98 x1.05
      jesus tend calm .38 .92 x1.04
      disciples*2 sit|sit amazed .8~.93 .6 <`,
  },
  {
    key: 'supper',
    words: [/this is my body|last supper|lord.s supper|fruit of the vine\b|eat this passover|cup .{0,40}new covenant/i],
    tale: [/\b(?:jesus|apostles|disciples|twelve)\b/i],
    scene: {
      place: 'house',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'feast',
      props: ['table', 'bread', 'wine', 'lamp'],
      near: 0.6,
    },
    cues: `
      jesus bless calm .5 .5 holds=bread x1.06
      peter talk amazed .41 .48
      john talk sad .585 .48 <
      disciples*4 talk|relaxed|shock|talk calm|sad .1~.335 .44
      disciples*4 relaxed|talk|shock|talk amazed|calm .665~.9 .44 <
      +table .5 .9 x1.22`,
  },
  {
    key: 'gethsemane',
    words: [
      /(?:knelt|fell) .{0,20}(?:down|on his face|ground) .{0,20}prayed|gethsemane|let this cup|remove this cup|not my will/i,
    ],
    tale: [/\b(?:gethsemane|mount of olives|cup|stone.s throw)\b/i, /\b(?:jesus|disciples|peter)\b/i],
    scene: {
      place: 'garden',
      time: 'night',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'pray',
      props: ['beam', 'rock'],
      near: 0.62,
    },
    cues: `
      +beam .4 .6 x1
      +rock .5 .6 x.8
      jesus worship praying .36 .86 x1.08
      peter sleep asleep .8 .94 < x.92
      james rest asleep .72 .52 <
      john rest asleep .88 .46 <`,
  },
  {
    key: 'crucifixion',
    words: [/crucified (?:him|jesus|them|with him)|golgotha|the skull|on the cross|three crosses/i],
    tale: [/\b(?:jesus|criminals|pilate|golgotha|centurion)\b/i],
    scene: {
      place: 'golgotha',
      time: 'dusk',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'crucify',
      props: ['cross'],
      near: 0.43,
    },
    cues: `
      +beam .5 0 x1.2
      +cross .5 .02 x1.24
      +cross .27 .01 x.86
      +cross .73 .01 x.86
      mary mourn sad .42 .9
      john embrace sad .35 .86
      women/woman weep sad .58 .94 <
      centurion/soldier guard amazed .72 .84 < holds=spear away
      women/woman worship sad .5 .62 away`,
  },
  {
    key: 'empty-tomb',
    words: [
      /(?:entering|entered) into the tomb|stone was rolled (?:back|away)|he is not here|he is risen|he has risen|empty tomb/i,
    ],
    tale: [/\btomb\b/i, /\b(?:magdalene|crucified|nazarene|angel|young man|jesus)\b/i],
    not: /beheaded/i,
    scene: {
      place: 'tomb',
      time: 'dawn',
      weather: 'clear',
      mood: 'majestic',
      event: 'discover',
      props: ['light', 'flowers'],
      near: 0.62,
      side: 1,
    },
    cues: `
      angel sit calm .36 .44 up=10 x.98
      mary-magdalene shock amazed .6 .88 <
      women/woman guard amazed .74 .76 < far=jar
      women/woman pray amazed .86 .9 < `,
  },
  {
    key: 'emmaus',
    words: [/breaking it, he gave it|their eyes were opened|emmaus .{0,80}bread|recognized him .{0,40}bread/i],
    tale: [/\b(?:emmaus|cleopas|two of them|stay with us)\b/i],
    scene: {
      place: 'house',
      time: 'dusk',
      weather: 'clear',
      mood: 'joyful',
      event: 'feast',
      props: ['table', 'bread'],
      near: 0.66,
    },
    cues: `
      jesus bless calm .5 .6 far=bread
      cleopas/man shock amazed .32 .62
      disciples shock amazed .68 .62 <
      +table .5 .94 x.92`,
  },
  {
    key: 'breakfast',
    words: [/fire of coals|come and eat breakfast/i],
    tale: [/\b(?:jesus|tiberias)\b/i, /\b(?:nets?|boats?|shore|tiberias)\b/i],
    not: /warm|courtyard|high priest/i,
    scene: {
      place: 'shore',
      time: 'dawn',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['fire', 'bread', 'boat'],
      near: 0.62,
    },
    cues: `
      +beached-boat .8 .0 x1.5
      jesus plead happy .28 .84 x1.06 holds=bread
      +grill .46 .92 x1.05
      peter run happy .64 .82 <
      disciples haul happy .84 .66 < holds=net
      john shock amazed .73 .5 <`,
  },
  {
    key: 'ascension',
    words: [/he was taken up|cloud received him|jesus .{0,40}ascend(?:ed|s)|ascension/i],
    tale: [/\b(?:jesus|galilee|apostles|mount of olives)\b/i],
    not: /ascending and descending|ascended to (?:my|the) father/i,
    scene: {
      place: 'mountain',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['glory'],
      near: 0.5,
    },
    cues: `
      +glory .5 0 x.95 up=190
      jesus bless calm .5 .03 up=124 x.92
      +cloud-bank .505 .04 x.66 up=128
      men-in-white/angel point calm .2 .5 x.9
      disciples*2 shock|praise amazed .33~.42 .96 away
      peter praise amazed .6 1 away
      disciples*3 kneel|shock|worship amazed .7~.88 .9 <`,
  },
];

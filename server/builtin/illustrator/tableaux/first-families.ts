// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From the gate of Eden to Joseph and his brothers. */
export const firstFamilies: readonly Tableau[] = [
  {
    key: 'out-of-eden',
    words: [
      /flaming sword|cherubim .{0,60}(?:eden|sword|guard|gate)|drove (?:out the man|them out)|sent (?:him|them) out (?:from|of) the garden/i,
    ],
    tale: [/\beden\b/i],
    scene: {
      place: 'garden',
      time: 'dusk',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'flee',
      props: ['light'],
      near: 0.6,
    },
    cues: `
      +glory .82 0 x.6 up=170
      +fruit-tree .93 .1 x1.5
      angel point calm .78 .5 < far=torch x1.05
      eve walk sad .42 .9 <
      adam hike sad .25 .94 <`,
  },
  {
    key: 'dove-returns',
    words: [/dove/i, /olive|leaf|came back|returned/i],
    tale: [/\bnoah\b/i, /\bark\b|flood|olive/i],
    scene: { place: 'hills', time: 'dawn', weather: 'clear', mood: 'joyful', event: 'wait', props: ['ark'], near: 0.6 },
    cues: `
      +great-ark .7 0 x.5
      noah point happy .34 .9
      noahs-wife/widow pray happy .2 .8
      @dove .53 .86 up=165 < x.9`,
  },
  {
    key: 'lots-wife',
    words: [/pillar of salt|lot.s wife|looked back/i],
    tale: [/\bLot(?:.s)?\b/, /\bsalt\b|sodom|zoar/i],
    scene: {
      place: 'desert',
      time: 'dusk',
      weather: 'fire',
      mood: 'tense',
      event: 'flee',
      props: ['fire'],
      near: 0.62,
    },
    cues: `
      +salt-pillar .66 .84 x.84
      lot/elder hike afraid .28 .9 < holds=staff
      daughters/girl*2 run|walk afraid .1~.44 .84 <`,
  },
  {
    key: 'hagar',
    words: [/hagar/i, /angel|voice of the (?:boy|lad)|well of water|bushes|shrubs/i],
    tale: [/ishmael|the boy|the lad|her son|the child/i],
    scene: {
      place: 'desert',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'appear',
      props: ['well'],
      near: 0.62,
    },
    cues: `
      +glory .7 0 x.5 up=190
      angel point calm .7 .06 up=90 < x.8
      hagar/woman plead amazed .42 .9
      +thicket-thorns .12 .8 x1.2
      ishmael/child rest sad .2 .94
      +well .82 .72 x1`,
  },
  {
    key: 'rebekah',
    words: [
      /rebekah|pitcher .{0,60}(?:drink|camels)|camels .{0,80}(?:drink|pitcher|water)/i,
      /pitcher|water|drink|well/i,
    ],
    tale: [/rebekah/i, /abraham|isaac|camels?|nahor|bethuel/i],
    scene: {
      place: 'desert',
      time: 'dusk',
      weather: 'clear',
      mood: 'calm',
      event: 'give',
      props: ['well', 'jar'],
      near: 0.64,
    },
    cues: `
      @camel .88 .5 < x1.1
      @camel .73 .24 < x1
      +well .2 .7 x1.25
      rebekah give happy .4 .88 holds=jar
      abrahams-servant/traveller plead happy .62 .92 <`,
  },
  {
    key: 'stew',
    words: [/\bstew\b|pottage|(?:sold|sell|sells) .{0,30}birthright|despised .{0,20}birthright/i],
    tale: [/\besau\b/i, /\bjacob\b/i],
    scene: {
      place: 'camp',
      time: 'dusk',
      weather: 'clear',
      mood: 'tense',
      event: 'give',
      props: ['tent', 'fire'],
      near: 0.64,
    },
    cues: `
      +tent .14 .3 x1.6
      +fire .5 1 x.8
      jacob/young-shepherd give calm .36 .88 holds=manna-bowl
      esau/farmer plead sad .66 .9 <
      @sheep .88 .4 <`,
  },
  {
    key: 'wrestling',
    words: [/wrestl/i],
    tale: [/\bjacob\b/i, /jabbok|breaking of the day|until (?:the )?(?:morning|dawn|daybreak)|peniel|thigh|\bhip\b/i],
    scene: {
      place: 'river',
      time: 'dawn',
      weather: 'clear',
      mood: 'majestic',
      event: 'duel',
      props: ['light'],
      near: 0.7,
    },
    cues: `
      +beam .52 .6 x1.1
      stranger/angel haul calm .58 .84 <
      jacob/traveller haul angry .44 .9`,
  },
  {
    key: 'jacob-and-esau',
    words: [/(?:esau|jacob) .{0,80}\b(?:ran|embraced|kissed|hugged|neck)\b/i],
    tale: [/\bjacob\b|his brother/i, /\besau\b/i],
    scene: { place: 'hills', time: 'day', weather: 'clear', mood: 'joyful', event: 'embrace', props: [], near: 0.66 },
    cues: `
      esau/farmer embrace happy .45 .9
      jacob/traveller embrace happy .55 .92 <
      women/woman*2 guard|pray amazed .78~.87 .66 <
      child/child stand amazed .7 .78 <
      @sheep .94 .5 <
      @camel .8 .2 <
      esaus-men/soldier*3 guard|stand calm .06~.22 .4 x.9`,
  },
  {
    key: 'joseph-forgives',
    words: [
      /i am joseph|(?:benjamin|brothers?.?s?) .{0,40}(?:neck|wept|kissed)|kissed all his brothers|forg[ia]ve\w* his brothers/i,
    ],
    tale: [/\bjoseph\b/i, /egypt|pharaoh|benjamin/i],
    scene: { place: 'palace', time: 'day', weather: 'clear', mood: 'joyful', event: 'embrace', props: [], near: 0.64 },
    cues: `
      +throne .88 .3 x1.1
      joseph-dreamer/dreamer embrace happy .5 .88 <
      benjamin/young-shepherd embrace happy .41 .9
      brothers*3 worship|kneel|bow sad|amazed .1~.28 .84
      brothers*2 weep|plead sad|amazed .68~.8 .92 <`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** More well-known scenes, from both Testaments. */
export const more: readonly Tableau[] = [
  {
    key: 'sheaves',
    words: [/sheaves .{0,120}(?:bowed|stood upright|came around)|binding sheaves/i],
    tale: [/\b(?:joseph|dream(?:ed|s|t)?|brothers)\b/i],
    scene: {
      place: 'field',
      time: 'dawn',
      weather: 'clear',
      mood: 'majestic',
      event: 'harvest',
      props: ['wheat'],
      near: 0.58,
    },
    cues: `
      +beam .46 .5 x.9
      +wheat .46 .56 x1.35
      +wheat .2 .4 x.8
      +wheat .68 .36 x.8
      joseph-dreamer point happy .33 .88
      brothers*3 guard|mourn|guard angry .72~.92 .84 <`,
  },
  {
    key: 'visitors',
    words: [/three men stood|three visitors|oaks of mamre/i],
    tale: [/\babraham\b/i],
    scene: { place: 'camp', time: 'day', weather: 'clear', mood: 'calm', event: 'worship', props: ['tent'], near: 0.6 },
    cues: `
      +tent .16 .3 x1.7
      sarah guard amazed .15 .42
      +fruit-tree .84 .1 x1.5
      abraham bow calm .36 .92
      visitors/traveller*3 bless|stand|relaxed calm .6~.86 .78 <`,
  },
  {
    key: 'pillar-of-fire',
    words: [/pillar of (?:fire|cloud)/i],
    tale: [/\b(?:israel(?:ites)?|moses|pharaoh|egypt|yahweh)\b/i],
    scene: {
      place: 'desert',
      time: 'night',
      weather: 'clear',
      mood: 'majestic',
      event: 'journey',
      props: ['pillar'],
      near: 0.54,
    },
    cues: `
      +fire-pillar .7 .05 x.95
      moses hike calm .52 .72 holds=staff
      crowd*4 walk|hike amazed .1~.4 .8
      child/child walk amazed .3 1
      @donkey .06 .6
      @sheep .42 .98
      @lamb .5 1`,
  },
  {
    key: 'water-from-rock',
    words: [/(?:strike|struck) the rock|water (?:will come|came) out of (?:it|the rock)/i],
    tale: [/\b(?:moses|horeb|aaron)\b/i],
    scene: {
      place: 'wilderness',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['spring', 'staff'],
      near: 0.6,
    },
    cues: `
      +spring .56 .56 x1
      moses strike calm .34 .8 holds=staff
      crowd tend happy .72 .92 <
      crowd*2 praise|shock amazed .84~.94 .7 <
      child/child tend happy .5 1
      @lamb .38 1`,
  },
  {
    key: 'writing-on-the-wall',
    words: [/fingers of a man.s hand|hand .{0,30}wrote|writing on the wall/i],
    tale: [/\b(?:belshazzar|babylon|plaster|lamp ?stand)\b/i],
    scene: {
      place: 'palace',
      time: 'night',
      weather: 'clear',
      mood: 'tense',
      event: 'feast',
      props: ['table', 'writing-hand'],
      near: 0.58,
    },
    cues: `
      +writing-hand .46 0 x.86 up=215
      king shock afraid .2 .84
      +table .7 .92 x.82
      guests/rich-man*3 shock|shock|guard afraid|amazed .6~.88 .62 <
      +lamp-stand .42 .4 x.8`,
  },
  {
    key: 'woman-at-the-well',
    words: [/(?:woman of samaria|samaritan woman|jacob.s well)/i],
    tale: [/\b(?:jesus)\b/i],
    scene: {
      place: 'road',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'ask',
      props: ['well', 'jar'],
      near: 0.66,
    },
    cues: `
      +well .5 .72 x1.25
      jesus sit calm .28 .86 x1.04
      samaritan-woman talk amazed .72 .88 < far=jar`,
  },
  {
    key: 'martha',
    words: [/\bmary\b/i, /martha|sat at jesus.? feet/i, /feet|serv|distracted/i],
    tale: [/\b(?:jesus|the lord|lord,)/i],
    not: /lazarus|perfume|ointment|anoint/i,
    scene: {
      place: 'house',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'teach',
      props: ['bread', 'jar'],
      near: 0.64,
    },
    cues: `
      jesus sit calm .36 .8 x1.04
      mary-of-bethany/woman listen happy .56 .96 <
      martha carry sad .8 .76 < holds=basket
      +jar .9 .96 x1
      disciples listen calm .16 .7`,
  },
  {
    key: 'children',
    words: [
      /(?:little )?children .{0,80}(?:come to me|brought to him)|little children .{0,80}kingdom|took them in his arms/i,
    ],
    tale: [/\b(?:jesus|kingdom of god|disciples)\b/i],
    scene: {
      place: 'garden',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'embrace',
      props: ['flowers'],
      near: 0.66,
    },
    cues: `
      +rock .5 .72 x.9
      jesus sit happy .5 .78 x1.06
      children/child embrace happy .6 .86 < x1.05
      boy/child plead happy .4 .94 x1.05
      girl give happy .28 .88 holds=flowers
      mother cradle happy .82 .76 < holds=baby
      disciples guard amazed .12 .5
      @lamb .68 1 <`,
  },
  {
    key: 'through-the-roof',
    words: [/roof/i, /mat|let down|paralytic|lowered/i],
    tale: [/\b(?:jesus|sins)\b/i],
    scene: {
      place: 'house',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'tend',
      props: ['lowered-mat'],
      near: 0.6,
    },
    cues: `
      +lowered-mat .54 .5 x.95 up=76
      paralytic/beggar lie amazed .545 .51 up=86 x.86 <
      jesus reach calm .28 .88
      crowd*3 shock|praise|guard amazed .76~.94 .84 <
      scribes guard angry .1 .6`,
  },
  {
    key: 'transfiguration',
    words: [/transfigured|his face shone|changed before them/i],
    tale: [/\b(?:jesus)\b/i],
    scene: {
      place: 'mountain',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['glory', 'light'],
      near: 0.56,
    },
    cues: `
      +glory .5 0 x1 up=130
      moses talk calm .34 .1 x.94
      elijah talk calm .66 .1 < x.94
      +cloud-bank .5 .06 x.7 up=24
      jesus praise calm .5 .05 x1.1 up=24
      peter shock amazed .3 .96 away
      james worship afraid .52 1
      john kneel amazed .72 .94 < away`,
  },
  {
    key: 'widows-mite',
    words: [/widow/i, /treasury|small (?:brass )?coins|mites/i],
    tale: [/\b(?:jesus|disciples|temple)\b/i],
    scene: {
      place: 'temple',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'give',
      props: ['coins', 'offering-box'],
      near: 0.62,
    },
    cues: `
      +offering-box .5 .84 x1.05
      widow give calm .36 .86
      jesus point happy .84 .8 <
      disciples stand amazed .94 .6 <
      rich-men/rich-man*2 guard|relaxed happy .1~.2 .45`,
  },
  {
    key: 'ten-virgins',
    words: [/virgins/i, /lamps|oil|bridegroom/i],
    tale: [/\b(?:foolish|wise|midnight|ten)\b/i],
    scene: {
      place: 'city',
      time: 'night',
      weather: 'clear',
      mood: 'joyful',
      event: 'wait',
      props: ['lamp'],
      near: 0.6,
    },
    cues: `
      bridegroom/man reach happy .84 .8 < far=torch
      virgins*3 carry happy .44~.7 .82 holds=lamp
      virgins*2 mourn|shock sad|afraid .12~.26 .9
      +oil-flask .2 1 x1`,
  },
  {
    key: 'thomas',
    words: [/thomas .{0,160}(?:(?:my|his|the) (?:side|wounds)|nails|my lord and my god)|reach here your finger/i],
    tale: [/\b(?:jesus|disciples)\b/i],
    scene: {
      place: 'house',
      time: 'dusk',
      weather: 'clear',
      mood: 'majestic',
      event: 'worship',
      props: ['light'],
      near: 0.64,
    },
    cues: `
      +beam .56 .6 x1
      jesus give calm .58 .84 < x1.06
      thomas kneel amazed .4 .94
      disciples*3 shock|pray|guard amazed .1~.28 .6
      disciples*2 praise|shock happy|amazed .78~.9 .6 <`,
  },
];

// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From the first day to Babel. */
export const beginnings: readonly Tableau[] = [
  {
    key: 'sea-and-land',
    words: [/dry land (?:appear|earth)|waters .{0,40}gathered together|yielded? grass/i],
    tale: [/\b(?:god (?:made|said|called|created|saw))\b/i],
    scene: { place: 'sea', time: 'dawn', weather: 'clear', mood: 'majestic', event: 'create', props: [], near: 0.56 },
    cues: `
      +new-land .54 .3 x.78
      @bird*3 .2~.42 0 x.7 up=170`,
  },
  {
    key: 'animals',
    words: [/animals of the earth after their kind|livestock after their kind|living creatures after/i],
    tale: [/\b(?:god (?:made|said|created|saw|blessed))\b/i],
    not: /\bship\b|\bark\b|to keep them alive/i,
    scene: { place: 'pasture', time: 'day', weather: 'clear', mood: 'joyful', event: 'create', props: [], near: 0.5 },
    cues: `
      @giraffe .15 .1 x1.25
      @giraffe .25 .24 x1.1 <
      @elephant .7 .14 x1.2 <
      @elephant .86 .3 x.95 <
      @camel .45 .1
      @ox .54 .44 <
      @lion .3 .72
      @lion .42 .86 <
      @sheep .62 .8
      @lamb .7 .92 <
      @hen .2 .98
      @horse .1 .55
      @bear .88 .74 <
      @bird*4 .3~.75 0 x.9 up=230
      @dove .52 0 up=170`,
  },
  {
    key: 'adam-and-eve',
    words: [
      /made a woman|brought her to the man|bone of my bones|(?:god created|created them|in our image).{0,80}male and female|helper .{0,30}for him|adam .{0,40}\beve\b/i,
    ],
    tale: [/\b(?:god|eden)\b/i],
    not: /serpent|fruit of the tree|cherubim|flaming sword|drove/i,
    scene: {
      place: 'garden',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'create',
      props: ['flowers'],
      near: 0.64,
    },
    cues: `
      +fruit-tree .86 .1 x1.6
      adam give amazed .4 .92
      eve give happy .58 .92 < holds=flowers
      @lion .16 .7
      @lamb .25 .96
      @dove .5 .2 up=230
      @bird .3 .1 up=240
      @giraffe .08 .1 <`,
  },
  {
    key: 'the-fall',
    words: [
      /took (?:some )?of (?:its|the) fruit|the tree was good for food|serpent .{0,80}(?:woman|\beve\b)|(?:woman|\beve\b) .{0,120}serpent|did eat|forbidden fruit/i,
    ],
    tale: [/\beden\b|\badam\b|\beve\b|garden|knowledge of good/i],
    not: /fruit of the land/i,
    scene: {
      place: 'garden',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'give',
      props: ['fruit-tree'],
      near: 0.64,
    },
    cues: `
      +serpent-tree .5 .42 x1.16
      eve point amazed .33 .92 far=fruit
      adam give afraid .72 .9 <`,
  },
  {
    key: 'cain-and-abel',
    words: [/\babel\b/i, /offering|flock|altar|firstborn/i],
    tale: [/\b(?:cain)\b/i],
    scene: {
      place: 'field',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'sacrifice',
      props: ['altar'],
      near: 0.6,
    },
    cues: `
      +smoke .3 .3 x1.35 up=70
      +altar .3 .42 x1.1
      abel/young-shepherd praise happy .17 .86 x1.12
      @lamb .3 .95
      +altar .62 .42 x1.1
      +wheat .7 .72 x.9
      cain/farmer guard angry .82 .84 <`,
  },
  {
    key: 'ark-built',
    words: [/make (?:a ship|an ark)|built? (?:a ship|an ark|the ark)|gopher wood|rooms in the (?:ship|ark)/i],
    tale: [/\b(?:noah)\b/i],
    scene: {
      place: 'hills',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'build',
      props: ['planks'],
      near: 0.56,
    },
    cues: `
      +hull .56 .2 x.84
      noah strike happy .2 .9 holds=mallet
      noahs-sons/builder shoulder calm .8 .86 < holds=beam
      noahs-sons/builder haul calm .5 .5
      +planks .42 .98 x1.1`,
  },
  {
    key: 'ark-animals',
    words: [
      /two by two|by pairs|pairs .{0,40}(?:ship|ark)|(?:went|came|enter\w*) .{0,60}in(?:to|side) the (?:ship|ark)|every living thing .{0,80}(?:ship|ark)/i,
    ],
    tale: [/\b(?:noah)\b/i],
    scene: { place: 'hills', time: 'day', weather: 'rain', mood: 'tense', event: 'lead', props: ['ark'], near: 0.46 },
    cues: `
      +great-ark .66 .06 x.98
      noah teach happy .4 .62
      @elephant .24 .34 x.9
      @elephant .11 .42 x.9
      @giraffe .31 .22 x.9
      @giraffe .25 .16 x.9
      @lion .25 .74
      @lion .13 .8
      @sheep .48 .86
      @sheep .37 .92
      @camel .04 .3
      @hen .62 .9
      @hen .56 .96
      @pig .75 .9 <
      @pig .86 .9 <
      @dove*2 .3~.36 0 up=190`,
  },
  {
    key: 'rainbow',
    words: [/rainbow|bow in the cloud|my bow/i],
    tale: [/\bnoah\b/i, /covenant|\bark\b|flood/i],
    scene: {
      place: 'hills',
      time: 'day',
      weather: 'rainbow',
      mood: 'joyful',
      event: 'worship',
      props: ['ark', 'altar'],
      near: 0.54,
    },
    cues: `
      +great-ark .72 0 x.5
      noah praise happy .34 .9
      noahs-wife/widow pray happy .22 .86
      noahs-family/crowd*3 pray|praise|stand happy|amazed .46~.64 .8 <
      @sheep .8 .8 <
      @lamb .88 .92 <
      @dove .52 .1 up=210`,
  },
  {
    key: 'babel',
    words: [/tower/i, /top|sky|heaven|brick|babel|name for ourselves/i],
    tale: [/\b(?:babel|brick|language|shinar)\b/i],
    scene: {
      place: 'desert',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'build',
      props: ['tower'],
      near: 0.46,
    },
    cues: `
      +babel .56 .02 x1.0
      builders/builder*2 shoulder|hike calm .13~.26 .9 holds=beam
      builders/builder strike angry .86 .92 < holds=mallet
      +planks .36 1 x1
      builders/builder point happy .72 .7 <
      @ox .4 .62`,
  },
];

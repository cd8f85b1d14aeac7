// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Moses and the way through the wilderness. */
export const exodus: readonly Tableau[] = [
  {
    key: 'baby-moses',
    words: [/basket .{0,80}(?:reeds|river|bank)|(?:reeds|river) .{0,120}basket|papyrus/i],
    tale: [/\b(?:pharaoh|moses|hebrews?)\b/i],
    scene: {
      place: 'river',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'discover',
      props: ['basket'],
      near: 0.62,
    },
    cues: `
      miriam/girl guard amazed .1 .8
      +reed-basket .46 .36 x1.15
      pharaohs-daughter/queen tend happy .66 .62 <
      maidens/girl*2 guard|shock amazed|happy .82~.92 .6 <`,
  },
  {
    key: 'burning-bush',
    words: [/burning bush|bush (?:burned|was not|is not)|middle of (?:a|the) bush/i],
    tale: [/\b(?:moses)\b/i],
    scene: {
      place: 'wilderness',
      time: 'dusk',
      weather: 'clear',
      mood: 'majestic',
      event: 'appear',
      props: ['burning-bush'],
      near: 0.62,
    },
    cues: `
      +burning-bush .66 .6 x1.32
      moses kneel amazed .32 .92 far=crook
      @sheep .1 .6
      @sheep .18 .8
      @lamb .05 .9`,
  },
  {
    key: 'plagues',
    words: [/frogs/i],
    tale: [/\b(?:pharaoh|moses|egypt)\b/i],
    scene: {
      place: 'palace',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'rule',
      props: ['throne', 'staff'],
      near: 0.6,
    },
    cues: `
      +throne .76 .62 x1.15
      pharaoh shock afraid .76 .66 < up=8
      moses point calm .26 .86 far=staff
      priest guard calm .13 .74
      @frog*5 .34~.66 .98 x1.1
      @frog*4 .38~.64 .74 x1
      @frog .8 .98 x1.2 <
      @frog .9 .8 <
      @frog .73 .64 up=70`,
  },
  {
    key: 'parted-sea',
    words: [
      /waters were (?:divided|a wall)|waters .{0,60}wall to them|divided the sea|(?:red sea|the sea) .{0,40}(?:parted|split)|parted .{0,20}sea|middle of the sea on (?:the )?dry/i,
    ],
    tale: [/\b(?:moses|israel|egyptians|pharaoh)\b/i],
    not: /jordan/i,
    scene: {
      place: 'parted-sea',
      time: 'dawn',
      weather: 'clear',
      mood: 'majestic',
      event: 'lead',
      props: ['staff'],
      near: 0.56,
    },
    cues: `
      moses praise calm .3 .96 far=staff x1.12
      crowd*2 hike|walk amazed .52~.64 .8 away
      child/child walk happy .58 .9 away
      crowd*3 walk|hike amazed .45~.58 .4 away x.74
      @donkey .64 .5 x.7 <
      crowd*4 walk calm .46~.54 .08 away x.46
      @sheep .72 .92 <
      @lamb .8 .98 <`,
  },
  {
    key: 'manna',
    words: [/\bmanna\b|bread (?:from heaven|which yahweh has given)|what is it\?/i],
    tale: [/\b(?:moses|israel)\b/i],
    not: /our fathers|your fathers/i,
    scene: {
      place: 'camp',
      time: 'dawn',
      weather: 'clear',
      mood: 'joyful',
      event: 'harvest',
      props: ['manna', 'bread'],
      near: 0.58,
    },
    cues: `
      +tent .1 .2 x1.3
      +tent .9 .24 x1.2
      +manna .5 .3 x1.2
      moses bless happy .24 .74
      mother/mother tend happy .44 .94 holds=manna-bowl
      crowd*3 praise|tend|carry amazed|happy .6~.86 .72 <
      child/child tend happy .6 1 <`,
  },
  {
    key: 'tablets',
    words: [/tablets|ten commandments|written with god.s finger/i],
    tale: [/\b(?:moses|sinai)\b/i],
    not: /broke them|ark of the covenant/i,
    scene: {
      place: 'mountain',
      time: 'dusk',
      weather: 'clear',
      mood: 'majestic',
      event: 'carry',
      props: ['tablets', 'glory'],
      near: 0.6,
    },
    cues: `
      +glory .5 0 x.95 up=175
      +rock .5 .98 x.9
      moses carry calm .48 1 up=34 x1.06 holds=great-tablets`,
  },
  {
    key: 'golden-calf',
    words: [/(?:golden|molten|molded) calf|calf of gold/i],
    tale: [/\b(?:aaron|moses|israel)\b/i],
    scene: {
      place: 'camp',
      time: 'dusk',
      weather: 'clear',
      mood: 'tense',
      event: 'worship',
      props: ['fire', 'golden-calf'],
      near: 0.56,
    },
    cues: `
      +golden-calf .52 .4 x1.12
      crowd*2 praise happy .14~.3 .8
      crowd*2 praise|blow happy .74~.9 .8 <
      crowd bow calm .34 .98
      crowd bow calm .72 .98 <
      priest guard sad .92 .4 <`,
  },
  {
    key: 'spies',
    words: [/cluster of grapes|eshcol/i],
    tale: [/\b(?:moses|canaan|caleb|joshua|israel|milk and honey)\b/i],
    scene: {
      place: 'vineyard',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'carry',
      props: ['grapes'],
      near: 0.64,
    },
    cues: `
      spies/traveller hike happy .33 .86 
      spies/traveller hike happy .67 .86 
      +grape-pole .5 .9 x1.05
      spies/traveller hike amazed .13 .6 holds=basket`,
  },
];

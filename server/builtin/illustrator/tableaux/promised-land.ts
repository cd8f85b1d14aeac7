// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From Rahab's window to David's harp. */
export const promisedLand: readonly Tableau[] = [
  {
    key: 'rahab',
    words: [/(?:cord|rope) .{0,60}window|window .{0,120}(?:cord|rope)|scarlet (?:thread|cord)/i],
    tale: [/rahab|jericho|spies|joshua/i],
    scene: {
      place: 'desert',
      time: 'night',
      weather: 'clear',
      mood: 'tense',
      event: 'flee',
      props: ['rope'],
      near: 0.44,
    },
    cues: `
      +lit-window .42 .5 x.72
      rahab/woman reach afraid .41 .503 up=250 x.74
      +cord-window .42 .51 x.72
      spies/traveller embrace afraid .385 .56 up=56 x.9
      spies/traveller run afraid .72 .9`,
  },
  {
    key: 'jordan',
    words: [/jordan/i, /dry ground|heap|stood (?:firm|still)|crossed|passed over/i],
    tale: [/\bark\b/i, /joshua|priests/i],
    scene: {
      place: 'parted-sea',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'lead',
      props: ['covenant-ark'],
      near: 0.5,
    },
    cues: `
      priests/priest shoulder calm .3 .78
      priests/priest shoulder calm .62 .78 <
      +covenant-ark .46 .8 x.7 up=92
      joshua point calm .84 .94 <
      crowd*3 walk|hike amazed .46~.57 .32 away x.66
      crowd*3 walk calm .47~.53 .08 away x.44`,
  },
  {
    key: 'fleece',
    words: [/fleece/i],
    tale: [/gideon/i, /\bdew\b|threshing floor|israel/i],
    scene: {
      place: 'field',
      time: 'dawn',
      weather: 'clear',
      mood: 'calm',
      event: 'discover',
      props: ['fleece'],
      near: 0.6,
    },
    cues: `
      gideon/farmer tend amazed .36 .8
      +fleece .55 .86 x.9
      @ox .86 .3 <
      +wheat .14 .4 x1`,
  },
  {
    key: 'samson-lion',
    words: [/\blion\b/i, /roared|bare hands|\btore\b|tears/i],
    tale: [/samson/i, /bare hands|yahweh|timnah|honey/i],
    scene: { place: 'vineyard', time: 'day', weather: 'clear', mood: 'tense', event: 'duel', props: [], near: 0.66 },
    cues: `
      @lion .58 .88 < x1.35
      samson/son strike angry .29 .92 x1.1`,
  },
  {
    key: 'hannah',
    words: [/hannah/i, /pray|vow|lips|wept|tears/i],
    tale: [/\beli\b|temple|shiloh|elkanah/i],
    scene: {
      place: 'temple',
      time: 'dusk',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'pray',
      props: ['light'],
      near: 0.66,
    },
    cues: `
      +beam .4 .6 x1
      hannah/woman worship praying .4 .9
      +lamp-stand .6 .4 x1
      priest sit amazed .82 .72 <`,
  },
  {
    key: 'david-anointed',
    words: [/anoint|horn of oil/i],
    tale: [/samuel/i, /jesse|youngest|horn of oil/i],
    not: /solomon|zadok/i,
    scene: {
      place: 'hills',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'anoint',
      props: ['oil'],
      near: 0.64,
    },
    cues: `
      +beam .53 .5 x1
      david kneel praying .53 .92 <
      samuel/elder pour calm .39 .86 holds=horn
      jesse/elder pray amazed .72 .7 <
      brothers*3 guard|relaxed|guard amazed|angry .8~.95 .5 <
      @sheep .1 .6
      @lamb .18 .92`,
  },
  {
    key: 'davids-harp',
    words: [/harp|lyre/i],
    tale: [/\bsaul\b/i, /\bdavid\b/i],
    not: /cymbals|tambourines|eight-stringed/i,
    scene: {
      place: 'palace',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'rule',
      props: ['harp', 'throne'],
      near: 0.64,
    },
    cues: `
      +throne .72 .6 x1.2
      saul-king/king rule sad .72 .66 < up=6
      david sit happy .36 .9 holds=harp
      +lamp-stand .54 .4 x1
      servant guard calm .92 .5 <`,
  },
];

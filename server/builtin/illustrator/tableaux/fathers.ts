// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Abraham, Isaac, Jacob and Joseph. */
export const fathers: readonly Tableau[] = [
  {
    key: 'stars',
    words: [/count the stars|stars .{0,60}(?:number|count|offspring)|look (?:now )?toward the (?:sky|heaven)/i],
    tale: [/\b(?:abra(?:ha)?m|yahweh)\b/i],
    not: /multiply/i,
    scene: {
      place: 'desert',
      time: 'night',
      weather: 'clear',
      mood: 'calm',
      event: 'wait',
      props: ['tent', 'milky-way'],
      near: 0.56,
    },
    cues: `
      +milky-way .5 0 x1.3 up=128
      +tent .84 .4 x1.25
      abraham praise amazed .36 .92 x1.12
      sarah guard amazed .73 .84 <
      @camel .12 .34 `,
  },
  {
    key: 'isaac',
    words: [
      /(?:knife|altar|bound) .{0,120}(?:isaac|his son|the (?:boy|lad))|(?:isaac|his son) .{0,120}(?:knife|altar|burnt offering)|ram caught/i,
    ],
    tale: [/\babraham\b/i, /burnt offering|\bram\b|knife|moriah|\bwood\b/i],
    scene: {
      place: 'mountain',
      time: 'dawn',
      weather: 'clear',
      mood: 'tense',
      event: 'sacrifice',
      props: ['altar'],
      near: 0.6,
    },
    cues: `
      +glory .24 0 x.5 up=190
      angel reach calm .22 .06 up=78 x.8
      abraham shock amazed .44 .9 < far=dagger
      +stone-altar .6 .78 x1.15
      isaac/child rest calm .6 .79 up=78 x1.06 <
      +thicket .86 .86 x1.05`,
  },
  {
    key: 'ladder',
    words: [/stairway|ladder/i, /heaven|angels|dream/i],
    tale: [/\b(?:jacob|bethel)\b/i, /angels|yahweh|bethel|\bdream/i],
    scene: {
      place: 'wilderness',
      time: 'night',
      weather: 'clear',
      mood: 'majestic',
      event: 'sleep',
      props: ['ladder'],
      near: 0.6,
    },
    cues: `
      +heaven-stair .62 .24 x.84
      angels/angel bless calm .6 .31 up=34 x.66
      angels/angel talk calm .68 .31 < up=220 x.46
      angels/angel pray calm .645 .31 up=520 x.33
      jacob sleep asleep .3 .97
      +stone .16 .94 x.55`,
  },
  {
    key: 'coat',
    words: [/(?:tunic|coat|robe) of many colou?rs|colou?rful (?:coat|robe)/i],
    tale: [/\bjoseph\b/i],
    scene: {
      place: 'camp',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['robe', 'tent'],
      near: 0.6,
    },
    cues: `
      +tent .14 .3 x1.5
      jacob give happy .3 .9
      joseph-dreamer praise happy .47 .92 x1.02
      brothers*4 guard|mourn|stand|guard angry .7~.92 .5 <
      @sheep .62 .98
      @lamb .84 1 <`,
  },
  {
    key: 'sold',
    words: [
      /sold joseph|sold .{0,60}(?:ishmaelites|twenty pieces)|joseph .{0,80}(?:the pit|ishmaelites)|(?:threw|cast) him into the pit/i,
    ],
    tale: [/\b(?:brothers|merchants|ishmaelites|midianites|reuben|judah)\b/i],
    scene: {
      place: 'desert',
      time: 'day',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'give',
      props: ['coins', 'pit'],
      near: 0.58,
    },
    cues: `
      @camel .88 .5 < x1.05
      merchants/merchant guard calm .72 .86 < 
      merchants/merchant give happy .4 .9 < holds=pouch
      joseph-dreamer plead sad .56 .96 <
      brothers*3 reach|guard|guard angry .1~.26 .66
      +pit .16 1 x.8`,
  },
  {
    key: 'pharaohs-dream',
    words: [/(?:seven|other) (?:fat |thin |lean )?(?:cattle|cows)|heads of grain/i],
    tale: [/\b(?:pharaoh)\b/i],
    scene: {
      place: 'palace',
      time: 'night',
      weather: 'clear',
      mood: 'majestic',
      event: 'sleep',
      props: ['bed', 'dream'],
      near: 0.6,
    },
    cues: `
      +dream .6 .1 x.84 up=190
      +bed .3 .9 x1.2
      pharaoh sleep asleep .31 .93 up=36 x1.05
      +lamp-stand .86 .8`,
  },
];

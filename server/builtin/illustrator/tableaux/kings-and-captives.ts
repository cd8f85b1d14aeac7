// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** From Solomon's guest to Jonah's vine. */
export const kingsAndCaptives: readonly Tableau[] = [
  {
    key: 'sheba',
    words: [/queen of sheba|queen .{0,80}solomon|caravan|spices/i],
    tale: [/sheba/i, /solomon/i],
    scene: {
      place: 'palace',
      time: 'day',
      weather: 'clear',
      mood: 'majestic',
      event: 'rule',
      props: ['throne', 'gold', 'gifts'],
      near: 0.6,
    },
    cues: `
      +throne .76 .5 x1.3
      solomon rule calm .76 .6 < up=8
      sheba/queen give amazed .48 .88 holds=gold
      servants/servant*2 carry calm .18~.32 .8 holds=gifts
      @camel .06 .3`,
  },
  {
    key: 'zarephath',
    words: [
      /(?:jar|jug|barrel|handful) of (?:meal|flour)|(?:meal|flour|oil) .{0,80}(?:not fail|run out|little oil)|gathering (?:two )?sticks/i,
    ],
    tale: [/elijah|zarephath/i],
    scene: {
      place: 'village',
      time: 'dusk',
      weather: 'clear',
      mood: 'calm',
      event: 'give',
      props: ['jar', 'bread'],
      near: 0.64,
      open: true,
    },
    cues: `
      widow give happy .56 .88 < holds=bread
      elijah plead happy .36 .92
      boy/child praise happy .72 .94 <
      +jar .84 .96 x1.2
      +oil-flask .92 1 x1.1`,
  },
  {
    key: 'still-small-voice',
    words: [/still,? small voice|(?:gentle|quiet) (?:whisper|voice)|wrapped his face/i],
    tale: [/elijah/i, /horeb|\bcave\b|earthquake|yahweh/i],
    scene: {
      place: 'mountain',
      time: 'dawn',
      weather: 'wind',
      mood: 'majestic',
      event: 'appear',
      props: ['light'],
      near: 0.6,
    },
    cues: `
      +cave .36 .5 x.78
      +beam .62 .7 x1
      elijah mourn amazed .5 .84`,
  },
  {
    key: 'widows-oil',
    words: [/\boil\b/i, /containers?|vessels?|jars|pour(?:ed|s)?/i],
    tale: [/elisha/i, /widow|her sons?|creditor|two children|two sons/i],
    scene: {
      place: 'house',
      time: 'day',
      weather: 'clear',
      mood: 'joyful',
      event: 'give',
      props: ['oil', 'jar'],
      near: 0.64,
    },
    cues: `
      widow pour amazed .4 .86 holds=pour-oil
      sons/child carry happy .2 .92 holds=jar
      sons/child praise happy .88 .7 <
      +oil-jars .58 .98 x.8`,
  },
  {
    key: 'axe-head',
    words: [
      /\b(?:axe?.?head|axe?|iron)\b .{0,80}(?:float|water|fell)|iron float|made .{0,20}(?:iron|axe?) .{0,10}float/i,
    ],
    tale: [/elisha|man of god|prophets/i],
    scene: {
      place: 'river',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'discover',
      props: ['floating-axe'],
      near: 0.62,
    },
    cues: `
      elisha point calm .3 .86 holds=staff
      young-prophet/builder point amazed .66 .7 <
      +floating-axe .5 0 x.7
      builders/builder shock amazed .84 .7 <`,
  },
  {
    key: 'josiah',
    words: [/book of the law|(?:shaphan|hilkiah) .{0,120}(?:book|scroll|read)|tore his (?:clothes|robes)/i],
    tale: [/josiah|shaphan/i, /hilkiah|shaphan|book of the law|scroll/i],
    scene: {
      place: 'palace',
      time: 'day',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'rule',
      props: ['scroll', 'throne'],
      near: 0.62,
    },
    cues: `
      +throne .74 .54 x1.2
      josiah/king mourn sad .7 .7 <
      shaphan/scribe carry calm .36 .88 holds=scroll
      priest pray calm .18 .7
      soldier guard calm .92 .5 < holds=spear`,
  },
  {
    key: 'jerusalem-rebuilt',
    words: [/\bwall\b/i, /buil[dt]|burdens|trowel|stones|weapon|sword/i],
    tale: [/nehemiah|sanballat|our god will fight|tobiah/i],
    scene: {
      place: 'hills',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'build',
      props: ['stone'],
      near: 0.58,
    },
    cues: `
      +rising-wall .54 .3 x.92
      nehemiah/rich-man point calm .2 .92 
      builders/builder strike calm .62 .8 < holds=mallet
      builders/builder haul calm .78 .9 <
      women/woman carry calm .9 .7 < holds=basket
      guards/soldier guard calm .4 .76 < holds=spear`,
  },
  {
    key: 'job',
    words: [/\bJob\b|[Ss]even days and seven nights|[Aa]shes|[Pp]otsherd/, /\bs[ai]ts?\b|dust|boils|sores|grief/i],
    tale: [/\bJob\b/, /eliphaz|bildad|zophar|satan|\bashes\b/i],
    scene: {
      place: 'wilderness',
      time: 'dusk',
      weather: 'clear',
      mood: 'sorrowful',
      event: 'mourn',
      props: [],
      near: 0.62,
    },
    cues: `
      job/beggar weep sad .5 .92 x1.05
      +shards .62 1 x.7
      friends/elder rest sad .26 .82
      friends/rich-man rest sad .76 .8 <
      friends/elder weep sad .14 .96`,
  },
  {
    key: 'cistern',
    words: [/jeremiah/i, /dungeon|cistern|cords|ropes|mire|mud|rags/i],
    tale: [/ebed-?melech|zedekiah|king|princes/i],
    scene: {
      place: 'court',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'discover',
      props: ['pit', 'rope'],
      near: 0.6,
      open: true,
    },
    cues: `
      +pit .5 .9 x1.35
      jeremiah plead sad .5 .905 up=-64 x.8
      +lifting-ropes .5 .92 x1
      ebed-melech/ethiopian haul calm .27 .86
      helpers/servant*2 haul calm .74~.86 .86 <`,
  },
  {
    key: 'golden-image',
    words: [/golden image|image of gold|(?:statue|idol) .{0,40}(?:gold|bow|worship)|worship .{0,40}(?:statue|image)/i],
    tale: [/shadrach|nebuchadnezzar|meshach|abednego|three friends/i],
    scene: {
      place: 'desert',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'worship',
      props: ['golden-image'],
      near: 0.5,
    },
    cues: `
      +golden-image .66 .05 x.56
      three-friends/man*3 guard|stand|guard calm .22~.4 .84
      crowd*3 bow calm .54~.86 .94
      crowd*3 bow calm .5~.84 .6
      king point angry .9 .5 <`,
  },
  {
    key: 'jonah-vine',
    words: [
      /\b(?:vine|gourd|plant)\b .{0,120}(?:jonah|shade|head|worm|withered)|jonah .{0,80}\b(?:vine|gourd|plant)\b/i,
    ],
    tale: [/jonah/i, /nineveh|yahweh|\bworm\b|god (?:made|prepared|gave)/i],
    scene: {
      place: 'desert',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'wait',
      props: ['shade-vine'],
      near: 0.64,
    },
    cues: `
      +shade-vine .34 .7 x.58
      jonah rest happy .44 .86 x1.1`,
  },
];

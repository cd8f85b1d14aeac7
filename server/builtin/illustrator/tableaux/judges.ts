// Tableaux: the traditional pictures of well-known Bible scenes, and the words by which a text is recognised as one.
// The notation of `cues` is explained at `readCue` in ../staging/tableau.ts.
import type { Tableau } from '../staging/tableau.ts';

/** Joshua, the judges, Ruth, Samuel, David and Solomon. */
export const judges: readonly Tableau[] = [
  {
    key: 'jericho',
    words: [/wall fell|walls? .{0,30}(?:fell|falls?|tumbl|collaps)/i],
    tale: [/\b(?:jericho|joshua)\b/i, /jericho|trumpets?|\bshout|israel|yahweh/i],
    scene: {
      place: 'desert',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'fall',
      props: ['trumpet', 'falling-wall'],
      near: 0.5,
    },
    cues: `
      +falling-wall .54 .12 x1.25
      priests/priest*3 blow calm .08~.27 .94 holds=trumpet
      joshua strike amazed .4 1 holds=sword
      soldiers*2 praise|guard amazed .82~.93 .98 <`,
  },
  {
    key: 'gideon',
    words: [/(?:torches|pitchers|jars|trumpets) .{0,120}(?:gideon|pitchers|torches)/i],
    tale: [/\b(?:gideon|midian)\b/i],
    scene: {
      place: 'valley',
      time: 'night',
      weather: 'clear',
      mood: 'tense',
      event: 'praise',
      props: ['lamp', 'trumpet'],
      near: 0.6,
    },
    cues: `
      gideon praise angry .46 .94 holds=torch x1.06
      gideons-men/soldier*2 blow calm .12~.26 .8 holds=trumpet far=torch
      gideons-men/soldier*2 blow calm .74~.9 .8 < holds=trumpet far=torch
      gideons-men/soldier*3 praise calm .34~.62 .4 x.8 holds=torch
      +shards .58 1 x1
      +shards .34 1 x.8`,
  },
  {
    key: 'samson',
    words: [/samson/i, /pillars/i],
    tale: [/\b(?:philistines?|dagon|delilah)\b/i],
    scene: {
      place: 'wilderness',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'fall',
      props: ['two-pillars'],
      near: 0.55,
      open: true,
    },
    cues: `
      +two-pillars .5 .66 x.88
      samson spread angry .5 .8 x1.2
      philistines*2 shock|run afraid .1~.2 .9 <
      philistines*2 run|shock afraid .8~.92 .9`,
  },
  {
    key: 'ruth',
    words: [/glean/i],
    tale: [/\b(?:boaz|naomi|ruth)\b/i],
    scene: {
      place: 'field',
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      event: 'harvest',
      props: ['wheat'],
      near: 0.6,
    },
    cues: `
      +wheat .82 .3 x1.2
      ruth tend happy .42 .86 holds=wheat
      boaz point happy .7 .72 <
      workers/farmer haul calm .18 .36 x.8 holds=wheat
      workers/farmer haul calm .28 .3 x.8 < holds=wheat
      +basket .3 .92 x.9`,
  },
  {
    key: 'samuel',
    words: [/called samuel|samuel, samuel|yahweh called .{0,60}samuel|here i am.{0,60}(?:eli|you called)/i],
    tale: [/\b(?:eli|yahweh)\b/i],
    scene: {
      place: 'temple',
      time: 'night',
      weather: 'clear',
      mood: 'majestic',
      event: 'pray',
      props: ['lamp', 'bed'],
      near: 0.7,
    },
    cues: `
      +beam .43 .7 x1
      +bedding .38 .8 x1
      samuel/child plead amazed .4 .84 x1.2
      +lamp-stand .6 .6 x1.1
      priest sleep asleep .78 .66 < x.82`,
  },
  {
    key: 'goliath',
    words: [/slung|\bsling\b/i, /goliath|philistine|the giant/i],
    tale: [/\b(?:david|saul|israel)\b/i],
    scene: {
      place: 'valley',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'duel',
      props: ['sling', 'spear'],
      near: 0.6,
    },
    cues: `
      goliath guard angry .7 .66 < holds=spear x.83
      david sling calm .27 .98 holds=sling x1.06
      philistines*3 guard|stand angry .86~.97 .2 < x.8
      soldiers*3 shock|guard afraid .03~.14 .2 x.8`,
  },
  {
    key: 'psalm-23',
    words: [/still waters|green pastures|waters of rest/i],
    tale: [/\b(?:shepherd|yahweh|the lord)\b/i],
    scene: {
      place: 'river',
      time: 'dawn',
      weather: 'clear',
      mood: 'calm',
      event: 'herd',
      props: ['staff'],
      near: 0.62,
    },
    cues: `
      shepherd guard happy .68 .94 < holds=crook x1.04
      @lamb .79 1 <
      @sheep .5 .44 <
      @sheep .38 .58
      @sheep .26 .36
      @sheep .16 .72
      @lamb .46 .86 <
      @sheep .88 .6 <`,
  },
  {
    key: 'solomon',
    words: [/sword .{0,80}(?:king|child)|divide the living child|(?:king|solomon) .{0,160}sword/i],
    tale: [/\b(?:living (?:child|one)|two (?:women|mothers)|dead (?:child|one))\b/i],
    scene: {
      place: 'palace',
      time: 'day',
      weather: 'clear',
      mood: 'tense',
      event: 'rule',
      props: ['throne', 'sword'],
      near: 0.58,
    },
    cues: `
      +throne .5 .3 x1.3
      solomon teach calm .5 .36 up=30 x1.05
      soldier carry angry .25 .76 holds=baby far=sword
      true-mother/mother plead sad .4 .98 <
      other-woman/woman guard angry .78 .86 <`,
  },
];

import { lexicon } from './lexicon.ts';
import type { Mood, Place, Time, Weather } from '../scene.ts';

/** Where it happens. Heavier entries name the place itself, lighter ones only hint at it. */
export const placeWords = lexicon<Place>([
  [
    'garden',
    'yield grass|yielded grass|herbs yielding|trees bearing fruit|male and female|in our image|in his own ' +
      'image|the man whom he had formed',
    3.8,
  ],
  ['pasture', 'living creatures after|animals of the earth|creeps on the ground|livestock after', 3.8],
  ['sea', 'waters abound|waters swarm~|sea creatures|called .?seas|gathered together to one place', 3.8],
  [
    'parted-sea',
    'parted|red sea|waters were divided|on the dry ground|wall to them|divided the sea|middle of the sea|' +
      'walls of water|sea of reeds|through the sea',
    4,
  ],
  ['golgotha', 'crucif~|golgotha|calvary|skull|on the cross|the cross', 3],
  ['tomb', 'tomb~|sepulchre|cave|stone rolled|rolled away|rolled back', 3],
  [
    'stable',
    'manger|stable|swaddl~|wrapped in bands|nativity|no room for them|laid him in a|in a feeding trough|feeding trough',
    4,
  ],
  [
    'deep',
    'in the beginning|formless|surface of the deep|the deep|the void|expanse|created the heavens|let there ' +
      'be light|two great lights',
    3,
  ],
  ['inn', 'inn|innkeeper|host|lodging|guest room|hostel', 2.4],
  [
    'sea',
    'boat~|ship~|sail~|aboard|on the sea|at sea|rowing|rowed|storm on the lake|great fish|overboard|fell ' +
      'into the sea|the flood|ark|flood waters|floodwaters|tempest',
    2,
  ],
  [
    'shore',
    'shore|beach|seashore|by the sea|lake|sea of galilee|gennesaret|beside the sea|harbou?r|coast|sand of the sea',
    1.8,
  ],
  ['sea', 'the sea|seas|waves|waters', 0.9],
  ['temple', 'temple|sanctuary|synagogue|holy place|tabernacle|courts of|house of god|yahweh.s house|church', 2],
  [
    'palace',
    'palace|throne~|royal|king.s house|court of the king|king.s court|kingdom of babylon|pharaoh.s house',
    1.8,
  ],
  ['prison', 'prison~|jail~|dungeon|pit|cistern|in chains|den of lions|lions. den|lions.? den', 2],
  ['camp', 'camp~|tents?|encamp~', 1.4],
  ['valley', 'valley|valley of elah|battle~|army|armies|philistines?|goliath|ravine', 1.5],
  ['vineyard', 'vineyard~|vines?|grapes?|winepress|branches', 1.8],
  [
    'field',
    'fields?|sow~|harvest~|reap~|grain|wheat|barley|threshing|glean~|plow~|plough~|seeds?|sheaves|tares|' +
      'weeds|thorns|soil',
    1.5,
  ],
  ['pasture', 'pastures?|flock~|grass|green pastures|sheepfold|graz~|fed pigs|feed pigs', 1.7],
  ['garden', 'garden~|eden|gethsemane|olive grove|orchard|fig tree|mount of olives|lilies|flowers|paradise', 1.8],
  ['river', 'river|jordan|stream~|brook|nile|waters of rest|still waters|baptiz~|bank of|spring of water|reeds', 1.7],
  ['mountain', 'mountain~|mount|sinai|horeb|moriah|zion|summit|peak|carmel|ararat|nebo|tabor|hilltop', 1.7],
  ['wilderness', 'wilderness|bush|thorn bush|barren', 1.6],
  ['wilderness', 'rocky|rocks', 0.5],
  ['desert', 'desert|dunes?|sands|egypt|caravan', 1.6],
  [
    'heaven',
    'heaven opened|heavenly|new jerusalem|paradise of god|glory of god|cherubim|seraphim|before the throne ' +
      'of god|holy city',
    1.8,
  ],
  ['road', 'from \\w+ to|going down|jericho road|on the road|along the road', 2],
  [
    'road',
    'road|way to|journey~|travel~|traveller~|path~|highway|on the way|went on|walked along|wandering|' +
      'street called|jericho road|crossroads|narrow way|footpath|in all your ways|other side',
    1.3,
  ],
  [
    'city',
    'city|cities|town|village|street~|gate|gates|marketplace|market|walls?|jerusalem|bethlehem|nineveh|' +
      'babylon|jericho|nazareth|capernaum|square|rooftops?',
    1,
  ],
  [
    'house',
    'fruit of the vine|sat down with|share it among|upper room|last supper|lord.s supper|prepare the passover',
    3,
  ],
  [
    'house',
    'house|room|upper room|door|inside|kitchen|table|supper|feast|banquet|bed|lamp|household|dinner|' +
      'wedding|guests?|courtyard|hall',
    1.1,
  ],
  ['hills', 'hills?|hillside|hill country|meadow~|countryside|land of|far country', 1],
  ['tomb', 'graves?|(?<!\\bbe )buried|burial', 1],
  ['house', 'at home|(?:his|her|their|my|your) home', 0.8],
  ['heaven', 'in heaven|the heavens', 0.35],
]);

export const timeWords = lexicon<Time>([
  [
    'night',
    'shadow of death|night~|midnight|dark|darkness|stars?|moon|moonlit|lamp~|asleep|dream~|torch~|watch of ' +
      'the night|sleep|sleeping|slept',
    1,
  ],
  [
    'dawn',
    'dawn|daybreak|sunrise|early in the morning|early|morning|first day of the week|rising sun|cock crow~|rooster',
    1.2,
  ],
  [
    'dusk',
    'evening|sunset|dusk|twilight|sun had set|sun was setting|sun went down|late in the day|day is almost ' +
      'over|supper|end of the day|golden hour|nightfall',
    1.2,
  ],
  ['day', 'noon|midday|daytime|bright day|heat of the day|sunny|sunlight|sixth hour', 1.2],
]);

export const weatherWords = lexicon<Weather>([
  [
    'storm',
    'storm~|tempest|thunder~|lightning~|windstorm|big wind|great wind|mighty wind|waves beat|raging|earthquake|hail',
    2,
  ],
  ['rainbow', 'rainbow|bow in the cloud|my bow', 3],
  ['rain', 'rain|rained|rains|flood~|downpour|windows of the sky', 1.4],
  ['wind', 'wind|winds|breeze|breath of god|whirlwind|blew', 1],
  ['fire', 'pillar of fire|burning city|fire from|furnace|flames?|brimstone|smoke|consumed by fire|fiery', 1.4],
]);

export const moodWords = lexicon<Mood>([
  [
    'joyful',
    'joy~|hosanna|rejoic~|glad~|happy|celebrat~|danc~|laugh~|sings?|singing|sang|merry|feast|thank~|' +
      'delight~|praise~|found',
    1,
  ],
  [
    'sorrowful',
    'weep~|wept|mourn~|sorrow~|sad|grief|griev~|tears|cry|cried|lament~|alone|half dead|died|dead|death|' +
      'hungry|famine|suffer~|lonely|broken',
    1,
  ],
  [
    'tense',
    'afraid|fear~|danger~|robber~|attack~|fight~|battle|sword|enemy|enemies|angry|anger|storm~|kill~|beat|' +
      'stripped|fell among|betray~|accus~|test~|terrified|perish~',
    1,
  ],
  [
    'majestic',
    'glory|glorious|holy|throne|heaven~|almighty|created|mighty|majesty|angel~|eternal|kingdom|let there be',
    1,
  ],
  ['calm', 'peace~|rest|still|quiet|gentle|love~|compassion|mercy|kind~|care|trust|blessed', 0.9],
]);

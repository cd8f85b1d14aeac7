import { lexicon } from './lexicon.ts';
import type { SceneEvent } from '../scene.ts';

/** What happens. Rare and telling deeds weigh more than saying and walking. */
export const eventWords = lexicon<SceneEvent>([
  ['crucify', 'crucif~|on the cross|hung on a tree|nailed', 4],
  [
    'birth',
    'manger|swaddl~|wrapped in bands|gave birth|was born|is born|newborn|brought forth her firstborn|' +
      'feeding trough|nativity',
    3.5,
  ],
  ['create', 'god created|let there be|in the beginning|god made|formless', 3],
  [
    'defeat',
    'fell on his face to the earth|sank into his forehead|struck the philistine|prevailed over the ' +
      'philistine|stood over the philistine|their champion was dead|giant fell',
    6,
  ],
  ['duel', 'goliath|philistine|champion|single combat', 2.4],
  ['walk-on-water', 'walking on the sea|walked on the water|walking on the water|walk on water', 4],
  [
    'attack',
    'fell among robbers|beat him|stripped him|attack~|robbed|beating|stoned|ambush~|struck him|killed him|' +
      'bandits|thieves',
    2.6,
  ],
  [
    'pass',
    'passed by|passes by|pass by|passing by|other side|hurries past|walked past|walks past|looks away|turned away',
    3,
  ],
  [
    'tend',
    'bound up|bandag~|wounds|bind~ up|pouring on|took care|takes care|heal~|touched his|touched her|laid ' +
      'his hands|laid hands|wash~|cleans~ him|tends|tending|kneels beside|lifts him|raised him up|helping|' +
      'compassion|comfort~',
    2,
  ],
  ['ride', 'set him on|on his own animal|on a donkey|on the donkey|rides?|rode|riding|colt|on camels|mounted', 3],
  [
    'give',
    'gave|gives|giving|took out|pays?|paid|hand~ him|offer~|shar~ his|gift~|denarii|coins?|sold|distribut~|' +
      'divided|brought to the host',
    1.3,
  ],
  [
    'embrace',
    'embrac~|kiss~|fell on his neck|hug~|ran to meet|arms around|reconcil~|welcom~|reunit~|held him close',
    3,
  ],
  [
    'feast',
    'sat down with|supper|feast~|banquet|ate|eat|eating|reclin~|dine~|dinner|broke it|broke bread|breaking ' +
      'of bread|at the table|around the table|passover|wedding',
    1.7,
  ],
  [
    'sail',
    'into the boat|in the boat|in a boat|sail~|aboard|rowing|storm on the lake|waves beat|ship|launched ' +
      'out|the ark|ark floated',
    2,
  ],
  ['fish', 'net|nets|catch of fish|fishing|casting', 2.2],
  ['sow', 'sow~|scatter~ seed|planted|plant~', 2.4],
  ['harvest', 'harvest~|reap~|glean~|sheaves|threshing|gather~ grain|gathered in', 2],
  ['build', 'buil[dt]~|rebuil~|tower of|make an ark|make a ship|laid the foundation|carpenter', 2],
  ['baptize', 'baptiz~|baptis~', 3],
  ['bury', '(?<!\\bbe )buried|laid him in a tomb|laid it in|wrapped the body|rolled a stone', 2.4],
  [
    'discover',
    'empty tomb|stone rolled|rolled away|rolled back|not here|he is risen|has risen|was found|has been ' +
      'found|found it|discover~|looked in',
    2,
  ],
  ['sacrifice', 'altar|burnt offering|sacrific~|incense', 2],
  ['anoint', 'anoint~|crowned|poured it on', 2.2],
  [
    'worship',
    'worship~|bow~ down|fell down|fell on his face|knelt|prostrat~|at his feet|holy ground|put off your sandals',
    1.9,
  ],
  ['pray', 'pray~|prayer~|lifted up his eyes|gave thanks|called on|interced~', 1.6],
  [
    'praise',
    'sings?|singing|sang|songs?|praise~|danc~|rejoic~|clap~|shout for joy|harp|lyre|psalm|celebrat~|' +
      'trumpet~|thanksgiving|hosanna',
    1.4,
  ],
  ['mourn', 'weep~|wept|mourn~|lament~|sackcloth|tears|grief|griev~|sorrow~|cried out|sighed|broken ?hearted', 1.6],
  ['sleep', 'slept|asleep|sleep~|lay down|lie down|lying in bed|dream~', 1.6],
  [
    'beg',
    'begg(?:ar|ed|ing)~|begs|blind|lame|leper~|poor man|hungry|crying out|in need|have mercy on me|paralytic|sick',
    1.4,
  ],
  ['flee', 'fled|flee~|escap~|ran away|runs away|chas~|pursu~', 1.8],
  ['herd', 'shepherd~|flock~|sheep|lambs?|feed pigs|fed pigs|fed the flock|goats|tending', 1.7],
  [
    'carry',
    'drew water|draws? water|holding|holds|carr~|bore|bring~|brought|loaded|lifted|on his shoulders|laden|burden',
    1,
  ],
  [
    'lead',
    'led|leads|leading|guides?|guided|follow me|followed|follows|walk~ before|directs?|took him by the hand',
    1.2,
  ],
  ['rule', 'throne|reign~|judg~|decree~|commanded|king said|before the king|before pharaoh', 1.3],
  ['write', 'wr[io]te|writ~|scroll|letter|engrav~', 1.2],
  ['throw', 'cast into|threw|throw~|thrown|cast him|sling|slung|hurled', 1.6],
  [
    'appear',
    'appeared|appears|angel of|vision|glory of|transfigur~|voice from|burning bush|in a flame|stood before ' +
      'them|ascend~',
    2,
  ],
  ['fall', 'fell down flat|walls fell|wall fell|collaps~|destroyed|overthr~', 2],
  ['arrive', 'arriv~|entered|enters|came to|came near|returned|came back|reached|departed', 0.8],
  [
    'journey',
    'journey~|travel~|went|goes|going|walk~|set out|path~|road|ways|pilgrim~|wander~|on the way|go out|' +
      'went down|departed',
    0.7,
  ],
  ['ask', 'asked|asks|test~|question~|what shall i|who is my|which of|how do you|answered|wanting to justify', 0.9],
  [
    'teach',
    'taught|teach~|parable|spoke|told|said|says|preach~|proclaim~|listen~|hear|heard|explain~|commandments?|law',
    0.6,
  ],
  ['wait', 'wait~|watch~|looked for|longing|hope', 0.8],
  [
    'ponder',
    'think|thought|consider~|remember~|trust~|understanding|wisdom|heart|meditat~|wonder~|ponder~|acknowledge',
    0.7,
  ],
]);

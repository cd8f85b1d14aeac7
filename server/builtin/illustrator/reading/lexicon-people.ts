import type { PersonKind } from '../staging/kinds.ts';

/** A person that words can name. `count` above 1 is a group. */
export type Person = {
  readonly id: string;
  readonly kind: PersonKind;
  readonly words: RegExp;
  readonly count: number;
  readonly she: boolean;
  readonly weight: number;
};

/**
 * `id/kind[*count][!weight]: words`, one a line; the id is the kind when it is left out. A word ending in `~` is a
 * prefix.
 */
const table = `
jesus: jesus|christ|messiah|son of man|son of god|son of david|one and only son|beloved son|our lord jesus|savior|saviour|rabbi|teacher(?=,)|good shepherd|lamb of god|risen lord
samaritan: samaritan(?! woman)
samaritan-woman/woman: samaritan woman|woman of samaria
levite: levite
high-priest/priest: high priest
priest: priest|zechariah|zacharias|aaron|eli|melchizedek
priests/priest*3!.8: priests
lawyer/scribe: lawyer|expert in the law
scribes/scribe*3!.9: scribes|pharisees|teachers of the law|elders of the people|sadducees
pharisee/scribe: pharisee|scribe|nicodemus|gamaliel
robbers/robber*3: robbers|bandits|thieves|robber|thief
innkeeper: innkeeper|the host|host
certain-man/traveller!.9: certain man(?! (?:who )?had two sons)|half dead|wounded man|injured man|traveller|traveler|beaten man|hurt man
moses: moses
pharaoh: pharaoh
noah: noah
noahs-family/crowd*4!.7: his sons.? wives|his household|noah.s family
abraham/patriarch: abraham|abram
isaac/son: isaac
jacob/patriarch: jacob|israel said
joseph-dreamer/dreamer: joseph(?= (?:dreamed|was thirty|brought|told his brothers|and his brothers|in egypt|had a dream))|coat of many colou?rs
joseph: joseph
mary: mary(?! magdalene)|virgin
mary-magdalene/woman: mary magdalene|magdalene
martha/woman: martha
sarah/woman: sarah|sarai
rebekah/woman: rebekah
ruth/woman: ruth
naomi/widow: naomi
esther/queen: esther|queen
hannah/mother: hannah
elizabeth/widow: elizabeth
boaz/farmer: boaz
eve: eve|male and female
adam: adam|man in our image|man in his own image|the man whom he had formed|the first man|yahweh god took the man
david/young-shepherd: david|youngest son of jesse
saul-king/king: king saul|saul(?! of tarsus)
solomon/king: solomon
herod/king: herod
nebuchadnezzar/king: nebuchadnezzar|darius
king: king|kings? of
goliath/giant: goliath|champion|giant|philistine
philistines/soldier*4!.8: philistines
samuel/prophet: samuel
elijah/prophet: elijah
elisha/prophet: elisha
isaiah/prophet: isaiah
jeremiah/prophet: jeremiah
daniel/prophet: daniel
jonah/prophet: jonah
john-baptist/prophet: john the baptizer|john the baptist|john came
prophet: prophet
peter/fisherman: peter|simon peter|simon|cephas
andrew/fisherman: andrew
john/fisherman: john(?! the bapti| came)
james/fisherman: james
fishermen/fisherman*3: fishermen|fishers
judas/disciple: judas
thomas/disciple: thomas
paul/teacher: paul|saul of tarsus
zacchaeus/merchant: zacchaeus|tax collector
disciples/disciple*3: disciples|apostles|the twelve|followers
daughter/girl: daughter
job/man: job
lazarus/man: lazarus
joshua/soldier: joshua
gideon/soldier: gideon
samson/man: samson
pilate/judge: pilate|governor|judge
centurion/soldier: centurion|soldier|officer
soldiers/soldier*3: soldiers|army|armies|guards|horsemen|legion|warriors
magi/magus*3: wise men|magi
shepherds/shepherd*3: shepherds
shepherd: shepherd
fathers-servants/servant*2!.8: servants
servant: servant|steward|slave|bondservant
hired/servant*2!.7: hired servants|workers|laborers|labourers|vinedressers
father: father(?!-in-law)|dad|(?:certain )?man(?= (?:who )?had two sons)
younger-son/son: younger son|prodigal|younger of them|the son|his son|my son|son was|lost son
elder-brother/brother: elder son|older son|elder brother|older brother
brothers/brother*3!.9: brothers|brethren|his sons
brother: brother
two-sons/son*2!.8: two sons
mother: mother(?!-in-law)
baby: baby|infant|newborn|firstborn son|babe
children/child*3: children|little children|kids
boy/child: boy|lad|little boy
girl: girl|maiden|damsel
child: child|young child
bridegroom/man: bridegroom
virgins/girl*4: ten virgins|bridesmaids|virgins
widow: widow
women/woman*3: women
wife/woman: wife|bride
woman: woman|sister|lady
angel: angel|gabriel|michael
angels/angel*3: angels|heavenly army|heavenly host|multitude of the heavenly army
blind-man/beggar: blind man|bartimaeus|blind
leper/beggar: leper|lepers|paralytic|lame man|beggar|sick man
poor/beggar*2!.7: the poor|the needy|the hungry
rich-man/rich-man: rich man|rich young|rich ruler|master|lord of that|landowner|owner
sower/farmer: sower|farmer|vinedresser|gardener|harvester
merchant: merchant|trader
builder: builder|carpenter|wise man who built|foolish man
builders/builder*3!.9: builders|they built|workmen
sailors/fisherman*3!.8: sailors|mariners|crew
ruler/judge!.8: ruler|magistrate
elders/elder*3!.9: elders|old men
elder: elder|old man|old prophet|grandfather
crowd/crowd*7!.8: crowd~|multitude~|people|nation~|assembly|congregation|everyone|families|neighbors|neighbours|villagers|israelites|children of israel|egyptians|guests|gentiles|believers
friends/man*2!.7: friends|companions|four men
neighbor/man!.5: neighbor|neighbour
man!.5: a man|the man|man(?! of god)|someone
`;

const line = /^([\w-]+)(?:\/([\w-]+))?(?:\*(\d+))?(?:!([\d.]+))?: (.+)$/;
const she = /^(?:woman|mary|mother|widow|girl|queen|eve)$/;

/** Everyone that the reader knows; more specific names come first. */
export const people: readonly Person[] = table
  .trim()
  .split('\n')
  .map((entry) => {
    const [, id = '', kind = id, count = '1', weight = '1', words = ''] = line.exec(entry) ?? [];
    const pattern = words.replaceAll('~', '\\w*');
    return {
      id,
      kind: kind as PersonKind,
      count: Number(count),
      weight: Number(weight),
      she: she.test(kind),
      words: new RegExp(`\\b(?:${pattern})\\b`, 'gi'),
    };
  });

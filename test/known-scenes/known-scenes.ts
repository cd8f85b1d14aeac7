import { scenePlanner } from '#server/studio/3-scenes/scene-planner.ts';
import { readWeb } from '#server/adapters/bible-library/web-reader.ts';
import type { VerseRange } from '#shared/story/scripture.ts';

/** A scene that everybody knows: the passage that a tale would tell, and the verse that its picture belongs to. */
export type KnownScene = {
  readonly key: string;
  readonly title: string;
  readonly passage: VerseRange;
  readonly verse: string;
};

/** `key: title | book chapter:from-to | verse`, in the order of the canon. */
const table = `
light: Let there be light | GEN 1:1-5 | 1:3
sea-and-land: Sea and land | GEN 1:6-13 | 1:10
lights: Sun, moon and stars | GEN 1:14-19 | 1:16
animals: The animals | GEN 1:20-28 | 1:25
adam-and-eve: Adam and Eve | GEN 2:15-25 | 2:22
the-fall: The fall | GEN 3:1-13 | 3:6
out-of-eden: Out of Eden | GEN 3:20-24 | 3:24
cain-and-abel: Cain and Abel | GEN 4:1-12 | 4:4
ark-built: Noah builds the ark | GEN 6:13-22 | 6:14
ark-animals: Two by two | GEN 7:1-10 | 7:9
flood: The flood | GEN 7:11-24 | 7:18
dove-returns: The dove returns | GEN 8:6-12 | 8:11
rainbow: The rainbow | GEN 9:8-17 | 9:13
babel: The tower of Babel | GEN 11:1-9 | 11:4
stars: Abraham counts the stars | GEN 15:1-7 | 15:5
visitors: Three visitors | GEN 18:1-8 | 18:2
lots-wife: Lot's wife | GEN 19:15-26 | 19:26
hagar: Hagar in the desert | GEN 21:14-20 | 21:17
isaac: Abraham and Isaac | GEN 22:1-14 | 22:10
rebekah: Rebekah at the well | GEN 24:10-21 | 24:18
stew: Esau's birthright | GEN 25:27-34 | 25:34
ladder: Jacob's ladder | GEN 28:10-22 | 28:12
wrestling: Jacob wrestles | GEN 32:22-30 | 32:24
jacob-and-esau: Jacob and Esau | GEN 33:1-11 | 33:4
coat: Joseph's coat | GEN 37:1-11 | 37:3
sheaves: Joseph's dream | GEN 37:5-8 | 37:7
sold: Joseph is sold | GEN 37:18-28 | 37:28
pharaohs-dream: Pharaoh's dream | GEN 41:1-16 | 41:3
joseph-forgives: Joseph forgives | GEN 45:1-15 | 45:14
baby-moses: The basket on the Nile | EXO 2:1-10 | 2:5
burning-bush: The burning bush | EXO 3:1-12 | 3:2
staff-and-serpent: Aaron's staff | EXO 7:8-13 | 7:10
plagues: The plagues | EXO 8:1-15 | 8:6
passover: The passover | EXO 12:21-28 | 12:22
pillar-of-fire: The pillar of fire | EXO 13:20-22 | 13:21
parted-sea: The sea is parted | EXO 14:21-31 | 14:22
manna: Manna | EXO 16:11-18 | 16:15
water-from-rock: Water from the rock | EXO 17:1-6 | 17:6
hands-held-up: Moses' hands held up | EXO 17:8-13 | 17:12
tablets: The tablets of Sinai | EXO 31:18-31:18 | 31:18
golden-calf: The golden calf | EXO 32:1-8 | 32:4
spies: The spies | NUM 13:17-27 | 13:23
bronze-serpent: The bronze serpent | NUM 21:4-9 | 21:9
balaam: Balaam's donkey | NUM 22:21-35 | 22:31
rahab: Rahab's window | JOS 2:1-21 | 2:15
jordan: Across the Jordan | JOS 3:9-17 | 3:17
jericho: The walls of Jericho | JOS 6:12-21 | 6:20
fleece: Gideon's fleece | JDG 6:36-40 | 6:38
gideon: Gideon's torches | JDG 7:15-22 | 7:20
samson-lion: Samson and the lion | JDG 14:5-9 | 14:5
samson: Samson | JDG 16:23-30 | 16:29
ruth: Ruth gleans | RUT 2:1-12 | 2:3
hannah: Hannah prays | 1SA 1:9-18 | 1:13
samuel: Samuel is called | 1SA 3:1-10 | 3:4
david-anointed: David is anointed | 1SA 16:6-13 | 16:13
davids-harp: David's harp | 1SA 16:14-23 | 16:23
goliath: David and Goliath | 1SA 17:40-51 | 17:49
psalm-23: The good shepherd | PSA 23:1-6 | 23:2
solomon: Solomon's judgement | 1KI 3:16-28 | 3:24
sheba: The queen of Sheba | 1KI 10:1-10 | 10:2
ravens: Elijah and the ravens | 1KI 17:1-9 | 17:6
zarephath: The widow of Zarephath | 1KI 17:8-16 | 17:14
carmel: Elijah's fire | 1KI 18:30-39 | 18:38
still-small-voice: A still small voice | 1KI 19:9-13 | 19:12
chariot-of-fire: The chariot of fire | 2KI 2:7-14 | 2:11
widows-oil: The widow's oil | 2KI 4:1-7 | 4:5
naaman: Naaman | 2KI 5:9-15 | 5:14
axe-head: The floating axe | 2KI 6:1-7 | 6:6
josiah: Josiah and the book | 2KI 22:8-11 | 22:10
jerusalem-rebuilt: Nehemiah's wall | NEH 4:14-20 | 4:17
esther: Esther before the king | EST 5:1-8 | 5:2
job: Job and his friends | JOB 2:7-13 | 2:13
cistern: Jeremiah in the cistern | JER 38:6-13 | 38:12
dry-bones: The dry bones | EZK 37:1-14 | 37:7
golden-image: The golden image | DAN 3:8-18 | 3:12
furnace: The fiery furnace | DAN 3:19-27 | 3:25
writing-on-the-wall: The writing on the wall | DAN 5:1-9 | 5:5
lions: Daniel and the lions | DAN 6:16-23 | 6:22
jonah: Jonah and the fish | JON 1:11-17 | 1:17
nineveh: Nineveh | JON 3:1-10 | 3:4
jonah-vine: Jonah's vine | JON 4:5-11 | 4:6
zechariah: Zechariah's angel | LUK 1:8-17 | 1:11
annunciation: The annunciation | LUK 1:26-38 | 1:30
visitation: Mary and Elizabeth | LUK 1:39-45 | 1:41
nativity: The nativity | LUK 2:1-7 | 2:7
shepherds: Shepherds and angels | LUK 2:8-20 | 2:13
simeon: Simeon and Anna | LUK 2:25-38 | 2:28
magi: The wise men | MAT 2:1-12 | 2:11
egypt: The flight to Egypt | MAT 2:13-15 | 2:14
boy-jesus: The boy in the temple | LUK 2:41-50 | 2:46
baptism: The baptism | MAT 3:13-17 | 3:16
temptation: The temptation | MAT 4:1-11 | 4:3
calling: The fishermen are called | MAT 4:18-22 | 4:19
through-the-roof: Through the roof | MRK 2:1-12 | 2:4
cana: The wedding at Cana | JHN 2:1-11 | 2:7
temple-cleansed: The temple cleansed | JHN 2:13-17 | 2:15
woman-at-the-well: The woman at the well | JHN 4:5-15 | 4:7
mount: The sermon on the mount | MAT 5:1-12 | 5:1
house-on-the-rock: The house on the rock | MAT 7:24-27 | 7:25
sower: The sower | MAT 13:1-9 | 13:4
storm: The storm is stilled | MRK 4:35-41 | 4:39
hem: The hem of his robe | MRK 5:25-34 | 5:27
jairus: Jairus' daughter | MRK 5:35-43 | 5:41
on-water: On the water | MAT 14:24-33 | 14:29
transfiguration: The transfiguration | MAT 17:1-8 | 17:2
loaves: Five loaves, two fish | JHN 6:5-13 | 6:11
samaritan: The good Samaritan | LUK 10:30-37 | 10:34
martha: Mary and Martha | LUK 10:38-42 | 10:39
prodigal: The prodigal son | LUK 15:11-24 | 15:20
ten-lepers: Ten lepers | LUK 17:11-19 | 17:16
two-prayers: Two men pray | LUK 18:9-14 | 18:13
lost-sheep: The lost sheep | LUK 15:3-7 | 15:5
lost-coin: The lost coin | LUK 15:8-10 | 15:8
children: Let the children come | MRK 10:13-16 | 10:14
zacchaeus: Zacchaeus | LUK 19:1-10 | 19:4
bartimaeus: Bartimaeus | MRK 10:46-52 | 10:50
lazarus: Lazarus | JHN 11:38-44 | 11:44
entry: Entry into Jerusalem | JHN 12:12-16 | 12:13
widows-mite: The widow's coins | MRK 12:41-44 | 12:42
ten-virgins: Ten lamps | MAT 25:1-13 | 25:7
feet: Jesus washes feet | JHN 13:1-11 | 13:5
supper: The last supper | LUK 22:14-20 | 22:19
gethsemane: Gethsemane | LUK 22:39-46 | 22:41
denial: Peter and the rooster | LUK 22:54-62 | 22:60
crucifixion: The cross | LUK 23:33-47 | 23:33
empty-tomb: The empty tomb | MRK 16:1-8 | 16:5
mary-in-the-garden: Mary in the garden | JHN 20:11-18 | 20:16
emmaus: Emmaus | LUK 24:13-32 | 24:30
thomas: Thomas | JHN 20:24-29 | 20:27
breakfast: Breakfast by the lake | JHN 21:1-14 | 21:9
ascension: The ascension | ACT 1:6-11 | 1:9
pentecost: Pentecost | ACT 2:1-6 | 2:3
beautiful-gate: At the Beautiful gate | ACT 3:1-10 | 3:7
stephen: Stephen | ACT 7:54-60 | 7:59
philip: Philip and the chariot | ACT 8:26-38 | 8:30
damascus: The road to Damascus | ACT 9:1-9 | 9:3
prison: The prison doors | ACT 12:5-11 | 12:7
jailer: The jailer of Philippi | ACT 16:25-34 | 16:29
shipwreck: Paul's shipwreck | ACT 27:39-44 | 27:41
new-jerusalem: The new Jerusalem | REV 21:1-7 | 21:2
`;

const line = /^([\w-]+): (.+?) \| (\w+) (\d+):(\d+)-(?:(\d+):)?(\d+) \| (\d+:\d+)$/;

/** Every scene of the gallery. */
export const knownScenes: readonly KnownScene[] = table
  .trim()
  .split('\n')
  .map((entry) => {
    const [, key = '', title = '', book = '', chapter, from, other, to, verse = ''] = line.exec(entry) ?? [];
    const passage = {
      book,
      from: { chapter: Number(chapter), verse: Number(from) },
      to: { chapter: Number(other ?? chapter), verse: Number(to) },
    };
    return { key, title, passage, verse };
  });

/** The order for a known scene, and which of the tale's pictures it is. */
export type ToldScene = { readonly story: readonly string[]; readonly index: number; readonly prompt: string };

/** Plans scenes as a tale's are planned: verse by verse of the World English Bible, two verses a scene at most. */
export async function plannedScenes(): Promise<(scene: Pick<KnownScene, 'passage' | 'verse'>) => Promise<ToldScene>> {
  const verses = new Map<string, { label: string; text: string }>();
  for (const { book, chapter, verse, text } of (await readWeb()).raw) {
    const at = `${book} ${chapter}:${verse}`;
    verses.set(at, { label: String(verse), text: `${verses.get(at)?.text ?? ''}${text}` });
  }
  const passage = async ({ book, from, to }: VerseRange) => {
    const found = [];
    for (let verse = from.verse; verse <= to.verse; verse++) {
      const text = verses.get(`${book} ${from.chapter}:${verse}`)?.text.replaceAll(/\s+/g, ' ').trim() ?? '';
      found.push({ chapter: from.chapter, verse, label: String(verse), text });
    }
    return found;
  };
  const plan = scenePlanner({ scripture: { passage } as never });
  return async ({ passage: range, verse }) => {
    const all = await passage(range);
    const beats = all.map(({ verse: at, text }) => ({
      section: 'setup' as const,
      range: {
        book: range.book,
        from: { chapter: range.from.chapter, verse: at },
        to: { chapter: range.from.chapter, verse: at },
      },
      text: { en: text },
    }));
    const draft = { languages: ['en' as const], title: {}, summary: {}, beats, range, notes: [] };
    const planned = await plan(draft, Math.ceil(all.length / 1.5));
    const wanted = Number(verse.split(':')[1]);
    const index = Math.max(
      0,
      planned.findIndex((one) => one.range && one.range.from.verse <= wanted && wanted <= one.range.to.verse),
    );
    const story = planned.map(({ prompt }) => prompt);
    return { story, index, prompt: story[index] ?? '' };
  };
}

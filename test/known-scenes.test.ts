import { beforeAll, expect, test } from 'vitest';
import { drawScene } from '#server/builtin/illustrator/draw-scene.ts';
import { recognise, tableaux } from '#server/builtin/illustrator/known-tableaux.ts';
import { marvels } from '#server/builtin/illustrator/props/marvels.ts';
import { held } from '#server/builtin/illustrator/props/held.ts';
import { readScene } from '#server/builtin/illustrator/read-scene.ts';
import type { PictureOrder } from '#server/ports.ts';
import { culturalContexts } from '#shared/vocabulary.ts';
import { knownScenes, plannedScenes, type ToldScene } from './known-scenes.ts';

/** Milliseconds for what is worked out rather than waited for, on a machine that is busy. */
const patience = 120_000;
const told = new Map<string, ToldScene>();
beforeAll(async () => {
  const tell = await plannedScenes();
  for (const scene of knownScenes) told.set(scene.key, await tell(scene));
}, patience);
const order = (key: string, change: Partial<PictureOrder> = {}): PictureOrder => ({
  ...(told.get(key) as ToldScene),
  seed: 'gallery',
  take: 0,
  style: 'storybook-1',
  context: 'universal',
  use: 'frame',
  width: 1280,
  height: 720,
  ...change,
});

/** `key: place event | cast | things and animals`; what is listed must be there, more may be. */
const expected = `
light: deep create | |
sea-and-land: sea create | | new-land
lights: deep create | | star
animals: pasture create | | elephant giraffe lion sheep
adam-and-eve: garden create | adam eve | fruit-tree lion lamb
the-fall: garden give | adam eve | serpent-tree
cain-and-abel: field sacrifice | abel cain | altar smoke lamb wheat
ark-built: hills build | noah | hull planks
ark-animals: hills lead | noah | great-ark elephant giraffe lion sheep
flood: sea sail | | ark
rainbow: hills worship | noah | great-ark dove
babel: desert build | builders | babel
stars: desert wait | abraham sarah | milky-way tent
visitors: camp worship | abraham sarah visitors | tent
isaac: mountain sacrifice | abraham isaac angel | stone-altar thicket
ladder: wilderness sleep | jacob angels | heaven-stair
coat: camp give | jacob joseph-dreamer brothers | tent
sheaves: field harvest | joseph-dreamer brothers | wheat
sold: desert give | joseph-dreamer merchants brothers | pit camel
pharaohs-dream: palace sleep | pharaoh | dream bed
baby-moses: river discover | miriam pharaohs-daughter | reed-basket
burning-bush: wilderness appear | moses | burning-bush sheep
plagues: palace rule | pharaoh moses priest | frog throne
pillar-of-fire: desert journey | moses crowd | fire-pillar
parted-sea: parted-sea lead | moses crowd | sheep
manna: camp harvest | moses crowd | manna tent
water-from-rock: wilderness give | moses crowd | spring
tablets: mountain carry | moses | glory rock
golden-calf: camp worship | crowd priest | golden-calf
spies: vineyard carry | spies | grape-pole
jericho: desert fall | priests joshua soldiers | falling-wall
gideon: valley praise | gideon gideons-men | shards
samson: wilderness fall | samson philistines | two-pillars
ruth: field harvest | ruth boaz | wheat basket
samuel: temple pray | samuel priest | beam lamp-stand
goliath: valley duel | david goliath | sling
psalm-23: river herd | shepherd | sheep lamb
solomon: palace rule | solomon true-mother other-woman soldier | throne sword
ravens: river give | elijah | raven-fed bread
carmel: mountain sacrifice | elijah crowd | fire-from-heaven stone-altar trench
chariot-of-fire: river appear | elijah elisha | fire-chariot mantle
naaman: river baptize | naaman servants | wading
esther: palace rule | esther king | throne
dry-bones: valley teach | son-of-man risen | bones
furnace: palace appear | three-friends angel king | furnace flames
writing-on-the-wall: palace feast | king guests | writing-hand table
lions: prison pray | daniel | lion beam
jonah: sea throw | jonah | great-fish
nineveh: city teach | jonah crowd |
annunciation: house appear | angel mary | lily
nativity: stable birth | mary joseph baby | manger star ox donkey sheep
shepherds: pasture appear | angel angels shepherds | glory sheep
magi: house worship | mary joseph magi | gifts star camel
egypt: desert flee | mary joseph | pyramids donkey
baptism: river baptize | jesus john-baptist | dove wading
temptation: wilderness ask | jesus tempter | loaf-stones
calling: shore fish | jesus peter andrew | beached-boat fish-basket
through-the-roof: house tend | paralytic jesus crowd | lowered-mat
cana: house give | jesus mary servants | six-jars
woman-at-the-well: road ask | jesus samaritan-woman | well jar
mount: hills teach | jesus disciples crowd | rock
sower: field sow | sower | seed-rain raven
storm: sea sail | jesus peter disciples | boat-front
on-water: sea walk-on-water | jesus peter disciples | boat-front
transfiguration: mountain appear | jesus moses elijah peter | glory
loaves: hills give | jesus boy disciples crowd | loaves
samaritan: road tend | samaritan certain-man | donkey oil-flask
martha: house teach | jesus mary-of-bethany martha | bread
prodigal: hills embrace | father younger-son | home
lost-sheep: hills herd | shepherd | lamb sheep
children: garden embrace | jesus children | lamb flowers
zacchaeus: road ask | zacchaeus jesus | sycamore
lazarus: tomb discover | lazarus jesus martha |
entry: city ride | jesus crowd | donkey cloaks
widows-mite: temple give | widow jesus | offering-box coins
ten-virgins: city wait | bridegroom virgins | lamp
feet: house tend | jesus peter disciples | basin
supper: house feast | jesus disciples | table bread wine
gethsemane: garden pray | jesus peter james john | rock beam
crucifixion: golgotha crucify | mary john women centurion | cross
empty-tomb: tomb discover | angel mary-magdalene women |
emmaus: house feast | jesus cleopas disciples | table bread
thomas: house worship | jesus thomas disciples | beam
breakfast: shore give | jesus peter disciples | grill beached-boat
ascension: mountain appear | jesus disciples men-in-white | glory cloud-bank
pentecost: house praise | disciples peter mary | tongue
philip: road ask | philip eunuch | chariot horse scroll
damascus: road fall | paul companions | beam horse
prison: prison appear | angel peter guards | broken-chains open-door
new-jerusalem: heaven appear | john angels | golden-city`;
const facts = new Map(
  expected
    .trim()
    .split('\n')
    .map((entry) => {
      const [key = '', rest = ''] = entry.split(': ');
      const [where = '', cast = '', things = ''] = rest.split('|').map((part) => part.trim());
      return [key, { where, cast: cast.split(' ').filter(Boolean), things: things.split(' ').filter(Boolean) }] as const;
    }),
);

test('every known scene is expected to show something', () => {
  expect([...facts.keys()]).toEqual(knownScenes.map(({ key }) => key));
});

test.each(knownScenes.map(({ key, title }) => [title, key]))(
  '%s: the verses as they are planned show place, people and things',
  (_, key) => {
    const scene = readScene(order(key));
    const { where, cast, things } = facts.get(key)!;
    expect(`${scene.place} ${scene.event}`).toBe(where);
    expect(scene.cast.map(({ id }) => id)).toEqual(expect.arrayContaining(cast));
    expect([...scene.props, ...scene.animals.map(({ kind }) => kind)]).toEqual(expect.arrayContaining(things));
  },
);

test(
  'every one is drawn in numbers, in every context, and no two alike',
  () => {
    const drawn = knownScenes.map(({ key }, i) => drawScene(order(key, { context: culturalContexts[i % culturalContexts.length]! })));
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(drawn).size).toBe(knownScenes.length);
  },
  patience,
);

test('people, things and what is held are known, and nobody stands off the page', () => {
  for (const { key, lines } of tableaux)
    for (const { what, name, x, holds, far, postures } of lines) {
      expect(Math.min(...x) >= 0 && Math.max(...x) <= 1, `${key}: ${name}`).toBe(true);
      for (const thing of [holds, far]) expect(thing === '' || thing in held, `${key}: ${thing}`).toBe(true);
      if (what === 'person') expect(postures.length, `${key}: ${name}`).toBeGreaterThan(0);
    }
  const shown = new Set(tableaux.flatMap(({ lines }) => lines.filter(({ what }) => what === 'thing').map(({ name }) => name)));
  expect(Object.keys(marvels).filter((marvel) => !shown.has(marvel))).toEqual([]);
});

test('God is shown as light: no tableau has a figure for him, and the cross bears none', () => {
  const ids = tableaux.flatMap(({ lines }) => lines.filter(({ what }) => what === 'person').map(({ name }) => name));
  expect(ids.filter((id) => /^(?:god|yahweh|father-god|holy-spirit)$/.test(id))).toEqual([]);
  const cross = tableaux.find(({ key }) => key === 'crucifixion')!;
  expect(cross.lines.some(({ name }) => name === 'jesus')).toBe(false);
});

test('a scene that a tale tells twice is seen from nearer the second time', () => {
  const prompt = 'Noah and his family see the rainbow over the ark';
  const story = [prompt, `${prompt} again`];
  const draw = (index: number) => drawScene(order('rainbow', { story, index, prompt: story[index]! }));
  expect(readScene({ prompt: story[1]!, story, index: 1, seed: 's' }).tableau).toMatchObject({ key: 'rainbow', before: 1 });
  expect([draw(0), draw(1)].map((svg) => svg.includes('scale(1.2 1.2)'))).toEqual([false, true]);
});

test('the one who tells is believed: words that only resemble a known scene keep their own', () => {
  const tale = 'The women baked bread. The men mended the wall of the well.';
  for (const prompt of [
    'A loaf on a table',
    'A tower of strength',
    'The boy saw a basket of fish',
    'She washed her hands',
    'Lions roar for prey',
  ])
    expect(recognise(prompt, `${tale} ${prompt}`)?.key ?? null, prompt).toBeNull();
});

test(
  'hostile words are read and drawn in bounded work',
  () => {
    const nasty = [
      `${'samaritan '.repeat(9_000)}`,
      `angel ${'.'.repeat(20_000)} shepherds`,
      `${'basket reeds river '.repeat(3_000)}`,
      `<script>alert(1)</script> & "${'"'.repeat(500)} Noah ]]>`,
    ];
    for (const prompt of nasty) {
      const svg = drawScene(order('light', { prompt, story: [prompt], index: 0 }));
      expect(svg.length).toBeLessThan(4_000_000);
      expect(svg).not.toContain('script');
    }
  },
  patience,
);

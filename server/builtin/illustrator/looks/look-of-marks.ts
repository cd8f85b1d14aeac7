// Changes a look by what a tale says of a person: glasses, grey hair, a hat, one arm.
import type { ReadingEra, ReadingMark } from '#shared/pictures/scene-reading.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { contrast, mix } from '../light/colour.ts';
import { grey, white } from '../body/costumes-of-note.ts';
import { cultures } from './cultures.ts';
import type { Headwear, Look } from './look.ts';
import { chance } from '../drawing/random.ts';
import type { CastMember } from '../scene.ts';
import { chosenLook } from './chosen-looks.ts';
import { attireFromWords } from '../today/words-of-attire.ts';

/** Kinds of people who have the same skin in every tale. */
const known = new Set<CastMember['kind']>(['jesus', 'angel', 'shadow']);
/** Clothes that say what is on the head. */
const onHead = /\b(?:hat|cap|helmet|beanie|beret)\b/;
/** What is worn on the head indoors and out, whatever a role would wear. */
const hats = { hat: 'straw-hat', cap: 'visor-cap' } as const satisfies Partial<Record<string, Headwear>>;

/**
 * Clothes that mark a person of a tale, in words that the modern wardrobe understands; an apron keeps what is worn
 * under it.
 */
const clothes = {
  hood: 'sweater, trousers, shoes',
  apron: 'apron',
  suit: 'white shirt, suit, tie, trousers, shoes',
  'white-coat': 'white coat',
  'white-robe': 'white robe',
} as const;
const bags = ['#c9443a', '#2f6f9a', '#3f8a5a', '#8a4fa0', '#d9822b'] as const;
const darkHood = '#3a3b48';
const aprons = ['#e9e0cc', '#c9443a', '#2f6f6a', '#3f5f8a'] as const;

/** A look in the clothes that the tale mentions. */
function dressedByTale(seed: string, id: string, look: Look, marks: ReadonlySet<ReadingMark>, era: ReadingEra): Look {
  const white =
    era === 'scripture' && marks.has('white-robe') ? { robe: '#f5f0e4', mantle: null, pattern: 'plain' as const } : {};
  const luck = chance(seed, id, 'clothes of the tale');
  let { attire } = look;
  for (const [mark, cloth] of Object.entries(clothes))
    if (attire && marks.has(mark as ReadingMark)) attire = attireFromWords({ look: '', cloth }, attire);
  // A jacket with a hood is mostly dark.
  if (attire && marks.has('hood'))
    attire = { ...attire, topCloth: { ...attire.topCloth, colour: darkHood, print: null } };
  const apron = luck.pick(aprons);
  if (attire?.over?.cut === 'apron' && marks.has('apron'))
    attire = { ...attire, over: { ...attire.over, colour: apron } };
  if (attire?.over?.cut === 'suit' && marks.has('suit'))
    attire = { ...attire, bottomCloth: { ...attire.bottomCloth, colour: attire.over.colour, print: null } };
  const top = attire ? (attire.over?.cut === 'suit' ? attire.over.colour : attire.topCloth.colour) : look.robe;
  return {
    ...look,
    ...white,
    ...(attire ? { attire } : {}),
    ...(marks.has('bald') ? { hairStyle: 'bald', headwear: 'bare' } : {}),
    ...(marks.has('hood') ? { headwear: 'hood', headColour: top } : {}),
    ...(marks.has('school-bag') ? { schoolBag: luck.pick(bags) } : {}),
  };
}

/** A look with what shows on its owner: a belly, closed eyes, glasses, a hat, the skin of the family. */
export function withMarks(
  seed: string,
  member: CastMember,
  look: Look,
  era: ReadingEra,
  context: CulturalContext,
): Look {
  const family = withFamilySkin(seed, member, look, context);
  const own = member.wears ? chosenLook({ look: '', cloth: member.wears }, family) : family;
  const marks = new Set(member.marks);
  if (marks.size === 0) return own;
  const kin = faceOfTale(dressedByTale(seed, member.id, own, marks, era), marks);
  const scarf: Headwear = era === 'scripture' ? 'headcloth' : context === 'west-african' ? 'head-tie' : 'scarf';
  const hat =
    era === 'today' && !onHead.test(member.wears ?? '')
      ? marks.has('hat')
        ? hats.hat
        : marks.has('cap')
          ? hats.cap
          : null
      : null;
  const cloth = chance(seed, member.id, 'cloth on the back').pick(cultures[context].cloth);
  return {
    ...kin,
    ...(marks.has('pregnant') && look.woman ? { pregnant: true } : {}),
    ...(marks.has('blind') ? { blind: true } : {}),
    ...(marks.has('one-arm') ? { oneArm: true } : {}),
    ...(marks.has('wheelchair') ? { wheelchair: true } : {}),
    ...(marks.has('tall') ? { tall: look.tall * 1.1 } : marks.has('short') ? { tall: look.tall * 0.88 } : {}),
    ...(marks.has('stout') ? { build: look.build * 1.2 } : marks.has('thin') ? { build: look.build * 0.86 } : {}),
    ...(marks.has('stick') ? { stick: true } : {}),
    ...(marks.has('baby-on-back')
      ? { onBack: { skin: kin.skin, cloth: contrast(cloth, kin.robe) < 0.14 ? mix(cloth, '#f6e8c8', 0.45) : cloth } }
      : {}),
    ...(marks.has('headscarf') ? { headwear: scarf } : hat ? { headwear: hat } : {}),
    ...(marks.has('glasses') && kin.attire ? { attire: { ...kin.attire, glasses: true } } : {}),
  };
}

const faceMarks = ['beard', 'moustache', 'grey-hair', 'braids', 'blind', 'bald', 'red-hair', 'fair-hair'] as const;

/** Beard, hair and eyes as the tale tells them; glasses and hats that it does not tell would hide them. */
function faceOfTale(look: Look, marks: ReadonlySet<ReadingMark>): Look {
  const told = faceMarks.filter((one) => marks.has(one));
  if (told.length === 0) return look;
  const isGrey = look.hair === grey || look.hair === white;
  return {
    ...look,
    ...(marks.has('grey-hair') && !isGrey ? { hair: grey } : {}),
    ...(marks.has('red-hair') ? { hair: '#b5522a' } : marks.has('fair-hair') ? { hair: '#d9b066' } : {}),
    ...(marks.has('beard') ? { beard: look.age === 'old' ? 'long' : 'full' } : {}),
    ...(marks.has('moustache') ? { moustache: true, beard: marks.has('beard') ? 'full' : 'none' } : {}),
    ...(marks.has('braids') ? { hairStyle: 'braids', headwear: 'bare' } : {}),
    ...(look.attire && !marks.has('glasses') ? { attire: { ...look.attire, glasses: false } } : {}),
  };
}

/** Relatives have one colour of skin. */
function withFamilySkin(seed: string, { family, kind }: CastMember, look: Look, context: CulturalContext): Look {
  if (family === undefined || known.has(kind)) return look;
  const skin = chance(seed, family, 'skin of the family').pick(cultures[context].skins);
  const isGrey = look.hair === grey || look.hair === white;
  return {
    ...look,
    skin,
    hair: !isGrey && contrast(look.hair, skin) < 0.2 ? mix(look.hair, '#0d0705', 0.55) : look.hair,
  };
}

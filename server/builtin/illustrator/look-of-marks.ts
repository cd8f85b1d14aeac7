import type { ReadingEra } from '#shared/scene-reading.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { contrast, mix } from './colour.ts';
import { grey, white } from './costumes-of-note.ts';
import { cultures } from './cultures.ts';
import type { Headwear, Look } from './look.ts';
import { chance } from './random.ts';
import type { CastMember } from './scene.ts';

/** Whose skin is theirs in every tale. */
const known = new Set<CastMember['kind']>(['jesus', 'angel', 'shadow']);
/** What is worn on the head indoors and out, whatever a role would wear. */
const hats = { hat: 'straw-hat', cap: 'visor-cap' } as const satisfies Partial<Record<string, Headwear>>;

/** A look with what shows on its owner: a belly, closed eyes, glasses, a hat, the skin of the family. */
export function withMarks(seed: string, member: CastMember, look: Look, era: ReadingEra, context: CulturalContext): Look {
  const kin = withFamilySkin(seed, member, look, context);
  const marks = new Set(member.marks);
  if (marks.size === 0) return kin;
  const scarf: Headwear = era === 'scripture' ? 'headcloth' : context === 'west-african' ? 'head-tie' : 'scarf';
  const hat = era === 'today' ? (marks.has('hat') ? hats.hat : marks.has('cap') ? hats.cap : null) : null;
  const cloth = chance(seed, member.id, 'cloth on the back').pick(cultures[context].cloth);
  return {
    ...kin,
    ...(marks.has('pregnant') && look.woman ? { pregnant: true } : {}),
    ...(marks.has('blind') ? { blind: true } : {}),
    ...(marks.has('stick') ? { stick: true } : {}),
    ...(marks.has('baby-on-back')
      ? { onBack: { skin: kin.skin, cloth: contrast(cloth, kin.robe) < 0.14 ? mix(cloth, '#f6e8c8', 0.45) : cloth } }
      : {}),
    ...(marks.has('headscarf') ? { headwear: scarf } : hat ? { headwear: hat } : {}),
    ...(marks.has('glasses') && kin.attire ? { attire: { ...kin.attire, glasses: true } } : {}),
  };
}

/** Relatives have one colour of skin. */
function withFamilySkin(seed: string, { family, kind }: CastMember, look: Look, context: CulturalContext): Look {
  if (family === undefined || known.has(kind)) return look;
  const skin = chance(seed, family, 'skin of the family').pick(cultures[context].skins);
  const isGrey = look.hair === grey || look.hair === white;
  return { ...look, skin, hair: !isGrey && contrast(look.hair, skin) < 0.2 ? mix(look.hair, '#0d0705', 0.55) : look.hair };
}

import { clothesAndSchool } from './everyday/clothes-and-school.ts';
import { kitchenAndTable } from './everyday/kitchen-and-table.ts';
import { yardAndPlay } from './everyday/yard-and-play.ts';
import { ownBags } from './own-bags.ts';
import { ownBoats } from './own-boats.ts';
import { ownCars } from './own-cars.ts';
import { ownClinic } from './own-clinic.ts';
import { ownCloth } from './own-cloth.ts';
import { ownCrafts } from './own-crafts.ts';
import { ownFarm } from './own-farm.ts';
import { ownFoods } from './own-foods.ts';
import { ownFurniture } from './own-furniture.ts';
import { ownGarden } from './own-garden.ts';
import { ownHome } from './own-home.ts';
import { ownKeepsakes } from './own-keepsakes.ts';
import { ownKitchen } from './own-kitchen.ts';
import { ownLorries } from './own-lorries.ts';
import { ownPlay } from './own-play.ts';
import { ownSchool } from './own-school.ts';
import { ownScripture } from './own-scripture.ts';
import { ownVessels } from './own-vessels.ts';
import { ownYardWork } from './own-yard-work.ts';
import { ownYard } from './own-yard.ts';

/**
 * Our own drawings of things that Fluent Emoji lacks or draws too coarsely: in centimetres, the middle of the foot on
 * 0,0.
 */
export const ownThings: Readonly<Record<string, string>> = {
  ...ownBags,
  ...ownBoats,
  ...ownCars,
  ...ownClinic,
  ...ownCloth,
  ...ownCrafts,
  ...ownFarm,
  ...ownFoods,
  ...ownFurniture,
  ...ownGarden,
  ...ownHome,
  ...ownKeepsakes,
  ...ownKitchen,
  ...ownLorries,
  ...ownPlay,
  ...ownSchool,
  ...ownScripture,
  ...ownVessels,
  ...ownYard,
  ...ownYardWork,
  ...clothesAndSchool,
  ...kitchenAndTable,
  ...yardAndPlay,
};

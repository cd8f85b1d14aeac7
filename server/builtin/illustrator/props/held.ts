import type { Prop } from '../staging/kinds.ts';
import { goods } from './goods.ts';
import { storyGoods } from './story-goods.ts';
import { tools } from './tools.ts';
import { toolsOfDeeds } from './tools-of-deeds.ts';

/** Everything that can be held in a hand, its grip on 0,0, in figure units. */
export const held: Partial<
  Record<Prop | keyof typeof tools | keyof typeof goods | keyof typeof storyGoods | keyof typeof toolsOfDeeds, string>
> = {
  ...tools,
  ...goods,
  ...storyGoods,
  ...toolsOfDeeds,
};

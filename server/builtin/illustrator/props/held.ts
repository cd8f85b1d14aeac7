import type { Prop } from '../kinds.ts';
import { goods } from './goods.ts';
import { storyGoods } from './story-goods.ts';
import { tools } from './tools.ts';

/** Everything that can be held in a hand, its grip on 0,0, in figure units. */
export const held: Partial<Record<Prop | keyof typeof tools | keyof typeof goods | keyof typeof storyGoods, string>> = {
  ...tools,
  ...goods,
  ...storyGoods,
};

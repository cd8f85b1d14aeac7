// The type of a cultural context: skin, cloth, trees and houses.
import type { Headwear, Look } from './look.ts';

/** What a cultural context looks like: people, cloth, land, trees and houses. */
export type Culture = {
  readonly skins: readonly [string, ...string[]];
  readonly hairs: readonly [string, ...string[]];
  readonly hairStyles: readonly [Look['hairStyle'], ...Look['hairStyle'][]];
  /** Robes of ordinary people. */
  readonly cloth: readonly [string, ...string[]];
  readonly trims: readonly [string, ...string[]];
  readonly patterns: readonly [Look['pattern'], ...Look['pattern'][]];
  readonly menWear: readonly [Headwear, ...Headwear[]];
  readonly womenWear: readonly [Headwear, ...Headwear[]];
  /** Fields and hills; sand and rock; earth of roads. */
  readonly green: string;
  readonly sand: string;
  readonly earth: string;
  readonly rock: string;
  readonly wall: string;
  readonly roof: string;
  readonly trees: readonly [TreeKind, ...TreeKind[]];
  readonly houses: HouseKind;
};
export type TreeKind =
  | 'olive'
  | 'palm'
  | 'baobab'
  | 'acacia'
  | 'cypress'
  | 'oak'
  | 'cherry'
  | 'pine'
  | 'fir'
  | 'bamboo'
  | 'banana'
  | 'jacaranda';
type HouseKind = 'flat' | 'thatch' | 'dome' | 'pagoda' | 'gable' | 'colonial';

// The type of modern clothes.
import { z } from 'zod';

/** The cuts, prints and details that today's clothes are drawn from. */
export const topCuts = ['tee', 'shirt', 'blouse', 'jersey', 'scrubs', 'sweater', 'smock', 'vest'] as const;
export const bottomCuts = ['trousers', 'shorts', 'skirt', 'dress', 'long-skirt', 'long-dress', 'gown'] as const;
export const overCuts = ['white-coat', 'suit', 'apron', 'overalls', 'bib', 'cardigan', 'shawl'] as const;
export const sleeves = ['none', 'short', 'long', 'wide'] as const;
export const printNames = [
  'discs',
  'leaves',
  'diamonds',
  'kente',
  'check',
  'stripes',
  'dots',
  'flowers',
  'waves',
  'embroidery',
  'camouflage',
] as const;
export const shoeKinds = ['barefoot', 'sandals', 'slippers', 'shoes', 'trainers', 'boots'] as const;
export const details = [
  'tie',
  'badge',
  'stethoscope',
  'collar',
  'number',
  'cross',
  'beads',
  'whistle',
  'belt',
  'buttons',
  'epaulettes',
] as const;

export const PrintName = z.enum(printNames);
export type PrintName = z.infer<typeof PrintName>;
export type Cloth = {
  readonly colour: string;
  readonly print: PrintName | null;
  readonly inks: readonly [string, string];
};

/** What somebody of today wears from the neck down. Colours are `#rrggbb`. */
export type Attire = {
  readonly top: (typeof topCuts)[number];
  readonly topCloth: Cloth;
  readonly sleeve: (typeof sleeves)[number];
  readonly bottom: (typeof bottomCuts)[number];
  readonly bottomCloth: Cloth;
  readonly over: { readonly cut: (typeof overCuts)[number]; readonly colour: string } | null;
  readonly details: readonly (typeof details)[number][];
  readonly shoes: { readonly kind: (typeof shoeKinds)[number]; readonly colour: string };
  readonly glasses: boolean;
};

/** True when legs are hidden down to the feet, so that the body of a robe is drawn. */
export const coversLegs = ({ bottom }: Attire): boolean =>
  bottom === 'long-skirt' || bottom === 'long-dress' || bottom === 'gown';
/** True when top and bottom are one piece of cloth. */
export const isOnePiece = ({ bottom }: Attire): boolean =>
  bottom === 'dress' || bottom === 'long-dress' || bottom === 'gown';

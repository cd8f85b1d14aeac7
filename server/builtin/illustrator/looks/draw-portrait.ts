// Draws the portrait of one entry of the model sheet.
import { msg } from '@lingui/core/runtime-macro';
import { castNames, type CastMember } from '#shared/pictures/cast.ts';
import type { PictureOrder } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';
import { animals } from '../animals/herd.ts';
import { box, type Brush, brush, oval, place } from '../drawing/brush.ts';
import { chosenLook, chosenLooks } from './chosen-looks.ts';
import { mix, tint } from '../light/colour.ts';
import type { Culture } from './culture.ts';
import { cultures } from './cultures.ts';
import { cutOut } from '../drawing/cut-out.ts';
import { figure } from '../body/figure.ts';
import type { AnimalKind } from '../staging/kinds.ts';
import { find } from '../reading/lexicon.ts';
import { people } from '../reading/lexicon-people.ts';
import { animalWords } from '../reading/lexicon-things.ts';
import type { Look } from './look.ts';
import { height, type Posture } from '../body/pose.ts';
import { kindOf, knownId } from './own-people.ts';
import { styleOf } from '../light/styles.ts';
import { apart, lookOfMember } from '../body/wardrobe.ts';

/** Units of the page, which is square. */
const page = 400;
const ground = 352;
const middle = page / 2;

/**
 * Draws one entry of a model sheet alone before plain paper: somebody as every scene of the tale draws them, an animal
 * as its herds are. Null for a place: that is drawn as a scene without anybody.
 */
export function drawPortrait(order: PictureOrder): string | null {
  const [member] = order.cast ?? [];
  if (!member || member.kind === 'place') return null;
  const ink = brush();
  const culture = cultures[order.context];
  const { drawing, shadow } =
    member.kind === 'animal'
      ? animalDrawing(member, order.take)
      : { drawing: personDrawing(ink, order, member), shadow: '' };
  const inside = paper(ink, culture) + shadow + (styleOf(order.style).cut ? cutOut(drawing) : drawing);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${order.width}" height="${order.height}" viewBox="0 0 ${page}` +
    ` ${page}">${ink.defs()}` +
    `${inside}</svg>`
  );
}

/** A sheet in a light tone of the land, brighter behind the head. */
function paper(ink: Brush, { sand, wall }: Culture): string {
  const light = ink.radial([middle, 150], 250, [0, '#fffdf6', 0.95], [0.6, '#fff6e2', 0.4], [1, '#fff2d8', 0]);
  return (
    box(0, 0, page, page, tint(mix(sand, wall, 0.5), 0.55)) +
    box(0, 0, page, page, light) +
    box(0, ground - 16, page, 64, sand, 0.22)
  );
}

function personDrawing(ink: Brush, order: PictureOrder, member: CastMember): string {
  const { era, person } = order.sitter ?? { era: 'scripture' as const, person: null };
  const named = people.find(({ id }) => id === knownId(member));
  // A name of Scripture tells who somebody is only there: Eli Thwaite of today is no priest.
  const known = era === 'scripture' || (named?.count ?? 1) > 1 ? named : undefined;
  const id = person?.id ?? known?.id ?? castNames(member)[0] ?? member.name;
  const kind = known?.kind ?? kindOf(member);
  const read = person ? { sex: person.sex, age: person.age, role: person.role, turn: person.turn } : {};
  const chosen = chosenLooks(order.cast ?? []);
  const shown = Math.min(3, known?.count ?? 1);
  const looks: Look[] = [];
  for (let nth = 0; nth < shown; nth += 1) {
    const own = apart(
      lookOfMember(order.seed, { id, kind, count: 1, hurt: false, ...read }, era, order.context, nth),
      looks,
      order.context,
    );
    looks.push(known ? chosen(id, own) : chosenLook(member, own));
  }
  const posture: Posture = order.take % 2 === 0 ? 'relaxed' : 'stand';
  const tallest = Math.max(...looks.map(({ tall }) => tall));
  // Cut off below the knee, so that a face is seen in a small picture too.
  const scale = Math.min(3.4, (shown > 1 ? 390 : 470) / (height(posture) * tallest));
  return looks
    .map((look, nth) => {
      const x = middle + (nth - (shown - 1) / 2) * 112;
      const y = 40 + height(posture) * tallest * scale - (nth === 1 ? 16 : 0);
      return { y, svg: place(figure(ink, { look, posture, feeling: 'calm', lit: 1 }), x, y, scale, nth === 2) };
    })
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
}

/** Animals that are higher than they are wide. */
const fits: Partial<Record<AnimalKind, number>> = { giraffe: 1, camel: 1.2, horse: 1.3, elephant: 1.1 };

/** Throws Failure with a message for an animal that the studio cannot draw. */
function animalDrawing(member: CastMember, take: number): { drawing: string; shadow: string } {
  const words = [...castNames(member).map((name) => `the ${name}`), member.look].join(' ');
  const kind = find(animalWords, words)[0]?.means;
  if (!kind)
    throw new Failure(
      'unsupported',
      msg`The built-in illustrator cannot draw this animal. Choose another picture engine, or name a similar animal.`,
    );
  const { draw, wide, flies, swims } = animals[kind];
  const scale = Math.min(3.2, 225 / wide, fits[kind] ?? 3.2);
  const high = flies || swims;
  const turned = take % 2 === 1;
  return {
    drawing: place(
      draw(0),
      middle + (turned ? 0.06 : -0.06) * wide * scale,
      high ? middle + 30 : ground,
      scale,
      turned,
    ),
    shadow: high ? '' : oval(middle, ground + 4, wide * scale * 0.5, 12, '#1d1230', 0.2),
  };
}

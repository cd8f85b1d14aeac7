// Chooses a plan for a scene, and gives each person a part in it: actor, target or onlooker.
import { type Plan, plansOf, plansOfDeed } from './action-plans.ts';
import type { AnimalKind } from '../staging/kinds.ts';
import { animals } from '../animals/herd.ts';
import { isOfActionKind } from './kinds-of-action-things.ts';
import { propNamed } from '../reading/named-things.ts';
import type { Acting, CastMember, Scene } from '../scene.ts';

/** One person of a picture; `nth` tells the members of a group apart. */
export type Player = { readonly member: CastMember; readonly nth: number };
/** Who acts, who is acted on, and who looks on. */
export type Roles = {
  readonly actors: readonly Player[];
  readonly targets: readonly Player[];
  readonly others: readonly Player[];
};

/** The most people drawn for one group; a larger group is drawn with this many. */
const mostOfGroup = 9;
const mostOfAll = 16;

/**
 * The people of a scene one by one, by their part in what happens. Babies are carried and have no part of their own.
 */
export function rolesOf(scene: Scene, { actors, targets }: Acting): Roles {
  const grown = scene.cast.filter(({ kind }) => kind !== 'baby');
  const cast = grown.length > 0 ? grown : scene.cast;
  const every = cast.flatMap((member) =>
    Array.from({ length: Math.min(member.count, mostOfGroup) }, (_, nth) => ({ member, nth })),
  );
  const seen = every.slice(0, mostOfAll);
  const of = (ids: readonly string[]) => ids.flatMap((id) => seen.filter(({ member }) => member.id === id));
  const acting = of(actors);
  const done = of(targets.filter((id) => !actors.includes(id)));
  const first = acting.length > 0 ? acting : seen.filter((one) => !done.includes(one)).slice(0, 1);
  const doers = first.length > 0 ? first : done.slice(0, 1);
  const suffer = done.filter((one) => !doers.includes(one));
  return {
    actors: doers,
    targets: suffer,
    others: seen.filter((one) => !doers.includes(one) && !suffer.includes(one)),
  };
}

/** The animal of a scene that can be ridden. */
export const mountOf = ({ animals: herds }: Scene): AnimalKind | null =>
  herds.find(({ kind }) => animals[kind].saddle !== undefined)?.kind ?? null;

const parts = ({ parts: list }: Plan, who: string) => list.filter((part) => part.who.startsWith(who)).length;

/** Ranks of plans that are for any thing, for none at all, and for both. */
const [anyThing, nothing, always] = [90, 98, 99];

/** Which thing of a reading a plan is for, or one of the ranks above; -1 when it needs one that is not there. */
function neededThing({ needs }: Plan, { things, onHead }: Acting): number {
  if (needs.length === 0) return always;
  // "Carried it on his head": whatever it is.
  if (onHead && needs.includes('load') && things.length > 0) return 0;
  const at = things.findIndex(({ name }) =>
    needs.some((kind) => isOfActionKind(name, kind) || propNamed(name) === kind),
  );
  if (at >= 0) return at;
  if (needs.includes('thing') && things.length > 0) return anyThing;
  return needs.includes('nothing') && things.length === 0 ? nothing : -1;
}

function fits(plan: Plan, scene: Scene, roofed: boolean): boolean {
  if (plan.where && (plan.where === 'indoors') !== roofed) return false;
  if (scene.acting?.onHeads === false && plan.parts.some(({ head }) => head)) return false;
  if (plan.bare && (scene.acting?.things.length ?? 0) > 0) return false;
  if (plan.era !== null && plan.era !== scene.era) return false;
  if (plan.places.length > 0 && !plan.places.includes(scene.place)) return false;
  if (plan.parts.some(({ mounted }) => mounted) && mountOf(scene) === null) return false;
  return scene.acting !== null && neededThing(plan, scene.acting) >= 0;
}

/**
 * Of the plans that fit: those for the first thing that any of them is for, otherwise those with an animal to ride,
 * otherwise those for this place.
 */
function nearestPlans(fitting: readonly Plan[], acting: Acting): readonly Plan[] {
  const first = Math.min(always, ...fitting.map((plan) => neededThing(plan, acting)));
  if (first < always) return fitting.filter((plan) => neededThing(plan, acting) === first);
  const mounted = fitting.filter(({ parts: list }) => list.some(({ mounted: rides }) => rides));
  if (mounted.length > 0) return mounted;
  const here = fitting.filter(({ places }) => places.length > 0);
  return here.length > 0 ? here : fitting;
}

/** The plan without the person acted on; null when it cannot be shown without them. */
function withoutTarget(plan: Plan): Plan | null {
  if (parts(plan, 'target') === 0) return plan;
  const own = plan.parts.filter(({ who }) => who.startsWith('actor'));
  const touching = own.some(({ reach, meet, at }) => reach.length + meet.length > 0 || at !== null);
  return touching || plan.mutual ? null : { ...plan, parts: own };
}

/** The plans that can show a scene, each with its roles; two people who act on each other share the parts. */
function choices(
  acting: Acting,
  told: readonly Plan[],
  scene: Scene,
  roles: Roles,
  roofed: boolean,
): { plans: Plan[]; roles: Roles } {
  const small = roles.targets.length > 0 && roles.targets.every(({ member: { age } }) => age === 'child');
  const tallEnough = roles.actors.some(({ member: { age } }) => age !== 'child');
  const isUpwards =
    !tallEnough && roles.targets.some(({ member: { age } }) => age !== 'child' && age !== 'baby') && !small;
  const fitting = told.filter(
    (plan) =>
      fits(plan, scene, roofed) &&
      roles.actors.length + roles.targets.length <= plan.most &&
      (small || !plan.child) &&
      ((small && tallEnough) || !plan.low) &&
      (isUpwards || !plan.upwards),
  );
  const nearest = nearestPlans(fitting, acting);
  const forChild = nearest.filter(({ child, low, upwards }) => child || low || upwards);
  const onHead = acting.onHead ? fitting.filter((plan) => plan.parts.some(({ head }) => head)) : [];
  const all = onHead.length > 0 ? onHead : forChild.length > 0 ? forChild : nearest;
  const enough =
    ({ actors, targets }: Roles) =>
    (plan: Plan) =>
      parts(plan, 'target') <= targets.length && parts(plan, 'actor') <= actors.length;
  const withTarget = all.filter((plan) => parts(plan, 'target') > 0 && enough(roles)(plan));
  if (roles.targets.length > 0 && withTarget.length > 0) return { plans: withTarget, roles };
  const alone = all.flatMap((plan) => withoutTarget(plan) ?? []).filter(enough(roles));
  const shared: Roles | null =
    roles.targets.length > 0
      ? null
      : roles.actors.length > 1
        ? { ...roles, actors: roles.actors.slice(0, -1), targets: roles.actors.slice(-1) }
        : roles.others.length > 0
          ? { ...roles, targets: roles.others.slice(0, 1), others: roles.others.slice(1) }
          : null;
  const between = shared
    ? all.filter((plan) => (plan.mutual || alone.length === 0) && parts(plan, 'target') > 0 && enough(shared)(plan))
    : [];
  if (shared && between.length > 0) return { plans: between, roles: shared };
  return {
    plans: alone,
    roles: alone.length > 0 ? { ...roles, targets: [], others: [...roles.targets, ...roles.others] } : roles,
  };
}

/** A plan with its roles; the thing that the plan is for comes first among the things. */
export type Chosen = { readonly plan: Plan; readonly roles: Roles; readonly round: number; readonly acting: Acting };

/**
 * The plan for a scene. Successive pictures (`turn`) show the same action in different ways, if there are several;
 * `round` counts how often all ways have been used.
 */
export function planFor(scene: Scene, acting: Acting, turn: number, roofed: boolean): Chosen | null {
  const told = rolesOf(scene, acting);
  // Nobody stands in the water beside a boat.
  const roles = acting.action === 'row' ? { ...told, targets: [...told.targets, ...told.others], others: [] } : told;
  if (roles.actors.length === 0) return null;
  for (const [action, list] of [
    [acting.action, acting.deed ? plansOfDeed(acting.deed) : []],
    [acting.action, plansOf(acting.action)],
    ['stand', plansOf('stand')],
  ] as const) {
    const { plans, roles: shared } = choices({ ...acting, action }, list, scene, roles, roofed);
    const plan = plans[turn % Math.max(1, plans.length)];
    if (!plan) continue;
    const at = neededThing(plan, acting);
    const things =
      at > 0 && at < anyThing
        ? [...acting.things.slice(at, at + 1), ...acting.things.filter((_, i) => i !== at)]
        : acting.things;
    const all = [...shared.actors, ...shared.targets, ...shared.others];
    return {
      plan,
      roles: plan.together ? { actors: all, targets: [], others: [] } : shared,
      round: Math.floor(turn / plans.length),
      acting: { ...acting, things },
    };
  }
  return null;
}

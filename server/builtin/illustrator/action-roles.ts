import type { ReadingAction } from '#shared/scene-reading.ts';
import { type Plan, plansOf } from './action-plans.ts';
import type { AnimalKind } from './kinds.ts';
import { animals } from './animals/herd.ts';
import { propNamed } from './named-things.ts';
import type { Acting, CastMember, Scene } from './scene.ts';

/** One person of a picture; `nth` tells the members of a group apart. */
export type Player = { readonly member: CastMember; readonly nth: number };
/** Who does it, whom it is done to, and who looks on. */
export type Roles = { readonly actors: readonly Player[]; readonly targets: readonly Player[]; readonly others: readonly Player[] };

/** Of a group, so many are told apart; more are a crowd of this size. */
const mostOfGroup = 9;
const mostOfAll = 16;

/** The people of a scene one by one, by their part in what happens. Babies are carried and have no part of their own. */
export function rolesOf(scene: Scene, { actors, targets }: Acting): Roles {
  const grown = scene.cast.filter(({ kind }) => kind !== 'baby');
  const cast = grown.length > 0 ? grown : scene.cast;
  const every = cast.flatMap((member) => Array.from({ length: Math.min(member.count, mostOfGroup) }, (_, nth) => ({ member, nth })));
  const seen = every.slice(0, mostOfAll);
  const of = (ids: readonly string[]) => ids.flatMap((id) => seen.filter(({ member }) => member.id === id));
  const acting = of(actors);
  const done = of(targets.filter((id) => !actors.includes(id)));
  const first = acting.length > 0 ? acting : seen.filter((one) => !done.includes(one)).slice(0, 1);
  const doers = first.length > 0 ? first : done.slice(0, 1);
  const suffer = done.filter((one) => !doers.includes(one));
  return { actors: doers, targets: suffer, others: seen.filter((one) => !doers.includes(one) && !suffer.includes(one)) };
}

/** The animal of a scene that can be ridden. */
export const mountOf = ({ animals: herds }: Scene): AnimalKind | null =>
  herds.find(({ kind }) => animals[kind].saddle !== undefined)?.kind ?? null;

const parts = ({ parts: list }: Plan, who: string) => list.filter((part) => part.who.startsWith(who)).length;
const vehicle = (scene: Scene): string | null =>
  scene.acting?.things.map(({ name }) => name.toLowerCase()).find((name) => /bicycle|bike|car|taxi|bus|van|lorry|truck|cart/.test(name)) ??
  null;

function fits(plan: Plan, scene: Scene, roofed: boolean): boolean {
  if (plan.where && (plan.where === 'indoors') !== roofed) return false;
  if (plan.era !== null && plan.era !== scene.era) return false;
  if (plan.parts.some(({ mounted }) => mounted) && mountOf(scene) === null) return false;
  const needs = plan.needs;
  if (needs === 'car' || needs === 'bicycle' || needs === 'motorbike') {
    const named = vehicle(scene) ?? '';
    return needs === 'car'
      ? /car|taxi|bus|van|lorry|truck/.test(named) && !/cart/.test(named)
      : needs === 'motorbike'
        ? /motor/.test(named)
        : /bicycle|^bike/.test(named);
  }
  if (needs === 'ship') return /ship/.test(scene.acting?.things.map(({ name }) => name.toLowerCase()).join(' ') ?? '');
  return needs === '' || (scene.acting?.things.some(({ name }) => name.toLowerCase() === needs || propNamed(name) === needs) ?? false);
}

/** A plan for those who act alone; null when it cannot do without the other. */
function withoutTarget(plan: Plan): Plan | null {
  if (parts(plan, 'target') === 0) return plan;
  const own = plan.parts.filter(({ who }) => who.startsWith('actor'));
  const touching = own.some(({ reach, meet, at }) => reach.length + meet.length > 0 || at !== null);
  return touching || plan.mutual ? null : { ...plan, parts: own };
}

/** The plans that a scene can be shown by, and the roles as these have them; the roles of two who act on each other are shared out. */
function choices(action: ReadingAction, scene: Scene, roles: Roles, roofed: boolean): { plans: Plan[]; roles: Roles } {
  const fitting = plansOf(action).filter((plan) => fits(plan, scene, roofed) && roles.actors.length + roles.targets.length <= plan.most);
  const special = fitting.filter(({ needs, parts: list }) => needs !== '' || list.some(({ mounted }) => mounted));
  const all = special.length > 0 ? special : fitting;
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
  return { plans: alone, roles: alone.length > 0 ? { ...roles, targets: [], others: [...roles.targets, ...roles.others] } : roles };
}

/**
 * How a scene is shown in its turn: pictures that follow each other show the same action in other ways where there are some;
 * `round` counts how often a way has come up.
 */
export function planFor(scene: Scene, acting: Acting, turn: number, roofed: boolean): { plan: Plan; roles: Roles; round: number } | null {
  const roles = rolesOf(scene, acting);
  if (roles.actors.length === 0) return null;
  for (const action of [acting.action, 'stand'] as const) {
    const { plans, roles: shared } = choices(action, scene, roles, roofed);
    const plan = plans[turn % Math.max(1, plans.length)];
    if (plan) return { plan, roles: shared, round: Math.floor(turn / plans.length) };
  }
  return null;
}

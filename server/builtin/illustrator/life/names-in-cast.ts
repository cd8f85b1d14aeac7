import type { PictureOrder } from '#server/ports/illustrator.ts';
import { castNames } from '#shared/pictures/cast.ts';
import { idOfName } from '../looks/read-cast.ts';

/** How the cast calls the people of a drawing; who is in no cast is called as the drawing knows them. */
export function namesInCast({ cast = [] }: PictureOrder): (id: string) => string {
  const names = new Map<string, string>();
  for (const member of cast) {
    if (member.kind !== 'person') continue;
    const called = castNames(member);
    const ids = called.map(idOfName).filter((id) => id !== null);
    for (const id of ids.length > 0 ? ids : called) names.set(id.toLowerCase(), member.name);
  }
  return (id) => names.get(id.toLowerCase()) ?? id;
}

// Puts people beside a sick person's bed instead of in it.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import type { Token } from './scene-sentences.ts';
import type { Deed } from '../deeds/deed.ts';

const beside = new Set<ReadingAction>(['sit', 'kneel', 'stand', 'wait', 'pray', 'look', 'arrive', 'walk', 'listen']);
const stays = new Set<ReadingAction>(['sit', 'kneel', 'stand', 'pray']);
const lies = new Set<ReadingAction>(['sleep', 'lie-sick', 'fall', 'sit', 'none']);
const isSide = ({ low }: Token): boolean => /^(?:side|beside|around|over|bedside|chevet)$/.test(low);
const bed = /^(?:bed|bedside|lit|chevet)$/;

/** "Sat down on her bed": she lies in it, and the visitor is beside her. */
export function atBedsides(deeds: readonly Deed[], tokens: readonly Token[], spans: readonly MentionSpan[]): Deed[] {
  let lying: { readonly person: string } | undefined;
  const visitors = new Set<string>();
  return deeds.map((deed) => {
    // "His wife was lying on a mat, and her daughters were crying at her side": she lies, the daughters are visitors.
    if (lies.has(deed.action) && deed.lemma === 'lie' && deed.actors.length === 1 && deed.happens)
      lying = { person: deed.actors[0]! };
    const isAtSide = lying !== undefined && deed.action === 'weep' && tokens.slice(deed.at, deed.to).some(isSide);
    if (isAtSide && deed.actors.length > 0 && !deed.actors.includes(lying!.person))
      return { ...deed, action: 'lie-sick', actors: [lying!.person], targets: deed.actors };
    if (!beside.has(deed.action) || deed.actors.length === 0) return deed;
    const ill = spans.find(
      ({ from, to, person }) =>
        from > deed.at && from < deed.to && !deed.actors.includes(person) && bed.test(tokens[to + 1]?.low ?? ''),
    );
    lying = ill ?? lying;
    // "… and Kofi sat on the other side": people who stay are visitors too.
    if (!lying || deed.actors.includes(lying.person) || (!ill && !stays.has(deed.action))) return deed;
    for (const id of deed.actors) visitors.add(id);
    return { ...deed, action: 'lie-sick', actors: [lying.person], targets: [...visitors] };
  });
}

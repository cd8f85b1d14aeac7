// Resolves "she" in "Peninnah mocked Hannah, and she wept" to the person who was harmed.
import type { Known } from './people-memory.ts';
import type { SentencePeople } from './people-sentence.ts';

const harms =
  /^(?:hit|struck|beat|slapped|pushed|shoved|kicked|chased|scolded|mocked|teased|hurt|frightened|threatened|insulted|dealt|shouted|yelled|tripped|frappa|poussa|gronda|insulta|effraya|menaça|bouscula)$/;
const suffers =
  /^(?:fled|ran|wept|cried|fell|stumbled|trembled|sobbed|hid|screamed|limped|bled|backed|s'enfuit|pleura|tomba|trembla|cria)$/;

/** "Peninnah mocked Hannah, and she wept": whoever flees or weeps is the person harmed in the previous clause. */
export function harmedBefore({ tokens, spots, roles, who, spoken }: SentencePeople, index: number): Known | null {
  const spot = spots[index]!;
  if (roles[index]!.as !== 'subject' || !suffers.test(tokens[spot.to]?.low ?? '')) return null;
  const at = spots.findLastIndex(
    (_, other) =>
      other < index && roles[other]!.as !== 'subject' && !spots[other]!.owns && spoken[other] === spoken[index],
  );
  const [harmed, second] = who[at] ?? [];
  if (!harmed || second) return null;
  const before = tokens.slice(Math.max(0, spots[at]!.from - 5), spots[at]!.from);
  const joined = tokens
    .slice(spots[at]!.to, spot.from)
    .every(({ low, isWord }) => !isWord || /^(?:and|so|until|but|then|et|mais)$/.test(low));
  return joined && before.some(({ low }) => harms.test(low)) ? harmed : null;
}

import type { CastKind, CastMember } from '#shared/pictures/cast.ts';

/**
 * `kind: names | look | cloth`, one a line: people, animals and places of well-known tales. Colours are those of the
 * studio's own drawings.
 */
const table = `
person: Jesus, Christ, the Messiah, Rabbi | a man of about thirty, long dark brown hair, full beard, kind eyes | plain cream robe, red mantle, bare head
person: the Samaritan, good Samaritan | a man of forty, full dark beard, gentle face | teal robe, ochre mantle, yellow headcloth
person: the Levite | a man of forty, full beard | pale grey robe, violet mantle, white turban
person: the high priest | an old man, long grey beard | white robe, blue mantle, tall white mitre
person: the priest | an older man, long beard, heavy build | white robe, blue mantle, white mitre
person: the innkeeper, host | a stout man, full beard | brown robe, dark red cap
person: the robbers, bandits, thieves | rough men with short beards | dark robes, dark hoods
person: a certain man, the traveller, wounded man, injured man | a man of thirty, short beard | plain brown robe
person: Moses | an old man, white hair, long white beard | rust robe, cream mantle, cream headcloth
person: Pharaoh | a broad man without a beard | white robe, blue mantle, blue striped headcloth
person: Noah | an old man, long white hair, long white beard | brown robe, green mantle, bare head
person: Abraham, Abram | an old man, grey hair, long grey beard | brown robe, sand mantle, headcloth
person: Sarah, Sarai | an older woman, grey hair | rose robe, cream veil
person: Isaac | a boy of twelve, dark curly hair | light ochre robe, bare head
person: Jacob | a man of forty, full dark beard | green robe, brown headcloth
person: Joseph | a young man, short dark beard | brown robe, sand headcloth
person: Mary | a young woman, dark hair | blue robe, white veil
person: Martha | a woman of thirty, dark hair | ochre robe, brown veil
person: Ruth | a young woman, dark hair | green robe, sand veil
person: Naomi | an old woman, grey hair | violet robe, grey veil
person: Boaz | a man of forty, full beard | brown robe, white headcloth
person: Esther | a young woman, long dark hair | purple robe, golden crown
person: Hannah | a woman of thirty, dark hair | rose robe, cream veil
person: David | a boy of fifteen, red-brown curly hair, no beard | orange robe, red headband
person: Goliath, the giant, champion | a giant twice as tall as others, full dark beard | bronze armour, bronze helmet
person: Saul, the king | a tall man of fifty, full beard | purple robe, red mantle, golden crown
person: Solomon | a man of forty, full dark beard | blue robe, golden crown
person: Samuel | an old man, long grey beard | brown robe, sand mantle
person: Elijah | an old man, long grey beard, lean | brown robe, sand mantle
person: Daniel | a young man, short dark beard | blue robe, white turban
person: Jonah | a man of forty, full dark beard | green robe, brown mantle
person: John the Baptist, John the Baptizer | a lean man of thirty, long dark hair, full beard | rough brown robe, leather belt, bare head
person: Peter, Simon | a strong man of forty, full beard, dark hair | blue robe, bare head
person: Paul | a man of fifty, bald, long dark beard | red robe, white mantle
person: Zacchaeus, tax collector | a short man of forty, dark beard | rich green robe, red turban
person: Lazarus | a man of thirty, short dark beard | white robe
person: the father | an old man, grey hair, long grey beard | plum robe, ochre mantle, turban
person: the younger son, prodigal son, lost son | a young man, dark hair, no beard | green robe, bare head
person: the elder son, older son, elder brother, older brother | a man of thirty, full dark beard | brown robe, headcloth
person: the sower, farmer | a man of forty, short beard | ochre robe, straw-coloured headcloth
person: the shepherd | a man of forty, full beard | brown robe, cream mantle, headcloth
person: the widow | an old woman, grey hair | dark grey robe, grey veil
person: the angel, Gabriel | a calm young face, long hair, white wings, soft light | white robe, golden circlet
person: the disciples, apostles, the twelve | men between twenty and fifty, most with beards | robes of earth colours
animal: the donkey | grey, soft white muzzle |
animal: the lost sheep, sheep, lamb | white and woolly |
animal: the dove | white |
animal: the lion, lions | golden, dark mane |
animal: the camel, camels | sand-coloured |
place: Jerusalem, the city | pale stone walls with towers, flat roofs, a gate |
place: the inn | a flat-roofed house of pale stone with an arched door and a lantern |
place: the temple | a high building of white stone and gold with broad steps |
place: Bethlehem | a small village of flat stone houses on a hill |
place: the sea, lake, Sea of Galilee | a wide lake among low green hills |
place: the Jordan, river | a green river with reeds |
place: the palace | a hall of painted pillars with a throne |
`;

/** Everybody for whom a look is proposed. */
export const knownFigures: readonly CastMember[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, kind = 'person', rest = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    const [name = '', look = '', cloth = ''] = rest.split('|').map((part) => part.trim());
    return { name, kind: kind as CastKind, look, cloth, notes: '' };
  });

import type { CastMember } from './cast.ts';

/** Other words for people of well-known tales, besides their names. */
const known: Readonly<Record<string, readonly string[]>> = {
  moses: ['shepherd', 'prophet', 'old man'],
  aaron: ['brother', 'priest'],
  pharaoh: ['king', 'ruler'],
  noah: ['builder', 'old man'],
  abraham: ['old man', 'father'],
  sarah: ['old woman', 'wife'],
  isaac: ['boy', 'son'],
  joseph: ['dreamer', 'carpenter'],
  mary: ['mother', 'young woman', 'virgin'],
  ruth: ['moabite', 'young woman', 'daughter-in-law', 'gleaner'],
  naomi: ['mother-in-law', 'old woman'],
  boaz: ['landowner', 'kinsman', 'redeemer'],
  esther: ['queen'],
  hannah: ['mother', 'woman'],
  david: ['shepherd', 'shepherd boy', 'boy', 'king'],
  goliath: ['philistine', 'warrior'],
  saul: ['king'],
  solomon: ['king'],
  samuel: ['prophet', 'boy'],
  eli: ['priest', 'old man'],
  elijah: ['prophet', 'man of god'],
  elisha: ['prophet', 'man of god'],
  naaman: ['commander', 'leper'],
  daniel: ['prophet', 'wise man'],
  darius: ['king'],
  nebuchadnezzar: ['king'],
  jonah: ['prophet'],
  herod: ['king', 'tetrarch'],
  pilate: ['governor'],
  jesus: ['teacher', 'master', 'healer'],
  'john the baptist': ['baptist', 'baptizer', 'prophet'],
  peter: ['fisherman'],
  paul: ['apostle', 'prisoner'],
  zacchaeus: ['tax collector', 'little man', 'short man'],
  jairus: ['ruler of the synagogue', 'father'],
  bartimaeus: ['blind man', 'beggar'],
};
/** Kinds of people that an entry's notes may say. */
const kinds = (
  'shepherd king queen priest prophet prophetess servant soldier commander centurion governor judge ' +
  'fisherman farmer landowner carpenter builder widow mother father son daughter brother sister wife ' +
  'husband boy girl child baby bride bridegroom teacher master beggar merchant slave guard singer'
).split(' ');

type Person = Pick<CastMember, 'name' | 'kind'> & { readonly notes?: string };
const bare = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^(?:the|an?) +/, '');

/** What a person of a sheet is besides the names: as the Bible has it, and as the notes say. */
export function castRoles({ name, kind, notes = '' }: Person): string[] {
  if (kind !== 'person') return [];
  const said = new Set(notes.toLowerCase().match(/[\p{L}-]+/gu) ?? []);
  return [
    ...new Set([
      ...name.split(',').flatMap((each) => known[bare(each)] ?? []),
      ...kinds.filter((each) => said.has(each)),
    ]),
  ];
}

/**
 * Who of a sheet a text means by what they are, "the shepherd", where it does not say their names. Only where one of
 * the sheet alone is that, and nobody is called so: a wrong face is worse than none.
 */
export function meantByRole<T extends Person>(members: readonly T[], text: string, named: readonly T[]): T[] {
  const names = new Set(members.flatMap(({ name }) => name.split(',').map(bare)));
  const owners = new Map<string, T[]>();
  for (const member of members)
    for (const role of castRoles(member)) owners.set(role, [...(owners.get(role) ?? []), member]);
  const words = text.toLowerCase().replace(/[’]/g, "'");
  return [...owners]
    .filter(
      ([role, who]) =>
        who.length === 1 &&
        !names.has(role) &&
        new RegExp(`\\bthe (?:young |old )?${role}(?![\\p{L}'-])`, 'u').test(words),
    )
    .flatMap(([, who]) => who)
    .filter((member, at, all) => all.indexOf(member) === at && !named.includes(member));
}

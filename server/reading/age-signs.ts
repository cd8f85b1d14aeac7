import type { Known } from './people-memory.ts';
import type { SentencePeople } from './sentence-people.ts';

/** Words beside which somebody is likely a child, or grown up; an elder relative in front of the name counts as a child's sign. */
const young =
  /^(?:play(?:s|ed|ing)?|toys?|dolls?|blocks|ball|football|school|class|classroom|homework|pupils?|playground|desk|swing|kite|schoolbag|giggled|birthday|boys|girls|joue|jouent|jouait|jouaient|jouer|école|poupées?|ballon|récréation|cartable|devoirs|jouets?|cubes|marelle|billes)$/;
const relatives =
  /^(?:mother|father|mum|mom|dad|grandmother|grandma|grandfather|grandpa|parents|granny|mère|père|maman|papa|grand-mère|grand-père|mamie|papi|oncle|tante|aunt|uncle)$/;
const grown =
  /^(?:wife|husband|work(?:ed|s|ing)?|car|roof|shop|office|farm|boat|nets?|sold|sells?|married|daughters?|sons?|baby|travail(?:le|lait)?|femme|mari|voiture|boutique|bureau|barque|filets?|vend|vendait|marié|mariée|filles?|fils|bébé)$/;

/** Counts the signs of age of a sentence for whoever is its subject. */
export function countAgeSigns({ tokens, spots, roles, who, spoken }: SentencePeople): void {
  const words = tokens.map(({ low }) => low);
  const child = words.filter((word) => young.test(word)).length;
  const adult = words.filter((word) => grown.test(word)).length;
  const told = new Set<Known>();
  for (const [index, people] of who.entries()) {
    if (spoken[index] || !people) continue;
    const spot = spots[index]!;
    const isSubject = roles[index]!.as === 'subject';
    const ownsElder =
      spot.owns &&
      spots.some(
        ({ from, head, owner }) => (owner === spot.from || from === spot.to || from === spot.to + 1) && relatives.test(words[head]!),
      );
    for (const person of people) {
      if (ownsElder) person.signs.child += 1;
      if (isSubject && !told.has(person)) {
        person.signs.child += child;
        person.signs.grown += adult;
      }
      if (isSubject) told.add(person);
    }
  }
}

// A tableau is the traditional picture of a well-known Bible scene. Collects all of them, and recognises which one a
// text tells.
import { type Cue, cuesOf, type Tableau } from './tableau.ts';
import { acts } from '../tableaux/acts.ts';
import { atSea } from '../tableaux/at-sea.ts';
import { beginnings } from '../tableaux/beginnings.ts';
import { christmas } from '../tableaux/christmas.ts';
import { exodus } from '../tableaux/exodus.ts';
import { fathers } from '../tableaux/fathers.ts';
import { firstFamilies } from '../tableaux/first-families.ts';
import { judges } from '../tableaux/judges.ts';
import { kingsAndCaptives } from '../tableaux/kings-and-captives.ts';
import { ministry } from '../tableaux/ministry.ts';
import { more } from '../tableaux/more.ts';
import { outOfEgypt } from '../tableaux/out-of-egypt.ts';
import { parables } from '../tableaux/parables.ts';
import { passion } from '../tableaux/passion.ts';
import { promisedLand } from '../tableaux/promised-land.ts';
import { childhoodOfJesus } from '../tableaux/childhood-of-jesus.ts';
import { healings } from '../tableaux/healings.ts';
import { toldByJesus } from '../tableaux/told-by-jesus.ts';
import { cockCrowAndMorning } from '../tableaux/cock-crow-and-morning.ts';
import { firstBelievers } from '../tableaux/first-believers.ts';
import { prophets } from '../tableaux/prophets.ts';

/** All well-known scenes. */
export const tableaux: readonly (Tableau & { readonly lines: readonly Cue[] })[] = [
  ...[beginnings, fathers, exodus, judges, prophets, christmas, ministry, parables, passion, acts, atSea, more].flat(),
  ...[firstFamilies, outOfEgypt, promisedLand, kingsAndCaptives].flat(),
  ...[childhoodOfJesus, healings, toldByJesus, cockCrowAndMorning, firstBelievers].flat(),
].map((tableau) => ({ ...tableau, lines: cuesOf(tableau) }));

/** The tableau of a key. */
export const tableauOf = (key: string) => tableaux.find((one) => one.key === key);

/** Modern things and places: a picture that names one is never a scene of the Bible, whatever else it says. */
const today =
  /\b(?:aeroplanes?|airports?|aquarium|bakery|bicycles?|bikes?|bus(?:es)?|cafés?|cameras?|cars?|cinema|classroom|clinic|computers?|doctors?|factory|firem[ae]n|football|hospitals?|internet|kindergarten|lorry|meters?|motorbikes?|museum|nurses?|parking|phones?|pianos?|pilots?|planes?|playground|police|radio|restaurants?|school|shop(?:s|ping)?|soccer|supermarket|switch|taxi|telephones?|television|tin(?:s|ned)|tractors?|trucks?|tv|university|zoo)\b/i;

/**
 * The well-known scene that a prompt tells, proved by its own words and by the tale's; null when it tells none. What is
 * said counts too: "Let there be light" is one.
 */
export function recognise(prompt: string, tale: string) {
  const text = prompt
    .slice(0, 2000)
    .replaceAll(/[“”"«»]/g, '')
    .replaceAll(/\s+/g, ' ');
  if (today.test(text)) return null;
  const named = tableaux.filter(({ words, not }) => words.every((word) => word.test(text)) && !not?.test(text));
  if (named.length === 0) return null;
  const sentences = tale.split(/(?<=[.!?])\s+/);
  const proof = sentences.filter((sentence) => !today.test(sentence)).join(' ');
  return named.find(({ tale: signs }) => signs.every((sign) => sign.test(proof))) ?? null;
}

import type { ReadingEra } from '#shared/scene-reading.ts';
import { firstName } from './first-names.ts';
import type { TaleTongue } from './people-grammar.ts';
import { type Token, tokensOf } from './sentence-tokens.ts';

/** Words that tales of Scripture have and others seldom. */
const ofScripture =
  /^(?:yahweh|israel|israël|jerusalem|jérusalem|bethlehem|bethléhem|galilee|galilée|jordan|jourdain|nazareth|samaria|samarie|egypt|égypte|moab|canaan|babylon|babylone|nineveh|ninive|disciples?|apostles?|apôtres?|prophets?|prophètes?|pharisees?|pharisiens?|levites?|lévites?|philistines?|philistins?|israelites?|israélites?|synagogue|lepers?|lépreux|centurions?|centenier|tabernacle|messiah|messie|samaritans?|samaritain|éternel|chariots?|behold|servants?|flocks?|vineyard|sower|semeur|tribes?|tribus?|denarii|publicans?|shekels?|robes?|tents?|swords?)$/;
const ofToday =
  /^(?:bus|buses|school|phones?|cars?|football|television|tv|bicycle|bike|hospital|clinic|shop|taxi|train|computer|tablet|internet|email|police|classroom|kitchen|kite|homework|photos?|mr|mrs|mme|mlle|blocks|doctor|nurse|pastor|desk|station|driver|ticket|radio|camera|stove|médecin|infirmière|chauffeur|écoles?|téléphone|voitures?|télévision|vélo|hôpital|magasin|ordinateur|classe|immeuble|métro|usine|étage|photo|cartable|porte-monnaie|lomé|accra|lagos|kumasi|paris|london|africa)$/;

/** Whether a tale is one of Scripture or of today, by its names and by words that only one of the two has; null where nothing tells. */
export function eraOfTale(tokens: readonly Token[]): ReadingEra | null {
  const told = new Set<string>();
  let score = 0;
  for (const { text, low } of tokens) {
    if (told.has(text)) continue;
    told.add(text);
    if (ofScripture.test(low)) score += 1;
    if (ofToday.test(low)) score -= 2;
    const known = firstName(text);
    if (known?.isScripture) score += known.isToday ? 0.5 : 2;
    else if (known) score -= 1;
  }
  return score >= 1.5 ? 'scripture' : score <= -1 ? 'today' : null;
}

/** The same for scenes as text. */
export const eraOf = (scenes: readonly string[], language: TaleTongue): ReadingEra | null =>
  eraOfTale(scenes.flatMap((text) => tokensOf(text, language)));

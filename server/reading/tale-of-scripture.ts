import { firstName } from './first-names.ts';
import type { Token } from './sentence-tokens.ts';

/** Words that tales of Scripture have and others seldom. */
const ofScripture =
  /^(?:yahweh|israel|israël|jerusalem|jérusalem|bethlehem|bethléhem|galilee|galilée|jordan|jourdain|nazareth|samaria|samarie|egypt|égypte|moab|canaan|babylon|babylone|nineveh|ninive|disciples?|apostles?|apôtres?|prophets?|prophètes?|pharisees?|pharisiens?|levites?|lévites?|philistines?|philistins?|israelites?|israélites?|synagogue|lepers?|lépreux|centurions?|centenier|tabernacle|messiah|messie|samaritans?|samaritain|éternel|chariots?)$/;
const ofToday =
  /^(?:bus|buses|school|phone|phones|car|cars|football|television|tv|bicycle|bike|hospital|clinic|street|shop|taxi|train|computer|tablet|internet|email|police|classroom|kitchen|école|téléphone|voiture|voitures|télévision|vélo|hôpital|rue|magasin|ordinateur|police|cuisine|classe|immeuble|métro|usine)$/;

/** Whether a tale is one of Scripture: by its names, and by words that only such tales or only those of today have. */
export function isTaleOfScripture(tokens: readonly Token[]): boolean {
  const names = new Set<string>();
  let score = 0;
  for (const { text, low } of tokens) {
    if (ofToday.test(low)) score -= 2;
    if (names.has(text)) continue;
    names.add(text);
    if (ofScripture.test(low)) score += 1;
    const known = firstName(text);
    if (known?.isScripture) score += known.isToday ? 0.5 : 2;
  }
  return score >= 1.5;
}

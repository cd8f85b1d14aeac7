import { formatReference, type VerseRange } from '#shared/scripture.ts';
import type { StoryBrief } from '#shared/story.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import type { TablePassage } from '#server/passages/passage-table.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { Texts } from './verse-units.ts';

const about: Record<Theme, { en: string; fr: string }> = {
  trust: { en: 'trusting God', fr: 'la confiance en Dieu' },
  love: { en: 'love that comes near', fr: 'l’amour qui s’approche' },
  mercy: { en: 'mercy and a new beginning', fr: 'la miséricorde et un nouveau départ' },
  courage: { en: 'courage', fr: 'le courage' },
  wisdom: { en: 'wisdom for living', fr: 'la sagesse pour vivre' },
  creation: { en: 'the Maker of all things', fr: 'le Créateur de toutes choses' },
  peace: { en: 'peace of heart', fr: 'la paix du cœur' },
  hope: { en: 'hope', fr: 'l’espérance' },
  calling: { en: 'the call of God', fr: 'l’appel de Dieu' },
  prayer: { en: 'prayer', fr: 'la prière' },
  provision: { en: 'God’s care for each day', fr: 'le soin de Dieu pour chaque jour' },
  justice: { en: 'what is right before God', fr: 'ce qui est juste devant Dieu' },
  humility: { en: 'humility', fr: 'l’humilité' },
  joy: { en: 'joy and praise', fr: 'la joie et la louange' },
  salvation: { en: 'God who saves', fr: 'Dieu qui sauve' },
  perseverance: { en: 'holding on in faith', fr: 'la persévérance dans la foi' },
};
const listeners: Record<Audience, { en: string; fr: string }> = {
  kids: { en: 'for children', fr: 'pour les enfants' },
  teens: { en: 'for young people', fr: 'pour les jeunes' },
  adults: { en: 'for adults', fr: 'pour les adultes' },
  family: { en: 'for the whole family', fr: 'pour toute la famille' },
};

/** The name of a tale in a language: the known name, else the reference; in Ewe always the reference. */
export function titleOf(range: VerseRange, known: TablePassage | null, language: Language): string {
  return language !== 'ee' && known ? known.title[language] : formatReference(range, language);
}

/** One or two sentences on a tale; in Ewe a verse of the passage with its reference, because no Ewe is made here. */
export function summaryOf(range: VerseRange, theme: Theme, brief: StoryBrief, language: Language, verse: Texts): string {
  const reference = formatReference(range, language);
  if (language === 'en')
    return `A tale of ${about[theme].en}, ${listeners[brief.audience].en}, from ${reference}. The passage is told in the words of Scripture.`;
  if (language === 'fr')
    return `Un récit sur ${about[theme].fr}, ${listeners[brief.audience].fr}, d’après ${reference}. Le passage est raconté avec les paroles de l’Écriture.`;
  return `${verse.ee ?? ''} (${reference})`.trim();
}

// Removes from an idea what is addressed to the film maker ("no wedding please", "for about five minutes").
import { sentencesOf } from '#shared/story/prose.ts';

type Own = 'en' | 'fr';

const kind = {
  en: '(?:story|stories|tale|film|video|message|one|episode)',
  fr: '(?:histoire|récit|conte|film|vidéo|message|épisode)',
};
/** Sentences about the film itself, its listeners or earlier films, not about the subject. */
const ofTheFilm: Record<Own, RegExp> = {
  en: new RegExp(
    [
      `^(?:(?:an?|the|some|our|another|something|short|little|nice|noisy|funny|quiet|bible|christmas|easter|bedtime) )*${kind.en}(?: ` +
        `please)?(?= (?:about|with|for|from|on|in|where|that|please)(?!\\p{L})|$)`,
      `(?<!\\p{L})(?:want|need|like|looking for|prefer|make|write|tell us) (?:it|an?|some|something|the) ` +
        `(?:[\\p{L}-]+ )*${kind.en}(?!\\p{L})`,
      '^(?:something|anything|nothing) (?:about|with|from|for|on)(?!\\p{L})',
      '(?<!\\p{L})(?:nursery class|sunday school|my (?:little )?(?:class|group)|for (?:my|our) (?:class|' +
        'group|kids|youth|choir|church|nursery|school))(?!\\p{L})',
      '(?<!\\p{L})(?:we did (?:it|that|this|them)|we(?:’ve| have) (?:done|had|heard|told)|everyone ' +
        '(?:always )?(?:does|knows)|unusual angle|to join in)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
  fr: new RegExp(
    [
      `^(?:(?:une?|l’|le|la|petite?|courte?|belle|drôle|autre|encore|quelque chose) ?)*${kind.fr}(?= ` +
        `(?:sur|avec|pour|de|où|qui|mais|drôle|biblique|s’il)(?!\\p{L})|$)`,
      `(?<!\\p{L})(?:veux|voudrais|voudrait|voulons|cherche|cherchons|faut|fais|faites|raconte|racontez)(?:-\\p{L}+)? (?:une?|quelque chose) (?:[\\p{L}-]+ )*${kind.fr}(?!\\p{L})`,
      '^(?:quelque chose|rien) (?:sur|de|avec|pour)(?!\\p{L})',
      '(?<!\\p{L})(?:pour (?:des|mes|nos|les) (?:CP|CE1|CE2|CM1|CM2|petits|élèves|enfants|jeunes|ados|' +
        'caté\\p{L}*)|au caté|à l’école du dimanche|ma classe|mon groupe)(?!\\p{L})',
      '(?<!\\p{L})(?:on (?:l’a|les a|l’entend|le fait|le connaît|connaît)|déjà (?:fait|vu|raconté)|pas de ' +
        'morale)(?!\\p{L})',
    ].join('|'),
    'iu',
  ),
};
/** Refusals, after a full stop or at the beginning: "no wedding please", "pas un super-héros". */
const refused: Record<Own, RegExp> = {
  en: /(?:^|[,;:–—-]\s*|\s(?:and|but)\s)(?:(?:but|and|please)\s)*(?:no|not|nothing|without|anything but|not too)\s(?!(?:one|body|longer|more|matter)(?!\p{L}))(?!.*\p{L}+(?:’t)? (?:I|we|he|she|they) )[^.!?]*$/iu,
  fr: /(?:^|[,;:–—-]\s*|\s(?:et|mais)\s)(?:(?:mais|et|surtout)\s)*(?:pas|sans|rien|surtout pas|sauf)\s[^.!?]*$/iu,
};
const polite = /[,\s]*(?<!\p{L})(?:please|pls|svp|s’il (?:te|vous) plaît|thanks in advance)(?!\p{L})[.!]*/giu;

/**
 * What a creator wrote, without the sentences and the ends of sentences that are for whoever makes the film. Empty
 * where nothing else is said.
 */
export function withoutRequests(text: string, language: Own): string {
  return sentencesOf(text)
    .filter((sentence) => !ofTheFilm[language].test(sentence.replace(/[.!?]+$/u, '')))
    .map((sentence) => {
      const [stop = ''] = /[.!?…]+$/u.exec(sentence) ?? [];
      const bare = sentence.slice(0, sentence.length - stop.length).replace(polite, '');
      const kept = bare.replace(refused[language], '').trim();
      return kept === '' ? '' : kept + stop;
    })
    .filter(Boolean)
    .join(' ');
}

import type { Language } from '../vocabulary.ts';

/** The words by which a narration tells who speaks. All patterns match a whole word without its marks. */
export type SpeechWords = {
  readonly verb: RegExp;
  /** Stands between subject and verb, or between verb and subject. */
  readonly between: RegExp;
  readonly pronoun: RegExp;
  readonly determiner: RegExp;
  /** Joins two noun phrases into one: `the king of Egypt`. */
  readonly link: RegExp;
  /** Ends a noun phrase. */
  readonly stop: RegExp;
  /** Begins a sentence before its subject. */
  readonly lead: RegExp;
  readonly feminine: RegExp;
  readonly masculine: RegExp;
};

/** A pattern that any of these words matches as a whole; they may be patterns themselves. */
export const whole = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'iu');

const feminineNames = `
  Mary Martha Ruth Naomi Esther Sarah Sarai Hannah Rachel Leah Rebekah Elizabeth Eve Deborah Miriam Anna Marie
  Marthe Anne Sara Rebecca Élisabeth Ève Léa Débora Ama Afi Akoua Akua Yawa Abena
`.trim();
const masculineNames = `
  Jesus Jésus Yesu God Dieu Peter Pierre Simon Paul John Jean David Moses Moïse Abraham Isaac Jacob Joseph Noah
  Noé Adam Thomas Philip Philippe Lazarus Lazare Kofi Kwame Kossi Samuel Saul Boaz Jonah Jonas Daniel Elijah
  Élie
`.trim();

export const speechWords: Readonly<Record<Language, SpeechWords>> = {
  en: {
    verb: whole(`
      said says asked asks answered replied cried called shouted whispered added told exclaimed continued began
      prayed commanded ordered declared begged pleaded warned promised explained insisted murmured muttered sang
      responded spoke announced demanded repeated agreed laughed sighed
    `),
    between: whole(`
      then also again now still once only just quickly softly quietly gently loudly kindly sadly angrily boldly
      at last finally
    `),
    pronoun: whole('he she they it I we you'),
    determiner: whole('the a an this that these those his her their my our your one another every some two three four'),
    link: whole('from of'),
    stop: whole(`
      to in with and or but who which that as at when while on into by for because so until before after him her
      them me us it then again aloud out up was were is had has went came saw took ran stood sat looked turned
      walked fell rose got knelt lived loved gave heard found left returned smiled wept lifted called named left
      put opened began
    `),
    lead: whole(`
      and but then so now yet again therefore immediately suddenly finally later soon at once that day night
      morning meanwhile still
    `),
    feminine: whole(`
      woman mother daughter sister queen girl widow wife maid servant-girl grandmother lady aunt she
      ${feminineNames}
    `),
    masculine: whole(`
      man father son brother king boy husband master lord servant priest prophet soldier grandfather uncle he
      ${masculineNames}
    `),
  },
  fr: {
    verb: whole(`
      dit dirent dis disait disaient disent répondit répondirent répond demanda demandèrent demande s'écria
      s'écrièrent cria crièrent crie reprit répliqua ajouta ajoutèrent murmura ordonna déclara expliqua supplia
      promit chuchota interrogea appela pria chanta commença poursuivit continua s'exclama parla annonça répéta
      dit-il dit-elle dirent-ils dirent-elles
    `),
    between: whole(`
      lui leur me te nous vous se alors encore aussitôt enfin donc ensuite doucement tristement a ont avait
      avaient à son tour de nouveau y en
    `),
    pronoun: whole('il elle ils elles on je nous vous tu'),
    determiner: whole(`
      le la les l' un une ce cet cette ces son sa ses mon ma mes notre leur leurs deux trois quatre chaque
      quelques
    `),
    link: whole('de du des'),
    stop: whole(`
      à au aux en dans avec et ou mais qui que quand comme sur par pour lui leur se s' sans vers était avait fut
      est alla vint vit prit courut se s'assit regarda tomba partit entra sortit monta appela nommé donna trouva
      rentra revint sourit aimait vivait marchait pleurait
    `),
    lead: whole('et mais puis alors or donc ensuite enfin aussitôt soudain car ainsi là ce jour-là'),
    feminine: whole(`
      femme mère fille sœur reine veuve épouse servante grand-mère dame tante elle elles ${feminineNames}
    `),
    masculine: whole(`
      homme père fils frère roi garçon mari maître seigneur serviteur prêtre prophète soldat oncle il
      ${masculineNames}
    `),
  },
  ee: {
    verb: whole('gblɔ bia ɖo egblɔ ebia eɖo wògblɔ wòbia wòɖo wogblɔ wobia woɖo'),
    between: whole('gade hã azɔ'),
    pronoun: whole('e wò wo ewo eya woawo'),
    determiner: whole('$^'),
    link: whole('ƒe'),
    stop: whole('na le bena be eye kple ɖe'),
    lead: whole('eye ke tete azɔ emegbe gake ale eyata'),
    feminine: whole(`nyɔnu dada vinyɔnu nɔvinyɔnu ${feminineNames}`),
    masculine: whole(`ŋutsu fofo vi fia ${masculineNames}`),
  },
};

/** `dit-il`, `demanda-t-elle`: the verb and its pronoun. */
export const invertedPronoun = /^(.+?)-(?:t-)?(ils?|elles?|on|je)$/iu;
/** `egblɔ`, `wòbia`: the Ewe pronoun written with its verb. */
export const gluedPronoun = /^(?:e|wò|wo)(?:gblɔ|bia|ɖo)$/iu;

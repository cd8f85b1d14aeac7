// Words by which a text shows its theme.
import type { Theme } from '#server/passages/passage-words.ts';

/** Words of an English Bible that speak of a theme. */
export const englishThemeWords: Record<Theme, RegExp> = {
  trust: /\b(trust\w*|faith|believ\w+|refuge|confiden\w+|rel(?:y|ies)|lean|take shelter)\b/gi,
  love: /\b(lov(?:e|es|ed|ing)|neighbou?r\w*|beloved|brother\w*|compassion|kindness|friend\w*)\b/gi,
  mercy:
    /\b(mercy|mercies|merciful\w*|forgiv\w+|forgave|repent\w*|sin|sins|transgressions?|iniquit\w+|grace|gracious|pardon\w*)\b/gi,
  courage: /\b(courage\w*|strong|battle|sword|enem(?:y|ies)|afraid|fight|army|armies|dismayed|warrior\w*|victory)\b/gi,
  wisdom:
    /\b(wis(?:e|dom)|understanding|knowledge|instruction|teach\w*|counsel|discern\w*|foolish\w*|fools?|prudent)\b/gi,
  creation: /\b(created?|heavens?|stars?|sun|moon|seas?|waters?|beasts?|birds?|mountains?|trees?|earth|expanse)\b/gi,
  peace: /\b(peace\w*|anxious|worr(?:y|ied)|rest|quiet|troubled|calm|still|sleep)\b/gi,
  hope: /\b(hop(?:e|es|ed|ing)|promis\w+|wait\w*|raised|resurrection|new|restore\w*|future|risen)\b/gi,
  calling: /\b(call(?:ed|s|ing)?|send|sent|follow\w*|go|servant|chosen|chose|anoint\w*|prophet|disciples?)\b/gi,
  prayer: /\b(pray\w*|cried|cry|ask\w*|petitions?|supplication\w*|answer\w*|hear my|incline)\b/gi,
  provision: /\b(bread|eat|ate|food|hungry|fill(?:ed|s)?|give|gave|flour|oil|harvest|riches|money|treasures?)\b/gi,
  justice: /\b(justice|judg\w+|righteous\w*|poor|needy|oppress\w*|fatherless|widows?|wicked\w*|violence|honest)\b/gi,
  humility: /\b(humbl\w+|lowly|proud|pride|exalt\w*|servants?|lifted up|meek|last|least|boast\w*)\b/gi,
  joy: /\b(joy\w*|rejoic\w+|glad\w*|sing\w*|song|praises?|shout\w*|thanks\w*|delight\w*)\b/gi,
  salvation:
    /\b(sav(?:e|ed|es|ing)|savior|salvation|deliver\w*|redeem\w*|rescue\w*|lost|cross|crucified|lamb|blood|eternal life)\b/gi,
  perseverance:
    /\b(endur\w+|perseveran\w*|patien\w+|trials?|suffer\w*|afflict\w*|tribulation\w*|weak\w*|race|steadfast)\b/gi,
};

/** Words in which a French-speaking creator asks for a theme. */
export const frenchThemeWords: Record<Theme, RegExp> = {
  trust: /(?<!\p{L})(confian\p{L}*|confier|foi|croire|refuge)(?!\p{L})/giu,
  love: /(?<!\p{L})(amour|aimer|aimez|prochain|amitié|bonté|compassion)(?!\p{L})/giu,
  mercy: /(?<!\p{L})(pardon\p{L}*|miséricord\p{L}*|grâce|repent\p{L}*|péchés?)(?!\p{L})/giu,
  courage: /(?<!\p{L})(courag\p{L}*|peur|craintes?|combat\p{L}*|ennemis?|bataille)(?!\p{L})/giu,
  wisdom: /(?<!\p{L})(sages?|sagesse|intelligence|conseils?|prudence|instruction)(?!\p{L})/giu,
  creation: /(?<!\p{L})(création|créateur|créa|étoiles?|nature|terre|animaux)(?!\p{L})/giu,
  peace: /(?<!\p{L})(paix|inquiétude\p{L}*|soucis?|repos|calme|tempête)(?!\p{L})/giu,
  hope: /(?<!\p{L})(espérance|espoir|espérer|promesses?|avenir|résurrection)(?!\p{L})/giu,
  calling: /(?<!\p{L})(appel\p{L}*|vocation|envoy\p{L}*|suivre|serviteur|mission)(?!\p{L})/giu,
  prayer: /(?<!\p{L})(pri(?:ère|ères|er|ez)|supplication\p{L}*)(?!\p{L})/giu,
  provision: /(?<!\p{L})(pain|faim|nourri\p{L}*|argent|richesses?|partage\p{L}*|moisson)(?!\p{L})/giu,
  justice: /(?<!\p{L})(justice|justes?|droit|pauvres?|opprim\p{L}*|veuves?|orphelins?)(?!\p{L})/giu,
  humility: /(?<!\p{L})(humbl\p{L}*|humilité|orgueil\p{L}*|service|servir)(?!\p{L})/giu,
  joy: /(?<!\p{L})(joie|joyeux|louange\p{L}*|louer|chant\p{L}*|reconnaissance|merci)(?!\p{L})/giu,
  salvation: /(?<!\p{L})(salut|sauv\p{L}*|délivr\p{L}*|rédemption|croix|perdue?s?)(?!\p{L})/giu,
  perseverance: /(?<!\p{L})(persévér\p{L}*|patien\p{L}*|épreuves?|souffr\p{L}*|endur\p{L}*|faiblesse)(?!\p{L})/giu,
};

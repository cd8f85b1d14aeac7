import { expect, test } from 'vitest';
import { quotedSpeech } from './quoted-speech.ts';
import type { Language } from '../vocabulary.ts';

/** Every part as `speaker: words`, a part without a speaker as `?: words`. */
const told = (text: string, language: Language) => {
  const words = text.split(/\s+/).filter(Boolean);
  return quotedSpeech(text, language).map(
    ({ from, to, speaker }) => `${speaker ?? '?'}: ${words.slice(from, to).join(' ')}`,
  );
};

const english: [string, string[]][] = [
  ['“Follow me,” said Jesus.', ['Jesus: “Follow me,”']],
  ['“Follow me,” Jesus said.', ['Jesus: “Follow me,”']],
  ['Jesus said to them, “Come and see.”', ['Jesus: “Come and see.”']],
  ['"Come home," the father answered.', ['the father: "Come home,"']],
  ['And the father told his servants, “Bring a ring.”', ['the father: “Bring a ring.”']],
  ['“I am here,” said the younger son quietly.', ['the younger son: “I am here,”']],
  ['The older brother asked, “What is this?”', ['The older brother: “What is this?”']],
  ['“Yes,” he said, “go.”', ['?: “Yes,”', '?: “go.”']],
  ['Jesus sat down. “Yes,” he said, “go home.”', ['Jesus: “Yes,”', 'Jesus: “go home.”']],
  ['“Yes,” said Peter, “I will go.”', ['Peter: “Yes,”', 'Peter: “I will go.”']],
  ['“Wait,” said Ruth. “I am coming.”', ['Ruth: “Wait,”', 'Ruth: “I am coming.”']],
  ['Naomi wept. “Go back,” she said.', ['Naomi: “Go back,”']],
  ['Jesus saw Mary. Mary wept. “Who is it?” he asked.', ['Jesus: “Who is it?”']],
  ['The woman bowed. Jesus smiled. “Lord, help me,” she said.', ['The woman: “Lord, help me,”']],
  ['The disciples were afraid. “Save us!” they cried.', ['The disciples: “Save us!”']],
  ['Jesus slept. “Save us!” they cried.', ['?: “Save us!”']],
  ['He answered and said, “I know.”', ['?: “I know.”']],
  ['Jesus, looking at him, said, “One thing you lack.”', ['Jesus: “One thing you lack.”']],
  ['When he came to himself, the son said, “I will get up.”', ['the son: “I will get up.”']],
  ['Then said Jesus to the twelve, “Will you go too?”', ['Jesus: “Will you go too?”']],
  ['The king of Egypt called, saying, “Build me a city.”', ['The king of Egypt: “Build me a city.”']],
  ['Simon Peter answered, “You are the one.”', ['Simon Peter: “You are the one.”']],
  ['“Prepare the way!” cried John the Baptist.', ['John the Baptist: “Prepare the way!”']],
  ['“Who are you?” asked the king of Egypt.', ['the king of Egypt: “Who are you?”']],
  ['“Go!” He went. “Stay!”', ['?: “Go!”', '?: “Stay!”']],
  ['They bowed before the so-called “king” and left.', []],
  ['He was known as “the Rock” in that town.', []],
  ['We heard the story of “The Good Samaritan” today.', []],
  ['The crowd shouted “Hosanna!” all day.', ['The crowd: “Hosanna!”']],
  [
    'Jesus said, “You have heard it said, ‘Love your neighbor.’ I say more.”',
    ['Jesus: “You have heard it said, ‘Love your neighbor.’ I say more.”'],
  ],
  ['Kofi said, ‘Come in.’ Ama’s brothers’ boat sank.', ['Kofi: ‘Come in.’']],
  ['Jesus said, “One thing.\n\n“And another thing.”', ['Jesus: “One thing.', 'Jesus: “And another thing.”']],
  ['Jesus said, “One thing.\nAnd another thing.” They left.', ['Jesus: “One thing. And another thing.”']],
  ['Jesus said, “One thing.\nThen all was quiet.', ['Jesus: “One thing.']],
  ['“Come,” said Ama.\n\n“No,” said Kofi.', ['Ama: “Come,”', 'Kofi: “No,”']],
  ['There was no speech at all.', []],
  ['', []],
  ['“Where is he?” they asked the old man. Nobody knew.', ['?: “Where is he?”']],
  ['The old man laughed, “I am ninety!”', ['The old man: “I am ninety!”']],
];
const french: [string, string[]][] = [
  ['« Suis-moi », dit Jésus.', ['Jésus: « Suis-moi »,']],
  ['Jésus leur dit : « Venez et voyez. »', ['Jésus: « Venez et voyez. »']],
  ['Le père dit à ses serviteurs : « Apportez un anneau. »', ['Le père: « Apportez un anneau. »']],
  ['« Je suis là », répondit le fils aîné.', ['le fils aîné: « Je suis là »,']],
  ['« Je suis là », lui répondit le père de l’enfant.', ["le père de l'enfant: « Je suis là »,"]],
  ['Le fils aîné arriva. « Qu’est-ce ? » demanda-t-il.', ['Le fils aîné: « Qu’est-ce ? »']],
  ['La femme pleurait. Jésus vint. « Seigneur, aide-moi », dit-elle.', ['La femme: « Seigneur, aide-moi »,']],
  ['« Oui, dit le roi, viens. »', ['le roi: « Oui,', 'le roi: viens. »']],
  ['« Oui », dit le roi, « viens vite. »', ['le roi: « Oui »,', 'le roi: « viens vite. »']],
  ['L’homme répondit : « Je ne sais pas. »', ["L'homme: « Je ne sais pas. »"]],
  ['Pierre, prenant la parole, dit : « Tu es le Christ. »', ['Pierre: « Tu es le Christ. »']],
  ['— Viens, dit Jésus.', ['Jésus: — Viens,']],
  ['— Viens, dit Jésus, et vois.', ['Jésus: — Viens,', 'Jésus: et vois.']],
  ['— Qui est là ? demanda la veuve.\n— Moi, répondit Élie.', ['la veuve: — Qui est là ?', 'Élie: — Moi,']],
  ['— Je pars. — Reste !', ['?: — Je pars.', '?: — Reste !']],
  ['Il y avait un soi-disant « roi » dans la ville.', []],
  ['Les disciples eurent peur. « Sauve-nous ! » crièrent-ils.', ['Les disciples: « Sauve-nous ! »']],
  ['Jésus lui a dit : “Lève-toi.”', ['Jésus: “Lève-toi.”']],
  ['Alors la foule cria : « Hosanna ! »', ['la foule: « Hosanna ! »']],
  ['Jésus dit : « Une chose.\n\n« Et une autre. »', ['Jésus: « Une chose.', 'Jésus: « Et une autre. »']],
];
const ewe: [string, string[]][] = [
  ['Yesu gblɔ na wo bena: “Mitso mìayi.”', ['Yesu: “Mitso mìayi.”']],
  ['Fofoa ɖo eŋu be: “Va!”', ['Fofoa: “Va!”']],
  ['Eye Petro bia be: “Ame kae?”', ['Petro: “Ame kae?”']],
  ['Yesu va. Egblɔ na wo be: “Mɔ la nye esi.”', ['Yesu: “Mɔ la nye esi.”']],
  ['“Va kpɔ,” Yesu gblɔ.', ['Yesu: “Va kpɔ,”']],
  ['Via suetɔ la gblɔ na fofoa be: “Fofo, na mi.”', ['Via suetɔ la: “Fofo, na mi.”']],
  ['Wo katã va. “Dzudzɔ!”', ['?: “Dzudzɔ!”']],
];

test.each(english)('English: %s', (text, parts) => expect(told(text, 'en')).toEqual(parts));
test.each(french)('French: %s', (text, parts) => expect(told(text, 'fr')).toEqual(parts));
test.each(ewe)('Ewe: %s', (text, parts) => expect(told(text, 'ee')).toEqual(parts));

// Separates what a prompt tells from what is said aloud in it.

/** One prompt, taken apart into what is told and what is said aloud. */
export type Words = {
  /** Everything that the picture may show. */
  readonly told: string;
  /** Direct speech that does not tell a story. */
  readonly said: string;
  /** A question or a saying to listeners: the picture shows them, not what they talk about. */
  readonly talk: boolean;
  /** A story that somebody tells: whoever tells it is not in it. */
  readonly parable: boolean;
  /** The picture is a view over the land. */
  readonly wide: boolean;
};

const story =
  /\b(?:an? certain|there (?:was|were|is) an?|had two sons|went out to|once upon|which (?:one )?of you|is like)\b/i;
const saying =
  /\b(?:do you think|which of|who do you|i tell you|has ears to hear|have you|what shall i|who is my|go and do|what is written|how do you read|most certainly)\b/i;
const view = /\b(?:wide (?:first )?view|seen from (?:afar|a hill)|last view|view over|over the sleeping land)\b/i;
const opensSpeech =
  /^(.*?\b(?:saying|said|says|answered|asked|told|cried|called|spoke|shouted|replied|commanded)\b[^,.?!:]{0,40}[,:]) (?=[A-Z])(.*)$/;
const tellsOn =
  /^(?:then |but |so |and |now |when |after |again |immediately )*(?:he|she|they|it|jesus|the \w+|[A-Z]\w+)(?: \w+)? (?:\w+ed|said|went|came|took|gave|saw|ran|fell|rose|arose|stood|sat|was|were|had|put|set|brought|found|made|bound)\b/i;

/** Characters that are read; a prompt of the studio has 600. */
const longest = 3_000;

/** Names of God that would be taken for people, and marks made alike. */
const plain = (prompt: string): string =>
  prompt
    .slice(0, longest)
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/(?<=\w)[‘’](?=\w)/g, "'")
    .replaceAll(/\b(?:Yahweh|God|Lord|LORD) of (?:Armies|Hosts|hosts)\b/g, 'God')
    .replaceAll(/\bGod of Abraham\b.{0,40}?\bJacob\b/g, 'God')
    .replaceAll(/(?<=\b(?:the|my|our|your|his|Our|My|Your) )Father\b/g, 'God')
    .replaceAll(/\bthe Lamb\b/g, 'Jesus')
    .replaceAll(/(?<=\b(?:the|his|His|only) )Son\b(?! of)/g, 'Jesus')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Parted = { told: string; said: string };

function byMarks(text: string): Parted {
  let inside = /^[^"]*[.!?,]"/.test(text) && (text.match(/"/g) ?? []).length % 2 === 1;
  const parted = { told: '', said: '' };
  for (const part of text.split('"')) {
    parted[inside ? 'said' : 'told'] += ` ${part}`;
    inside = !inside;
  }
  return parted;
}

/** Without marks, speech begins after "he said," and lasts until a sentence tells on. */
function bySentences(text: string): Parted {
  let inside = false;
  const parted = { told: '', said: '' };
  for (const sentence of text.split(/(?<=[.?!]) /)) {
    const [, before, speech] = (!inside || tellsOn.test(sentence) ? opensSpeech.exec(sentence) : null) ?? [];
    if (before !== undefined) {
      parted.told += ` ${before}`;
      parted.said += ` ${speech}`;
      inside = true;
      continue;
    }
    if (inside && tellsOn.test(sentence)) inside = false;
    parted[inside ? 'said' : 'told'] += ` ${sentence}`;
  }
  return parted;
}

/**
 * Parts a prompt at its quotation marks (an open or a lone closing one counts to the end or from the start), or where
 * speech is announced.
 */
export function partWords(prompt: string): Words {
  const text = plain(prompt);
  const { told, said } = text.includes('"') ? byMarks(text) : bySentences(text);
  const wide = view.test(text);
  const tale = said === '' ? null : story.exec(said);
  if (tale)
    return {
      told: said.slice(Math.max(0, said.lastIndexOf('.', tale.index) + 1)),
      said: '',
      talk: false,
      parable: true,
      wide,
    };
  const asked = told.split(/(?<=[.?!]) /).filter((sentence) => saying.test(sentence));
  const talk = saying.test(said) || asked.length > 0;
  if (told.trim().length < 4) return { told: talk ? '' : said, said: talk ? said : '', talk, parable: false, wide };
  const heard = asked.reduce((rest, sentence) => rest.replace(sentence, ' '), told);
  return { told: heard, said: `${said} ${asked.join(' ')}`.trim(), talk, parable: false, wide };
}

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
};

const story = /\b(?:an? certain|there (?:was|were|is) an?|had two sons|went out to|once upon|which (?:one )?of you|is like)\b/i;
const saying =
  /\b(?:do you think|which of|who do you|i tell you|has ears to hear|have you|what shall i|who is my|go and do|what is written|how do you read|most certainly)\b/i;

/** Parts a prompt at its quotation marks; an open or a lone closing mark counts to the end or from the start. */
export function partWords(prompt: string): Words {
  const text = prompt
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/(?<=\w)[‘’](?=\w)/g, "'")
    .replaceAll(/\b(?:Yahweh|God|Lord|LORD) of (?:Armies|Hosts|hosts)\b/g, 'God')
    .replaceAll(/\bGod of Abraham\b.{0,40}?\bJacob\b/g, 'God')
    .replaceAll(/(?<=\b(?:the|my|our|your|his|Our|My|Your) )Father\b/g, 'God')
    .replaceAll(/\bthe Lamb\b/g, 'Jesus')
    .replaceAll(/(?<=\b(?:the|his|His|only) )Son\b(?! of)/g, 'Jesus')
    .replaceAll(/\s+/g, ' ');
  const opens = /^[^"]*[.!?,]"/.test(text) && (text.match(/"/g) ?? []).length % 2 === 1;
  let inside = opens;
  let told = '';
  let said = '';
  for (const part of text.split('"')) {
    if (inside) said += ` ${part}`;
    else told += ` ${part}`;
    inside = !inside;
  }
  if (said !== '' && story.test(said))
    return {
      told: `${said} ${told.replaceAll(/\b(?:jesus|he|she|teacher)(?= (?:said|answered|told|spoke|asked))/gi, '')}`,
      said: '',
      talk: false,
      parable: true,
    };
  if (told.trim().length < 4)
    return { told: saying.test(said) ? '' : said, said: saying.test(said) ? said : '', talk: saying.test(said), parable: false };
  return { told, said, talk: saying.test(said) || (said === '' && saying.test(told)), parable: false };
}

import type { i18n } from '@lingui/core';

type CompiledMessage = ReturnType<Parameters<typeof i18n.setMessagesCompiler>[0]>;
type Cases = { offset?: number } & Record<string, Token[] | number>;
type Token = string | [name: string, type?: string, cases?: Cases];

/**
 * Turns an ICU message into what the message library interpolates, as its own compiler does for what our messages
 * use: values, plurals and choices, one inside the other, and quoted braces. That compiler weighs as much as the whole
 * sign-in page, and every page waits for it.
 */
export function compileMessage(message: string): CompiledMessage {
  try {
    const [tokens, end] = tokensFrom(message, 0, false);
    if (end < message.length) throw new Error(`Unexpected } at ${end}`);
    return tokens as CompiledMessage;
  } catch (error) {
    console.error(`${(error as Error).message}\n\nMessage: ${message}`);
    return [message];
  }
}

/** Reads up to the brace that closes this part, or to the end. `#` is the number only inside a plural. */
function tokensFrom(message: string, from: number, isPlural: boolean): [tokens: Token[], end: number] {
  const tokens: Token[] = [];
  let text = '';
  let at = from;
  const keepText = () => {
    if (text) tokens.push(text);
    text = '';
  };
  while (at < message.length && message[at] !== '}') {
    const quoted = /^'(?:'|([{}](?:[^']|'')*)'(?!'))/.exec(message.slice(at));
    if (quoted) {
      text += quoted[1]?.replaceAll("''", "'") ?? "'";
      at += quoted[0].length;
    } else if (message[at] === '{') {
      keepText();
      const [token, end] = valueFrom(message, at);
      tokens.push(token);
      at = end;
    } else {
      if (isPlural && message[at] === '#') {
        keepText();
        tokens.push('#');
      } else text += message[at];
      at += 1;
    }
  }
  keepText();
  return [tokens, at];
}

const oneValue = /\{\s*(\w+)\s*(?:\}|,\s*(plural|selectordinal|select)\s*,\s*(?:offset:\s*(\d+)\s*)?)/y;
const oneCase = /\s*=?(\w+)\s*\{/y;

/** Reads `{name}` or `{name, plural, …}`, and says where it ends. */
function valueFrom(message: string, from: number): [token: Token, end: number] {
  oneValue.lastIndex = from;
  const [head, name = '', type, offset] = oneValue.exec(message) ?? [];
  if (!head) throw new Error(`Not a value at ${from}`);
  let at = from + head.length;
  if (!type) return [[name], at];
  const cases: Cases = offset ? { offset: Number(offset) } : {};
  for (;;) {
    oneCase.lastIndex = at;
    const [start, key = ''] = oneCase.exec(message) ?? [];
    if (!start) break;
    const [tokens, end] = tokensFrom(message, at + start.length, type !== 'select');
    cases[key] = tokens;
    at = end + 1;
  }
  const closing = message.indexOf('}', at);
  if (closing < 0 || message.slice(at, closing).trim()) throw new Error(`Not a case at ${at}`);
  return [[name, type, cases], closing + 1];
}

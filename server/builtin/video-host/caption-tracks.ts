/** How a viewer wants captions: not at all, plain, or with each word highlighted as it is spoken. */
export const viewerLooks = ['off', 'plain', 'words'] as const;
export type ViewerLook = (typeof viewerLooks)[number];

/** A timestamp inside a caption's text. */
const stamp = /<(?:\d+:)?\d\d:\d\d\.\d{3}>/;
const timing = /^(\S+) +--> +(\S+)(.*)$/;

/** Whether captions carry the times of their words. */
export const hasWordTimes = (body: string): boolean => body.trimStart().startsWith('WEBVTT') && stamp.test(body);

/**
 * Captions as WebVTT, which is all that browsers show, without the times of words. SubRip differs in its head and its
 * decimal commas.
 */
export const plainTrack = (body: string): string =>
  body.trimStart().startsWith('WEBVTT')
    ? body.replaceAll(new RegExp(stamp, 'g'), '').replaceAll(/<\/?c>/g, '')
    : `WEBVTT\n\n${body.replace(/\r\n/g, '\n').replace(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2')}`;

/**
 * Captions in which the word that is spoken now has the class `now`: each caption as a row of captions with the same
 * lines, one for each of its words.
 * A style cannot do that with the timestamps themselves: to Chromium and Safari all words that have begun are `:past`,
 * and Firefox knows no such class.
 */
export function wordTrack(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => timing.test(line));
      const [, start = '', end = '', settings = ''] = timing.exec(lines[at] ?? '') ?? [];
      if (at < 0) return block;
      return litInTurn(lines.slice(at + 1).join('\n'), start, end)
        .map(({ from, to, text }) => `${from} --> ${to}${settings}\n${text}`)
        .join('\n\n');
    })
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

/**
 * The text of a caption once for each interval between two of its timestamps, with the words of that interval marked.
 */
function litInTurn(text: string, start: string, end: string): { from: string; to: string; text: string }[] {
  const pieces = text.split(new RegExp(`(${stamp.source})`));
  const stretches = [{ from: start, text: pieces[0] ?? '' }];
  for (let at = 1; at < pieces.length; at += 2)
    stretches.push({ from: (pieces[at] ?? '').slice(1, -1), text: pieces[at + 1] ?? '' });
  return stretches.map(({ from }, now) => ({
    from,
    to: stretches[now + 1]?.from ?? end,
    text: stretches
      .map((each, at) => (at === now ? each.text.replaceAll('<c>', '<c.now>') : each.text.replaceAll(/<\/?c>/g, '')))
      .join(''),
  }));
}

import { pictureViewIn } from '#shared/picture-views.ts';
import { wordClass } from './word-classes.ts';

const opens = /[“«]/g;
const closes = /[”»]/g;
const addresses = wordClass('scene-sentences', 'addresses');

const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;

/** Whether speech that began in a text is not over at its end. */
const staysOpen = (text: string): boolean =>
  text.lastIndexOf('“') > text.lastIndexOf('”') || text.lastIndexOf('«') > text.lastIndexOf('»') || count(text, /"/g) % 2 === 1;

/** For each scene, whether it begins in the middle of what somebody says. */
export function beginsInSpeech(texts: readonly string[]): boolean[] {
  let open = false;
  return texts.map((text) => {
    if (pictureViewIn(text)) return false;
    const first = text.search(/[“«”»]/);
    const head = first < 0 ? text : text.slice(0, first);
    const speaksOn = head
      .toLowerCase()
      .split(/[^\p{L}'’]+/u)
      .some((word) => addresses.test(word));
    const begins = first >= 0 && /[”»]/.test(text[first]!) ? open || count(text, closes) > count(text, opens) : open && speaksOn;
    open = begins && first < 0 ? true : staysOpen(text);
    return begins;
  });
}

// Finds scenes that begin in the middle of a speech, because the speech was cut into several scenes.
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import { wordClass } from './word-classes.ts';

const opens = /[“«]/g;
const closes = /[”»]/g;
const addresses = wordClass('scene-sentences', 'addresses');

const ofMe = /(?<!\p{L})(?:I|my|me|je|j['’]\p{L}+|mon|ma|mes)(?!\p{L})/iu;
const toYou = /(?<!\p{L})(?:you|your|ye|thee|thy|tu|toi|ton|ta|tes|vous|votre|vos)(?!\p{L})/iu;
/** A narrator who is in the tale: "I was ten years old". */
const tellsOfMe =
  /(?<!\p{L})(?:I (?:was|had|went|ran|saw|felt|took|\p{L}+ed)|j['’](?:avais|étais|ai)|je (?:me |suis )\p{L}+)(?!\p{L})/iu;

const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;

/** Whether speech that began in a text is not over at its end. */
const staysOpen = (text: string): boolean =>
  text.lastIndexOf('“') > text.lastIndexOf('”') ||
  text.lastIndexOf('«') > text.lastIndexOf('»') ||
  count(text, /"/g) % 2 === 1;

/** For each scene, whether it begins in the middle of what somebody says. */
export function beginsInSpeech(texts: readonly string[]): boolean[] {
  let open = false;
  const hasTeller = texts.some((text) => tellsOfMe.test(text.replaceAll(/[“«"][^”»"]*[”»"]/g, ' ')));
  return texts.map((text) => {
    if (pictureViewIn(text)) return false;
    const first = text.search(/[“«”»]/);
    const head = (first < 0 ? text : text.slice(0, first)).split(/(?<=[.!?])\s/)[0]!;
    const speaksOn = head
      .toLowerCase()
      .split(/[^\p{L}'’]+/u)
      .some((word) => addresses.test(word));
    // Neither a mark nor a narrator: "I" speaks to "you".
    if (first < 0 && !text.includes('"') && ofMe.test(text) && toYou.test(text) && !hasTeller) return true;
    const begins =
      first >= 0 && /[”»]/.test(text[first]!)
        ? open || (speaksOn && count(text, closes) > count(text, opens))
        : open && speaksOn;
    open = begins && first < 0 ? true : staysOpen(text);
    return begins;
  });
}

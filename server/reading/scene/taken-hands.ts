// Understands that "She took it" takes the hand that was held out in the sentence before.
import type { SentenceReading } from './sentence-reading.ts';
import type { Deed } from '../deeds/deed.ts';

const offered =
  /\b(?:held|reached|stretched|put) out (?:his|her|a|one) (?:\w+ )?hand\b|\boffered (?:him |her )?(?:his|her) hand\b|(?<!\p{L})tendit la main(?!\p{L})/iu;

/**
 * The scenes with the deed of taking a hand that was held out: '"Come," he said, and held out his hand. She took it.'
 */
export function withTakenHands(scenes: readonly (readonly SentenceReading[])[]): SentenceReading[][] {
  let last: SentenceReading | undefined;
  return scenes.map((sentences) =>
    sentences.map((reading) => {
      const before = last;
      last = reading;
      const from = before && offered.test(before.sentence.text) ? handOf(before) : null;
      if (!from) return reading;
      const deeds = reading.deeds.map((deed) => (takesIt(reading, deed, from) ? takesHand(deed, from) : deed));
      return { ...reading, deeds };
    }),
  );
}

const handOf = ({ deeds }: SentenceReading): string | null =>
  deeds.findLast(({ actors, happens }) => happens && actors.length === 1)?.actors[0] ?? null;

const takesIt = ({ sentence: { tokens } }: SentenceReading, { lemma, at, actors }: Deed, from: string): boolean =>
  actors.length === 1 &&
  actors[0] !== from &&
  ((lemma === 'take' && tokens[at + 1]?.low === 'it') || (lemma === 'prendre' && tokens[at - 1]?.low === 'la'));

const takesHand = (deed: Deed, from: string): Deed => ({
  ...deed,
  action: 'hold-hands',
  targets: [from],
  isPhrase: true,
  sure: 0,
});

// Keeps a sick person in bed from scene to scene until the text says that they are up.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import type { SentenceReading } from './sentence-reading.ts';
import type { Draft } from './scene-draft.ts';

/** Words for falling ill, or lying ill in bed. */
const fallsIll: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /^(?:was|lay|is|lies|were|stayed)? ?(?:\w+ )?(?:(?:fell|became|got|was|is|taken) (?:very |so |suddenly )?(?:ill|sick)|(?:was|lay|stayed|is|lies) (?:\w+ )?in bed (?:with|because|for)|had (?:a )?(?:high )?fever|could not (?:get|leave) (?:up|(?:her|his) bed))\b/i,
  fr: /^(?:tomb\p{L}* (?:gravement )?malade|(?:est|était) (?:très )?malade|ne (?:pouvait|peut) plus se lever|(?:est|était|resta|reste) (?:au lit|alitée?)|(?:avait|a) (?:de la|une forte) fièvre)(?!\p{L})/iu,
};
/** Actions that nobody does in bed: whoever does them is well again. */
const up = new Set<ReadingAction>([
  ...(['walk', 'run', 'dance', 'arrive', 'leave', 'climb', 'wave', 'carry', 'cook', 'stand', 'jump', 'play'] as const),
  ...(['ride', 'drive', 'sell', 'plant', 'harvest', 'clean', 'kneel', 'sing', 'rejoice', 'build', 'knock'] as const),
]);
const well =
  /\b(?:recover(?:ed|s)?|got (?:well|better|up)|was (?:well|better|healthy)|healed|at (?:his|her) (?:gate|door))\b|(?<!\p{L})(?:se (?:leva|lève|remit)|guérie?|guérit|retrouva ses forces|rétablie?|allait mieux)(?!\p{L})/iu;
/** Actions of people beside a bed. */
const atBed = new Set<ReadingAction>([
  ...(['talk', 'tell', 'ask', 'sit', 'stand', 'look', 'listen', 'wait', 'comfort', 'give', 'share'] as const),
  ...(['read', 'write', 'whisper', 'greet', 'teach', 'think', 'serve', 'heal', 'pour'] as const),
]);
const inBed = new Set<Draft['place']>(['bedroom', 'clinic']);

/**
 * Keeps a person who fell ill in bed, and the others beside the bed, until that person is up again: "She read him
 * stories".
 */
export function withSick(
  drafts: readonly Draft[],
  scenes: readonly (readonly SentenceReading[])[],
  language: ReadingLanguage,
): Draft[] {
  const sick = new Set<string>();
  return drafts.map((draft, at) => {
    for (const { sentence, spans, deeds } of scenes[at] ?? []) {
      for (const { person, to } of spans.filter(({ unsure }) => !unsure)) {
        const next = sentence.tokens[to + 1];
        if (next && !sentence.tokens[to]!.mark && fallsIll[language].test(sentence.text.slice(next.start)))
          sick.add(person);
      }
      if (well.test(sentence.text)) for (const { person } of spans) sick.delete(person);
      for (const { actors, action, happens } of deeds)
        if (happens && up.has(action)) for (const id of actors) sick.delete(id);
    }
    const lying = draft.people.find(({ id, count }) => sick.has(id) && count === 1);
    if (!lying || draft.era !== 'today' || !inBed.has(draft.place) || !atBed.has(draft.action)) return draft;
    const others = draft.people.filter((person) => person !== lying).map(({ id }) => id);
    return {
      ...draft,
      action: 'lie-sick',
      actors: [lying.id],
      targets: others,
      things: draft.things.filter(({ name }) => name !== 'bed'),
      fitting: ['full', 'wide', 'half'],
    };
  });
}

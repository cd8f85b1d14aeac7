import type { ReadingEra, ReadingPlace, ReadPerson, SceneReading } from '#shared/scene-reading.ts';
import { pictureViewIn } from '#shared/picture-views.ts';
import type { Deed } from './deeds.ts';
import { imagesIn } from './image-words.ts';
import { beginsInSpeech } from './open-speech.ts';
import { type Shown, peopleShown, resumed } from './people-shown.ts';
import type { MentionedPeople } from './person-mentions.ts';
import { type Choice, choicesOf, seenIn, sentenceReadings, type SentenceReading, spoken, toldAsPast } from './scene-choice.ts';
import { feelingsIn } from './scene-feeling.ts';
import { hourIn } from './scene-hour.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import { chooseShots, fittingShots, type ShotSubject } from './scene-shot.ts';
import { type Around, thingsIn } from './scene-things.ts';
import { eraOf, hasNoPlot } from './tale-kind.ts';
import { hourAfter, type Setting, settingOf } from './tale-setting.ts';
import { wordClass } from './word-classes.ts';

/** A scene of a tale as it is read. */
export type SceneText = { readonly text: string };

const feeble = 2.2;
const small = wordClass('scene-readings', 'small');

type Draft = Omit<SceneReading, 'shot'> & { readonly fitting: ReturnType<typeof fittingShots> };

/** Reads what each scene of a tale shows, with the people that were found in it. */
export function sceneReadings(scenes: readonly SceneText[], mentioned: MentionedPeople, language: ReadingLanguage): SceneReading[] {
  const inSpeech = beginsInSpeech(scenes.map(({ text }) => text));
  const all = scenes.map(({ text }, index) => sentenceReadings(text.slice(0, 4000), index, mentioned, language, inSpeech[index]));
  const whole = scenes.map(({ text }) => text).join(' ');
  const era = eraOf(
    whole,
    language,
    mentioned.people.map(({ called }) => called),
  );
  const tellings = all.filter((_, index) => !pictureViewIn(scenes[index]!.text));
  const plotless = isPlotless(tellings.length > 0 ? tellings : all, whole, language, era);
  const isPast = toldAsPast(all);
  const people = new Map(mentioned.people.map((person) => [person.id, person]));
  let setting: Setting = { place: null, time: 'day', weather: 'clear', timeAge: 0, weatherAge: 0 };
  let before: Deed | null = null;
  let speech: Deed | null = null;
  const drafts: Draft[] = [];
  for (const [index, sentences] of all.entries()) {
    const view = pictureViewIn(scenes[index]!.text);
    const recent = drafts.slice(-2).flatMap((draft) => draft.people);
    const best: Choice | undefined =
      choicesOf(sentences, before, isPast).find((each) => !plotless || isTold(sentences[each.index]!, each.deed)) ??
      (plotless ? undefined : resumed(sentences, recent, isPast));
    const closes: boolean =
      index === all.length - 1 && all.length > 1 && !best?.deed.actors.some((id) => recent.some((each) => each.id === id));
    const choice: Choice | null = best && !view && (!closes || best.score > feeble) ? best : null;
    const shown: Shown | null =
      choice || view || plotless ? null : peopleShown({ sentences, people, speech, isPast, knownOnly: closes ? recent : null });
    const told = view && !plotless ? 0 : null;
    const at = choice?.index ?? shown?.index ?? (plotless ? richest(sentences, language, view ? 1 : 0) : stillSentence(sentences));
    const own = sentences[told ?? at];
    const deed: Deed | null = choice?.deed ?? shown?.deed ?? null;
    const seen = choice ? seenIn(own!, choice.deed, people) : (shown?.people ?? []);
    const chosen = view && best ? best.index : view ? Math.min(1, sentences.length - 1) : at;
    const { here, after } = settingOf({
      sentences,
      chosen,
      deed: view ? (best?.deed ?? null) : deed,
      seen,
      era,
      language,
      before: setting,
    });
    const hour = view && own ? hourIn(own.sentence.tokens, language) : null;
    setting = view ? { ...setting, place: after.place } : hourAfter(after);
    const letter = index === 0 && plotless && !view ? writerOf(own, people) : null;
    const earlier = [...(all[index - 1] ?? []), ...sentences.slice(0, at)].map(({ sentence }) => sentence);
    drafts.push(
      letter
        ? written(own!, letter, era)
        : drafted({
            own,
            deed,
            seen,
            here: hour ? { ...here, time: hour } : here,
            era,
            language,
            plotless,
            isView: view !== null,
            still: shown !== null && !shown.deed,
            around: { earlier, next: sentences[at + 1]?.sentence },
          }),
    );
    if (!view) {
      before = deed;
      speech = lastSpeech(sentences) ?? (inSpeech[index] ? speech : null);
    }
  }
  for (const [index, draft] of drafts.entries())
    if (draft.people.length + draft.things.length === 0 && draft.action === 'none' && !plotless && inside.test(draft.place))
      drafts[index] = { ...draft, place: outdoors(drafts, index) };
  const shots = chooseShots(drafts.map(({ fitting }) => fitting));
  return drafts.map(({ fitting: _, ...draft }, index) => ({ ...draft, shot: shots[index]! }));
}

function isPlotless(all: readonly (readonly SentenceReading[])[], whole: string, language: ReadingLanguage, era: ReadingEra): boolean {
  // What is only said is neither an event nor the lack of one.
  const sentences = all.flat().filter(({ sentence: { tokens } }) => tokens.some(({ quoted }) => !quoted));
  const events = sentences.filter(({ deeds }) =>
    deeds.some((deed) => deed.happens && deed.isPast && deed.actors.some((id) => id !== 'teller')),
  );
  const told = sentences.filter(({ deeds }) => deeds.some((deed) => deed.happens && deed.action !== 'none' && deed.actors.length > 0));
  return hasNoPlot(whole, language, era === 'scripture' ? events.length : told.length, sentences.length);
}

/** Whether a deed is told as past of somebody who is named: what a psalm or a letter says of "me" and "you" is no event. */
const isTold = ({ spans }: SentenceReading, { isPast, actors, at }: Deed): boolean =>
  isPast && spans.some(({ how, person, to }) => how !== 'pronoun' && to < at && actors.includes(person));

const inside = wordClass('scene-readings', 'indoors');

/** Where the tale was out of doors last, or is next: a view without people needs a sky. */
function outdoors(drafts: readonly Draft[], index: number): ReadingPlace {
  const near = [...drafts.slice(0, index).toReversed(), ...drafts.slice(index + 1)];
  return near.find(({ place }) => !inside.test(place))?.place ?? 'village';
}

/** The sentence of a scene in which nobody does anything: the first that is told and asks nothing. */
function stillSentence(sentences: readonly SentenceReading[]): number {
  const found = sentences.findIndex(({ sentence }) => !sentence.isQuestion && sentence.tokens.some(({ quoted }) => !quoted));
  return Math.max(0, found);
}

/** The sentence of a text without events that names most images. */
function richest(sentences: readonly SentenceReading[], language: ReadingLanguage, from: number): number {
  const images = sentences.map(({ sentence }, at) => (at < from ? 0 : imagesIn(sentence.tokens, language).length));
  return Math.max(0, Math.min(sentences.length - 1, Math.max(from, images.indexOf(Math.max(0, ...images)))));
}

/** Whoever spoke last in a scene. */
const lastSpeech = (sentences: readonly SentenceReading[]): Deed | null =>
  sentences
    .flatMap(({ deeds }) => deeds)
    .findLast(({ happens, isAside, action, actors }) => happens && !isAside && spoken.has(action) && actors.length > 0) ?? null;

function writerOf(own: SentenceReading | undefined, people: ReadonlyMap<string, ReadPerson>): ReadPerson | null {
  const writes = own && /\b(?:apostle|servant of|prisoner of|the elder|apôtre|serviteur de|prisonnier de)\b/i.test(own.sentence.text);
  const first = writes ? own.spans.find(({ how }) => how === 'name') : undefined;
  return (first && people.get(first.person)) ?? null;
}

const written = ({ sentence }: SentenceReading, writer: ReadPerson, era: ReadingEra): Draft => ({
  sentence: sentence.text.slice(0, 600),
  era,
  place: era === 'scripture' ? 'house' : 'office',
  time: 'day',
  weather: 'clear',
  people: [writer],
  action: 'write',
  actors: [writer.id],
  targets: [],
  things: [{ name: era === 'scripture' ? 'scroll' : 'letter', count: 1 }],
  animals: [],
  feeling: 'calm',
  fitting: ['hands', 'half'],
});

const instruments = /^(?:drum|harp|guitar|bell|cymbals?|xylophone|piano)$/;
const leading = /^(?:lead|bring|drive|take|chase|mener|ramener|conduire|emmener)$/;

type Drawn = {
  readonly own: SentenceReading | undefined;
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly here: { readonly place: ReadingPlace; readonly time: SceneReading['time']; readonly weather: SceneReading['weather'] };
  readonly era: ReadingEra;
  readonly language: ReadingLanguage;
  readonly plotless: boolean;
  readonly isView: boolean;
  readonly still: boolean;
  readonly around: Around;
};

function drafted({ own, deed, seen, here, era, language, plotless, isView, still, around }: Drawn): Draft {
  const read = own ? thingsIn(own.sentence, own.deeds, deed, language, around) : { things: [], animals: [] };
  const images = own && seen.length === 0 && (plotless || (era === 'scripture' && !isView)) ? imagesIn(own.sentence.tokens, language) : [];
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name, count: name === 'sheep' ? 5 : 1 }));
  const things = images.length > 0 ? named(images.flatMap(({ things: each }) => each ?? [])).slice(0, 3) : read.things;
  const animals = images.length > 0 ? named(images.flatMap(({ animals: each }) => each ?? [])).slice(0, 3) : read.animals;
  const { scene, byPerson } = own
    ? feelingsIn(own.sentence.tokens, own.spans, deed, language)
    : { scene: null, byPerson: new Map<string, never>() };
  const feeling = scene ?? 'calm';
  const drives = deed !== null && animals.length > 0 && deed.targets.length === 0 && leading.test(deed.lemma);
  const goes = drives && /^(?:to|into|off|away|back|home|along|through|jusqu)/.test(own?.sentence.tokens[deed.at + 1]?.low ?? '');
  const isCart = deed?.action === 'drive' && (era === 'scripture' || animals.length > 0);
  const isDrum = deed?.action === 'hit' && deed.targets.length === 0 && instruments.test(things[0]?.name ?? '');
  const action = isDrum ? 'play' : goes || isCart ? 'ride' : drives ? 'herd' : (deed?.action ?? (still ? 'stand' : 'none'));
  const subject: ShotSubject = {
    action,
    feeling,
    seen: seen.reduce((sum, { count }) => sum + count, 0),
    targets: deed?.targets.length ?? 0,
    smallThing: things.some(({ name }) => small.test(name)),
    hasThing: things.length > 0 && !plotless,
    opensOrCloses: isView,
  };
  return {
    sentence: (own?.sentence.text ?? '').slice(0, 600),
    era,
    place: images.find(({ place }) => place)?.place ?? here.place,
    time: images.find(({ time }) => time)?.time ?? here.time,
    weather: images.find(({ weather }) => weather)?.weather ?? here.weather,
    people: seen.map((person) => ({ ...person, feeling: byPerson.get(person.id) ?? null })),
    action,
    actors: deed?.actors.slice(0, 12) ?? (still ? seen.map(({ id }) => id) : []),
    targets: deed?.targets.slice(0, 12) ?? [],
    things,
    animals,
    feeling,
    fitting: fittingShots(subject),
  };
}

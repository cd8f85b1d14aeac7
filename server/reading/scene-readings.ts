import { pictureViewIn } from '#shared/picture-views.ts';
import type { ReadingAction, ReadingEra, ReadingPlace, ReadPerson, SceneReading } from '#shared/scene-reading.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { Deed } from './deeds.ts';
import { guestPassageAt } from './guest-passage.ts';
import { guestSceneOf } from './people/guest-people.ts';
import { writerOf, written } from './letter-writer.ts';
import { isBeyondBabies, isOfBabies } from './deeds-of-babies.ts';
import { imagesIn } from './image-words.ts';
import { beginsInSpeech } from './open-speech.ts';
import { type Shown, peopleShown, resumed } from './people-shown.ts';
import type { MentionedPeople } from './person-mentions.ts';
import { type Choice, choicesOf, seenIn, sentenceReadings, type SentenceReading, spoken, toldAsPast } from './scene-choice.ts';
import { feelingsIn } from './scene-feeling.ts';
import { hourIn } from './scene-hour.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import { chooseShots, fittingShots, type ShotSubject } from './scene-shot.ts';
import { withMarks } from './person-marks.ts';
import { type Around, thingsIn } from './scene-things.ts';
import { eraOf, hasNoPlot } from './tale-kind.ts';
import { richest, stillSentence } from './plain-sentence.ts';
import { placeOfView } from './place-view.ts';
import { type Draft, type Here, viewDraft } from './scene-draft.ts';
import { homeOfTale } from './tale-home.ts';
import { withStaying } from './staying-things.ts';
import { withColours } from './thing-colours.ts';
import { taughtActs } from './taught-acts.ts';
import { shownBy } from './taught-scene.ts';
import { calmly } from './sure-deeds.ts';
import { withTool } from './tools-of-verbs.ts';
import { hourAfter, type Setting, settingOf } from './tale-setting.ts';
import { wordClass } from './word-classes.ts';

export type SceneText = { readonly text: string };

const feeble = 2.2;
/** Before anything is told. */
const unset: Setting = { place: null, isOutside: false, time: 'day', weather: 'clear', timeAge: 0, weatherAge: 0 };
/** Books in which nobody is named for many verses, and what is told is an image. */
const poetic = /^(?:JOB|PSA|PRO|ECC|SNG|ISA|LAM)$/;
const small = wordClass('scene-readings', 'small');

/** Reads what each scene of a tale shows, with the people that were found in it. */
export function sceneReadings(
  scenes: readonly SceneText[],
  mentioned: MentionedPeople,
  language: ReadingLanguage,
  passage: VerseRange | null,
): SceneReading[] {
  const inSpeech = beginsInSpeech(scenes.map(({ text }) => text));
  const all = scenes.map(({ text }, index) => sentenceReadings(text.slice(0, 4000), index, mentioned, language, inSpeech[index]));
  const whole = scenes.map(({ text }) => text).join(' ');
  const era = eraOf(
    whole,
    language,
    mentioned.people.map(({ called }) => called),
    passage !== null,
  );
  const views = scenes.map(({ text }) => pictureViewIn(text));
  const told = all.filter((_, index) => !views[index]);
  const plotless = isPlotless(told.length > 0 ? told : all, whole, language, era);
  const isPast = toldAsPast(all);
  const people = new Map(mentioned.people.map((person) => [person.id, person]));
  const guest = passage === null ? null : (guestSceneOf(scenes, language) ?? guestPassageAt(mentioned, views.map(Boolean)));
  const ownHome = homeOfTale({ scenes: told, roles: mentioned.people.map(({ role }) => role), era, language, passage });
  const taughtIn = taughtActs(language);
  let setting = unset;
  let home = ownHome;
  let before: Deed | null = null;
  let speech: Deed | null = null;
  const drafts: Draft[] = [];
  for (const [index, sentences] of all.entries()) {
    if (index === guest) [setting, home] = [unset, { place: null, known: false }];
    if (views[index] && told.length > 0) {
      const sentence = sentences[0]?.sentence;
      const time = (sentence && hourIn(sentence.tokens, language)) ?? setting.time;
      drafts.push(viewDraft(sentence?.text ?? '', { place: home.place ?? 'road', time, weather: calmed(setting.weather) }, era));
      continue;
    }
    const recent = drafts.slice(-2).flatMap((draft) => draft.people);
    const choices: Choice[] = choicesOf(sentences, before, language, isPast).filter(
      ({ index: at, deed: each }) => (!plotless || isTold(sentences[at]!, each)) && !isBeyondBabies(each, people),
    );
    const best: Choice | undefined =
      choices.find(({ deed: each }) => !isOfBabies(each, people)) ??
      choices[0] ??
      (plotless ? undefined : resumed(sentences, recent, isPast));
    const closes: boolean =
      index === all.length - 1 && all.length > 1 && !best?.deed.actors.some((id) => recent.some((each) => each.id === id));
    const choice: Choice | null = best && (!closes || best.score > feeble) ? best : null;
    const shown: Shown | null =
      choice || plotless ? null : peopleShown({ sentences, people, speech, isPast, knownOnly: closes ? recent : null });
    const isSung = poetic.test(passage?.book ?? '') && !choice && (shown?.people.length ?? 0) === 0;
    const taught = (plotless && !choice && index > 0) || isSung ? taughtIn(sentences, index, plotless ? 1 : 2) : null;
    const at =
      choice?.index ?? (taught ? taught.index : shown?.index) ?? (plotless ? richest(sentences, language) : stillSentence(sentences));
    const own = sentences[at];
    const isModest = choice?.isSure === false;
    const deed: Deed | null = (isModest ? calmly(choice.deed, index) : choice?.deed) ?? shown?.deed ?? null;
    const seen = choice ? seenIn(own!, choice.deed, people) : (shown?.people ?? []);
    const near = index + 1 < (home.from ?? 0) ? { place: null, known: false } : home;
    const { here, after } = settingOf({ sentences, chosen: at, deed, seen, era, language, before: setting, home: near });
    setting = hourAfter(after, era);
    const letter = plotless && !choice && views.findIndex((view) => !view) === index ? writerOf(own, people, passage?.book) : null;
    const earlier = [...(all[index - 1] ?? []), ...sentences.slice(0, at)].map(({ sentence }) => sentence);
    const still = shown !== null && !shown.deed;
    const around = { earlier, next: sentences[at + 1]?.sentence };
    drafts.push(
      letter
        ? written(own!, letter, era)
        : taught && own
          ? shownBy(taught, own, here.place, era, hourIn(own.sentence.tokens, language))
          : drafted({ own, deed, seen, here, era, language, plotless, still, around, isModest }),
    );
    before = deed;
    speech = lastSpeech(sentences) ?? (inSpeech[index] ? speech : null);
  }
  const places = drafts.map(({ place }, index) => (views[index] ? null : place));
  for (const [index, view] of views.entries()) {
    const draft = drafts[index]!;
    const next = view?.of === 'next' ? drafts.find((_, later) => later > index && !views[later]) : undefined;
    if (view) drafts[index] = { ...draft, place: placeOfView(view, places, index) ?? draft.place, weather: next?.weather ?? draft.weather };
  }
  const shots = chooseShots(drafts.map(({ fitting }) => fitting));
  return withColours(withStaying(drafts, (at) => views[at] !== null)).map(({ fitting: _, people: seen, ...draft }, index) => ({
    ...draft,
    people: seen.map((person) => withMarks(person, mentioned.marks, index)),
    shot: shots[index]!,
  }));
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

/** A view ends in clear air what was told; snow lies on. */
const calmed = (weather: SceneReading['weather']) => (weather === 'snow' ? weather : 'clear');

/** Whoever spoke last in a scene. */
const lastSpeech = (sentences: readonly SentenceReading[]): Deed | null =>
  sentences
    .flatMap(({ deeds }) => deeds)
    .findLast(({ happens, isAside, action, actors }) => happens && !isAside && spoken.has(action) && actors.length > 0) ?? null;

const instruments = /^(?:drum|harp|guitar|bell|cymbals?|xylophone|piano)$/;
const draught = /^(?:donkey|horse|ox|cow|camel|mule)$/;
const leading = /^(?:lead|bring|drive|take|chase|mener|ramener|conduire|emmener)$/;

const beastsOf = (images: ReturnType<typeof imagesIn>) =>
  images.flatMap(({ animals, many }) => (animals ?? []).map((name) => ({ name, count: name === 'sheep' ? 5 : many ? 3 : 1 }))).slice(0, 3);

type Drawn = {
  readonly own: SentenceReading | undefined;
  readonly deed: Deed | null;
  readonly seen: readonly ReadPerson[];
  readonly here: Here;
  readonly era: ReadingEra;
  readonly language: ReadingLanguage;
  readonly plotless: boolean;
  readonly still: boolean;
  readonly around: Around;
  readonly isModest: boolean;
};

function drafted({ own, deed, seen, here, era, language, plotless, still, around, isModest }: Drawn): Draft {
  const read = own && !isModest ? thingsIn(own.sentence, own.deeds, deed, language, around) : { things: [], animals: [] };
  const images = own && seen.length === 0 && (plotless || era === 'scripture') ? imagesIn(own.sentence.tokens, language) : [];
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name, count: 1 }));
  const things =
    images.length > 0
      ? named(images.flatMap(({ things: each }) => each ?? [])).slice(0, 3)
      : withTool(read.things, isModest ? undefined : deed?.lemma, era, language);
  const animals = images.length > 0 ? beastsOf(images) : read.animals;
  const { scene, byPerson } = own
    ? feelingsIn(own.sentence.tokens, own.spans, deed, language)
    : { scene: null, byPerson: new Map<string, never>() };
  const feeling = scene ?? 'calm';
  const drives = deed !== null && animals.length > 0 && deed.targets.length === 0 && leading.test(deed.lemma);
  const goes = drives && /^(?:to|into|off|away|back|home|along|through|jusqu)/.test(own?.sentence.tokens[deed.at + 1]?.low ?? '');
  const isCart = deed?.action === 'drive' && (era === 'scripture' || animals.some(({ name }) => draught.test(name)));
  const isDrum = deed?.action === 'hit' && deed.targets.length === 0 && instruments.test(things[0]?.name ?? '');
  const action = isDrum ? 'play' : goes || isCart ? 'ride' : drives ? 'herd' : (deed?.action ?? (still ? 'stand' : 'none'));
  const subject: ShotSubject = {
    action,
    feeling,
    seen: seen.reduce((sum, { count }) => sum + count, 0),
    targets: deed?.targets.length ?? 0,
    smallThing: things.some(({ name }) => small.test(name)),
    hasThing: things.length > 0 && !plotless,
  };
  return {
    sentence: (own?.sentence.text ?? '').slice(0, 600),
    era,
    place: (plotless && images.find(({ place }) => place)?.place) || here.place,
    ...(here.isOutside ? { isOutside: true } : {}),
    time: (plotless && images.find(({ time }) => time)?.time) || here.time,
    weather: images.find(({ weather }) => weather)?.weather ?? (plotless ? 'clear' : here.weather),
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

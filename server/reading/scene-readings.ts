import { viewAsked } from '#shared/place-view.ts';
import type { ReadingEra, ReadingPlace, ReadPerson, SceneReading } from '#shared/scene-reading.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { Deed } from './deeds.ts';
import { writerOf, written } from './letter-writer.ts';
import { imagesIn } from './image-words.ts';
import type { MentionedPeople } from './person-mentions.ts';
import { type Choice, choicesOf, seenIn, sentenceReadings, type SentenceReading } from './scene-choice.ts';
import { feelingsIn } from './scene-feeling.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import { chooseShots, fittingShots, type ShotSubject } from './scene-shot.ts';
import { type Around, thingsIn } from './scene-things.ts';
import { eraOf, hasNoPlot } from './tale-kind.ts';
import { placeOfView } from './place-view.ts';
import { type Draft, type Here, viewDraft } from './scene-draft.ts';
import { hourIn } from './scene-hour.ts';
import { homeOfTale } from './tale-home.ts';
import { taughtActs } from './taught-acts.ts';
import { shownBy } from './taught-scene.ts';
import { hourAfter, type Setting, settingOf } from './tale-setting.ts';
import { wordClass } from './word-classes.ts';

/** A scene of a tale as it is read. */
export type SceneText = { readonly text: string; readonly section?: 'hook' | 'setup' | 'lesson' | 'outro' };

const feeble = 2.2;
const small = wordClass('scene-readings', 'small');

/** Reads what each scene of a tale shows, with the people that were found in it. */
export function sceneReadings(
  scenes: readonly SceneText[],
  mentioned: MentionedPeople,
  language: ReadingLanguage,
  passage: VerseRange | null,
): SceneReading[] {
  const all = scenes.map(({ text }, index) => sentenceReadings(text.slice(0, 4000), index, mentioned, language));
  const whole = scenes.map(({ text }) => text).join(' ');
  const era = eraOf(
    whole,
    language,
    mentioned.people.map(({ called }) => called),
    passage !== null,
  );
  const plotless = isPlotless(all, whole, language, era);
  const people = new Map(mentioned.people.map((person) => [person.id, person]));
  const views = scenes.map(({ text }) => viewAsked(text));
  const told = all.filter((_, index) => !views[index]);
  const home = homeOfTale({ scenes: told, roles: mentioned.people.map(({ role }) => role), era, language, passage });
  let setting: Setting = { place: null, time: 'day', weather: 'clear', timeAge: 0, weatherAge: 0 };
  let before: Deed | null = null;
  const taughtIn = taughtActs(language);
  const drafts: Draft[] = [];
  for (const [index, sentences] of all.entries()) {
    const edge = index === 0 || index === all.length - 1 || scenes[index]!.section === 'hook' || scenes[index]!.section === 'outro';
    if (views[index] && told.length > 0) {
      const sentence = sentences[0]?.sentence;
      const time = (sentence && hourIn(sentence.tokens, language)) ?? setting.time;
      drafts.push(viewDraft(sentence?.text ?? '', { place: home.place ?? 'road', time, weather: setting.weather }, era));
      continue;
    }
    const recent = drafts.slice(-2).flatMap((draft) => draft.people);
    const best: Choice | undefined =
      choicesOf(sentences, before).find((each) => !plotless || isTold(sentences[each.index]!, each.deed)) ??
      (plotless ? undefined : resumed(sentences, recent));
    const choice: Choice | null = best && (!edge || best.score > feeble || all.length === 1) ? best : null;
    const taught = plotless && !choice && index > 0 ? taughtIn(sentences, index) : null;
    const at = choice?.index ?? taught?.index ?? (plotless ? richest(sentences, language) : stillSentence(sentences));
    const own = sentences[at];
    const deed: Deed | null = choice?.deed ?? null;
    const bearing = deed || plotless || edge || !own ? null : bearingOf(own, people);
    const seen = own && (deed || bearing) ? (deed ? seenIn(own, deed, people) : bearing!) : [];
    const { here, after } = settingOf({ sentences, chosen: at, deed, seen, era, language, before: setting, home });
    setting = hourAfter(after);
    const letter = index === 0 && plotless ? writerOf(own, people) : null;
    const earlier = [...(all[index - 1] ?? []), ...sentences.slice(0, at)].map(({ sentence }) => sentence);
    drafts.push(
      letter
        ? written(own!, letter, era)
        : taught && own
          ? shownBy(taught, own, here.place, era)
          : drafted({
              own,
              deed,
              seen,
              here,
              era,
              language,
              plotless,
              edge,
              still: bearing !== null,
              around: { earlier, next: sentences[at + 1]?.sentence },
            }),
    );
    before = deed;
  }
  const places = drafts.map(({ place }, index) => (views[index] ? null : place));
  for (const [index, view] of views.entries()) {
    const draft = drafts[index]!;
    const next = view?.of === 'next' ? drafts.find((_, later) => later > index && !views[later]) : undefined;
    if (view) drafts[index] = { ...draft, place: placeOfView(view, places, index) ?? draft.place, weather: next?.weather ?? draft.weather };
  }
  const shots = chooseShots(drafts.map(({ fitting }) => fitting));
  return drafts.map(({ fitting: _, ...draft }, index) => ({ ...draft, shot: shots[index]! }));
}

function isPlotless(all: readonly (readonly SentenceReading[])[], whole: string, language: ReadingLanguage, era: ReadingEra): boolean {
  const sentences = all.flat();
  const events = sentences.filter(({ deeds }) =>
    deeds.some((deed) => deed.happens && deed.isPast && deed.action !== 'none' && deed.actors.length > 0),
  );
  const told = sentences.filter(({ deeds }) => deeds.some((deed) => deed.happens && deed.action !== 'none' && deed.actors.length > 0));
  return hasNoPlot(whole, language, era === 'scripture' ? events.length : told.length, sentences.length);
}

/** Whether a deed is told as past of somebody who is named: what a psalm or a letter says of "me" and "you" is no event. */
const isTold = ({ spans }: SentenceReading, { isPast, actors, at }: Deed): boolean =>
  isPast && spans.some(({ how, person, to }) => how !== 'pronoun' && to < at && actors.includes(person));

/** What "they" do whom the tale does not name again: those who were seen in the pictures before, if they are several. */
function resumed(sentences: readonly SentenceReading[], recent: readonly ReadPerson[]): Choice | undefined {
  const ids = [...new Set(recent.map(({ id }) => id))];
  if (recent.length === 0 || (ids.length < 2 && recent.every(({ count }) => count < 2))) return undefined;
  for (const [index, { sentence, deeds }] of sentences.entries())
    for (const deed of deeds)
      if (
        deed.happens &&
        deed.isAnonymous &&
        deed.action !== 'none' &&
        /^(?:they|ils|elles)$/.test(sentence.tokens[deed.at - 1]?.low ?? '')
      )
        return { index, deed: { ...deed, actors: ids.slice(0, 4) }, score: 3 };
  return undefined;
}

/** The sentence of a scene in which nobody does anything: the first that is told and asks nothing. */
function stillSentence(sentences: readonly SentenceReading[]): number {
  const found = sentences.findIndex(({ sentence }) => !sentence.isQuestion && sentence.tokens.some(({ quoted }) => !quoted));
  return Math.max(0, found);
}

/** The sentence of a text without events that names most images. */
function richest(sentences: readonly SentenceReading[], language: ReadingLanguage): number {
  const images = sentences.map(({ sentence }) => imagesIn(sentence.tokens, language).length);
  return Math.max(0, images.indexOf(Math.max(0, ...images)));
}

const bears = wordClass('scene-readings', 'bears');

/** People of whom a sentence only says how they are: they are seen, doing nothing. */
function bearingOf({ sentence, deeds, spans }: SentenceReading, people: ReadonlyMap<string, ReadPerson>): ReadPerson[] | null {
  const deed = deeds.find(({ lemma, actors }) => bears.test(lemma) && actors.length > 0);
  const seen = spans.some(
    ({ person, from }) => deed?.actors.includes(person) && !/^(?:we|you|nous|vous|tu|on)$/.test(sentence.tokens[from]!.low),
  );
  return deed && seen ? deed.actors.flatMap((id) => people.get(id) ?? []) : null;
}

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
  readonly edge: boolean;
  readonly still: boolean;
  readonly around: Around;
};

function drafted({ own, deed, seen, here, era, language, plotless, edge, still, around }: Drawn): Draft {
  const read = own ? thingsIn(own.sentence, own.deeds, deed, language, around) : { things: [], animals: [] };
  const images = own && seen.length === 0 && (plotless || era === 'scripture') ? imagesIn(own.sentence.tokens, language) : [];
  const named = (names: readonly string[]) => [...new Set(names)].map((name) => ({ name, count: 1 }));
  const things = images.length > 0 ? named(images.flatMap(({ things: each }) => each ?? [])).slice(0, 3) : read.things;
  const animals = images.length > 0 ? beastsOf(images) : read.animals;
  const { scene, byPerson } = own
    ? feelingsIn(own.sentence.tokens, own.spans, deed, language)
    : { scene: null, byPerson: new Map<string, never>() };
  const feeling = scene ?? 'calm';
  const drives = deed !== null && animals.length > 0 && deed.targets.length === 0 && leading.test(deed.lemma);
  const action = drives ? 'herd' : (deed?.action ?? (still ? 'stand' : 'none'));
  const subject: ShotSubject = {
    action,
    feeling,
    seen: seen.reduce((sum, { count }) => sum + count, 0),
    targets: deed?.targets.length ?? 0,
    smallThing: things.some(({ name }) => small.test(name)),
    hasThing: things.length > 0 && !plotless,
    opensOrCloses: edge,
  };
  return {
    sentence: (own?.sentence.text ?? '').slice(0, 600),
    era,
    place: (plotless && images.find(({ place }) => place)?.place) || here.place,
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

// Reads a tale scene by scene: chooses for each a sentence, a deed, people, a place and a time. The main file of the
// reading.
import { pictureViewIn } from '#shared/motion/picture-views.ts';
import type { ReadingPlace, SceneReading } from '#shared/pictures/scene-reading.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { checksBy } from '../learned/checks.ts';
import type { SecondOpinion } from '../learned/second-opinion.ts';
import type { Deed } from '../deeds/deed.ts';
import { looksIn, mainAnimals, mainThings, ThingsInHand } from '../deeds/main-things.ts';
import { tellsOfLoss, withMain, withRoom } from '../deeds/kept-main.ts';
import { type Calm, calmDraft, sureInstead } from '../deeds/sure-instead.ts';
import { beastsIn, isPlotless, isTold, lastSpeech } from './told-in-scenes.ts';
import { insteadOfIdling } from './instead-of-idling.ts';
import { draftScene } from './drafted-scene.ts';
import { guestPassageAt } from '../cast/guest-passage.ts';
import { guestSceneOf } from '../people/guest-people.ts';
import { behindDoor, type Near, withListener } from '../people/listeners.ts';
import { mainPeopleOf, withMainPerson } from '../people/main-person.ts';
import { teachingByWriter, peopleGreeted, isLetter, writerOf, writingDraft } from '../cast/letter-writer.ts';
import { isBeyondBabies, isOfBabies } from '../deeds/deeds-of-babies.ts';
import { beginsInSpeech } from '../language/open-speech.ts';
import { type Shown, peopleShown, resumed } from '../people/people-shown.ts';
import type { MentionedPeople } from '../people/person-mentions.ts';
import { choicesOf, isCertain, seenIn, sentenceReadings, spoken, toldAsPast } from './scene-choice.ts';
import type { Choice, SentenceReading } from './sentence-reading.ts';
import { hourIn } from './scene-hour.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import { chooseShots, nearUnlessSure } from './scene-shot.ts';
import { withMarks } from '../looks/person-marks.ts';
import { eraOf } from '../tale/tale-kind.ts';
import { sentenceWithMostImages, stillSentence } from '../language/plain-sentence.ts';
import { placeOfView } from '../places/place-view.ts';
import { type Draft, viewDraft } from './scene-draft.ts';
import { withLand } from './with-land.ts';
import { homeOfTale, type TaleHome } from '../places/tale-home.ts';
import { withCarried, withStaying } from '../things/staying-things.ts';
import { withLooks } from '../things/thing-colours.ts';
import { namedBeasts, withNamedBeast } from '../things/named-beasts.ts';
import { toysIn, withToys } from '../things/toys.ts';
import { withProphet } from '../cast/spoken-to-prophet.ts';
import { withScenesBefore } from './scenes-before.ts';
import { doneAgain } from './done-again.ts';
import { holding, nearFew, onceMore, seenInstead, weeping, withoutLand } from './seen-instead.ts';
import { withSick } from './sick-in-bed.ts';
import { withTakenHands } from './taken-hands.ts';
import { taughtActs } from '../deeds/taught-acts.ts';
import { shownBy } from '../deeds/taught-scene.ts';
import { withCalmPose } from '../deeds/sure-deeds.ts';
import { hourAfter, type Setting, settingOf } from '../tale/tale-setting.ts';
import { skyOfSeason, wintryScenes } from '../tale/winter.ts';

export type SceneText = { readonly text: string };

const feeble = 2.2;
/** The setting before the first scene. */
const unset: Setting = {
  place: null,
  isOutside: false,
  time: 'day',
  weather: 'clear',
  toldTime: 'day',
  timeAge: 0,
  weatherAge: 0,
};
/** Books of poetry, in which nobody is named for many verses and events are only images. */
const poetic = /^(?:JOB|PSA|PRO|ECC|SNG|ISA|LAM)$/;

/** Reads what each scene of a tale shows, with the people that were found in it. */
export function sceneReadings(
  scenes: readonly SceneText[],
  mentioned: MentionedPeople,
  language: ReadingLanguage,
  passage: VerseRange | null,
  opinion: SecondOpinion | null,
): SceneReading[] {
  const inSpeech = beginsInSpeech(scenes.map(({ text }) => text));
  const all = withTakenHands(
    scenes.map(({ text }, index) => sentenceReadings(text.slice(0, 4000), index, mentioned, language, inSpeech[index])),
  );
  const whole = scenes.map(({ text }) => text).join(' ');
  const era = eraOf(
    whole,
    language,
    mentioned.people.map(({ called }) => called),
    passage !== null,
  );
  const checks = checksBy(
    opinion,
    all.map((sentences) => sentences.map(({ sentence }) => sentence.text)),
    era,
  );
  const views = scenes.map(({ text }) => pictureViewIn(text));
  const scenesTold = all.filter((_, index) => !views[index]);
  const book = passage?.book ?? '';
  const plotless = isLetter(book) || isPlotless(scenesTold.length > 0 ? scenesTold : all, whole, language, era);
  const isPast = toldAsPast(all);
  const people = new Map(mentioned.people.map((person) => [person.id, person]));
  const guest =
    passage === null
      ? null
      : (guestSceneOf(scenes, language, passage) ??
        (isLetter(book) ? null : guestPassageAt(mentioned, views.map(Boolean))));
  const ruledHome = homeOfTale({
    scenes: scenesTold,
    roles: mentioned.people.map(({ role }) => role),
    era,
    language,
    passage,
  });
  const likelyHome = era === 'today' ? checks.homeInsteadOf(ruledHome.place) : ruledHome.place;
  const ownHome: TaleHome = likelyHome === ruledHome.place ? ruledHome : { ...ruledHome, place: likelyHome, from: 0 };
  const wintry = era === 'today' ? wintryScenes(all, language) : new Set<number>();
  const main = mainThings(scenesTold, language);
  const mainBeasts = mainAnimals(scenesTold, language);
  const mainPeople = mainPeopleOf(scenesTold, people);
  const hands = new ThingsInHand(main, language);
  const taughtIn = taughtActs(language);
  let setting = unset;
  let home = ownHome;
  let before: Deed | null = null;
  let speech: Deed | null = null;
  const drafts: Draft[] = [];
  for (const [index, sentences] of all.entries()) {
    if (index === guest) [setting, home] = [unset, { place: null, known: false }];
    if (views[index] && scenesTold.length > 0) {
      const sentence = sentences[0]?.sentence;
      const time = (sentence && hourIn(sentence.tokens, language)) ?? setting.time;
      drafts.push(
        viewDraft(
          sentence?.text ?? '',
          {
            place: (home.place === 'tomb' ? null : drawable(home.place)) ?? 'road',
            time,
            weather: calmed(setting.weather),
          },
          era,
        ),
      );
      continue;
    }
    // A place that cannot be drawn lasts for its own scene only; then the tale is back at its main place.
    const sky = skyOfSeason(setting.weather, wintry, index);
    const start: Setting =
      setting.place === 'unknown' && home.place !== null && index > (home.from ?? 0)
        ? { ...setting, place: home.place, weather: sky }
        : { ...setting, weather: sky };
    const recent = drafts.slice(-2).flatMap((draft) => draft.people);
    const choices: Choice[] = choicesOf(sentences, before, language, isPast, main, checks.fitsDeed, people).filter(
      ({ index: at, deed: each }) => (!plotless || isTold(sentences[at]!, each)) && !isBeyondBabies(each, people),
    );
    const repeated: Choice | null =
      era === 'today' && !choices.some(isCertain) ? doneAgain(sentences, before, language) : null;
    const best: Choice | undefined =
      repeated ??
      choices.find(({ deed: each }) => !isOfBabies(each, people)) ??
      choices[0] ??
      (plotless ? undefined : resumed(sentences, recent, isPast));
    const drawn = index === guest || views[index - 1] ? null : (drafts.at(-1)?.place ?? null);
    const unsure: Choice | null =
      best?.deed.isDoubtful && !speaksForSure(best, sentences) && !plotless && index !== guest ? best : null;
    const calm: Calm | null =
      unsure &&
      sureInstead({
        sentences,
        unsure,
        people,
        language,
        main,
        recent: drafts.at(-1)?.people ?? [],
        hadNobody: drafts.at(-1)?.people.length === 0,
        isToday: era === 'today',
      });
    const lastDraft = drafts.at(-1);
    // A psalm or a letter tells no deeds that a picture of it could miss.
    const neverIdle = (
      draft: Draft,
      of: SentenceReading | null | undefined,
      sure: { readonly isPlaceSure: boolean; readonly isPair: boolean },
    ): Draft =>
      plotless
        ? draft
        : insteadOfIdling(draft, {
            ...{ text: scenes[index]!.text, last: lastDraft, main, beasts: of ? beastsIn(of, language) : [] },
            ...sure,
          });
    if (calm) {
      const near = isBefore(index, home) ? { place: null, known: false } : home;
      const deed: Deed | null = calm.deed;
      const seen = calm.seen.map((person) => mentioned.later(person, index, calm.index));
      const { here, after, isPlaceSure } = settingOf({
        sentences,
        chosen: calm.index,
        deed: null,
        seen,
        era,
        language,
        before: start,
        home: near,
        drawn,
        check: checks.placesAt(index, calm.index),
      });
      setting = hourAfter(after, era, setting);
      const isPair = seen.length === 2 && best?.deed.targets.length !== 0;
      const own = sentences[calm.index]!;
      drafts.push(
        nearUnlessSure(
          neverIdle(calmDraft(own, { ...calm, seen }, here, era, language), own, { isPlaceSure, isPair }),
          isPlaceSure,
        ),
      );
      for (const sentence of sentences) hands.goOn(sentence, index);
      before = deed;
      speech = lastSpeech(sentences) ?? (inSpeech[index] ? speech : null);
      continue;
    }
    const closes: boolean =
      index === all.length - 1 &&
      all.length > 1 &&
      !best?.deed.actors.some((id) => recent.some((each) => each.id === id));
    const choice: Choice | null = best && (!closes || best.score > feeble) ? best : null;
    const shown: Shown | null = choice
      ? null
      : plotless
        ? isLetter(book)
          ? peopleGreeted(sentences, people)
          : null
        : peopleShown({ sentences, people, speech, isPast, knownOnly: closes ? recent : null });
    const isSung = poetic.test(book) && !choice && (shown?.people.length ?? 0) === 0;
    const act =
      (plotless && !choice && !shown && index > 0) || isSung ? taughtIn(sentences, index, plotless ? 1 : 2) : null;
    const taught = act && (guest === null || index < guest) ? teachingByWriter(act, sentences, people, book) : act;
    const at =
      choice?.index ??
      (taught ? taught.index : shown?.index) ??
      (plotless ? sentenceWithMostImages(sentences, language) : stillSentence(sentences));
    const own = sentences[at];
    const isModest = choice?.isSure === false;
    const told: Deed | null = (isModest ? withCalmPose(choice.deed, index) : choice?.deed) ?? shown?.deed ?? null;
    const named = choice ? seenIn(own!, choice.deed, people) : (shown?.people ?? []);
    const met: Near = {
      sentences,
      chosen: at,
      before,
      recent: index === guest ? [] : (drafts.at(-1)?.people ?? []),
      people,
    };
    const heard = told && choice && !plotless ? withListener(told, named, met) : { deed: told, seen: named };
    const { deed, seen: there } = behindDoor(heard.deed, heard.seen);
    const present =
      era === 'today' && choice ? withMainPerson(there, { sentences, chosen: at, deed }, mainPeople) : there;
    const seen = present.map((person) => mentioned.later(person, index, at));
    const near = isBefore(index, home) ? { place: null, known: false } : home;
    const { here, after, isPlaceSure } = settingOf({
      sentences,
      chosen: at,
      deed: repeated ? null : deed,
      seen,
      era,
      language,
      before: start,
      home: near,
      drawn,
      check: checks.placesAt(index, at),
    });
    setting = hourAfter(after, era, setting);
    const letter =
      plotless && !choice && views.findIndex((view) => !view) === index ? writerOf(own, people, passage?.book) : null;
    const earlier = [...(all[index - 1] ?? []), ...sentences.slice(0, at)].map(({ sentence }) => sentence);
    const still = shown !== null && !shown.deed;
    const around = { earlier, next: sentences[at + 1]?.sentence };
    const instead = (draft: Draft) => {
      if (repeated) return onceMore(draft, lastDraft, main);
      const asTold =
        isModest && own && deed
          ? weeping(seenInstead(draft, own, deed, language))
          : weeping(still && own?.deeds.length === 0 ? holding(draft) : draft);
      const isPair = isModest && (deed?.targets.length ?? 0) > 0;
      return neverIdle(asTold, own, { isPlaceSure, isPair });
    };
    drafts.push(
      letter
        ? writingDraft(own!, letter, era)
        : taught && own
          ? shownBy(taught, own, here.place, era, hourIn(own.sentence.tokens, language))
          : nearUnlessSure(
              instead(
                draftScene({
                  own,
                  deed,
                  seen,
                  here,
                  era,
                  language,
                  plotless: plotless || isSung,
                  still,
                  around,
                  isModest,
                  inHand: hands.heldIn(deed, index),
                }),
              ),
              isPlaceSure,
            ),
    );
    for (const sentence of sentences) hands.goOn(sentence, index);
    before = deed;
    speech = lastSpeech(sentences) ?? (inSpeech[index] ? speech : null);
  }
  const isView = (at: number) => views[at] !== null;
  // A view looks at the land of the tale, not at a grave; the tomb of Jesus has its own well-known scenes.
  const places = drafts.map(({ place }, index) => (views[index] || place === 'tomb' ? null : drawable(place)));
  for (const [index, view] of views.entries()) {
    const draft = drafts[index]!;
    const next = view?.of === 'next' ? drafts.find((_, later) => later > index && !views[later]) : undefined;
    if (view)
      drafts[index] = {
        ...draft,
        place: placeOfView(view, places, index) ?? draft.place,
        weather: next?.weather ?? draft.weather,
      };
  }
  const turning = { things: main, animals: mainBeasts };
  const kept = (plotless ? drafts : withScenesBefore(withSick(drafts, all, language), isView)).map((draft, index) =>
    views[index]
      ? draft
      : withProphet(
          plotless ? draft : withRoom(withMain(draft, all[index]!, turning, language)),
          all[index]!,
          people,
          passage,
        ),
  );
  const shots = chooseShots(kept.map((draft) => nearFew(draft).fitting));
  const toys = toysIn(
    all.flat().map(({ sentence }) => sentence),
    language,
  );
  const beasts =
    era === 'today'
      ? namedBeasts(
          all.flat().map(({ sentence }) => sentence),
          language,
        )
      : new Map<string, string>();
  const shown = kept
    .map((draft) => withNamedBeast(withToys(draft, toys), beasts))
    .map(withLand)
    .map(withoutLand);
  const isLost = (at: number) => tellsOfLoss(all[at]!);
  const stayed = withCarried(withStaying(shown, isView), (at) => isView(at) || isLost(at), main);
  return withLooks(stayed, looksIn(all, language)).map(({ fitting: _, people: seen, ...draft }, index) => ({
    ...draft,
    people: seen.map((person) => withMarks(person, mentioned.marks, index)),
    shot: shots[index]!,
  }));
}

/** "His father-in-law said to him": who speaks is named, and the person mentioned last hears it. */
const speaksForSure = (
  { index, deed: { action, actors, at } }: Choice,
  sentences: readonly SentenceReading[],
): boolean =>
  spoken.has(action) &&
  actors.every((id) =>
    sentences[index]!.spans.some(
      ({ person, how, to }) => person === id && how !== 'pronoun' && to >= at - 3 && to < at + 4,
    ),
  );

/** Whether a scene is before the tale reaches its main place. The scene right before that may already lead up to it. */
const isBefore = (index: number, { from = 0 }: TaleHome): boolean => index < from - (index === 0 ? 1 : 0);

/** The place, if it can be drawn as a view. */
const drawable = (place: ReadingPlace | null): ReadingPlace | null => (place === 'unknown' ? null : place);

/** The weather of a view: clear, or snow if snow lies. */
const calmed = (weather: SceneReading['weather']) => (weather === 'snow' ? weather : 'clear');

import { t } from '@lingui/core/macro';
import type { SceneCut } from '#shared/film/scene-cut.contract.ts';
import { type CutPlace, cutPlaces, placeNear, shareOf } from '#shared/film/scene-cut.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';

/** How many words of each language stay in the first scene. */
export type CutAt = Partial<Record<Language, number>>;

/** Where a scene would be split: in the middle of the displayed language, and at matching places in the others. */
export function startingCut(cut: SceneCut, shown: Language): CutAt {
  const own = cut.languages.find(({ language }) => language === shown) ?? cut.languages[0];
  const place = own && placeNear(own.text, 0.5);
  return own && place ? matchingCut(cut, own.language, place.words) : {};
}

/** The cut in which one language is split there, and the others where about as much is said. */
export function matchingCut(cut: SceneCut, language: Language, words: number): CutAt {
  const own = cut.languages.find((each) => each.language === language);
  const share = shareOf(own?.text ?? '', words);
  return Object.fromEntries(
    cut.languages.map((each) => [
      each.language,
      each.language === language ? words : (placeNear(each.text, share)?.words ?? 0),
    ]),
  );
}

/** The next cut before or after a place; `phrases` leaves out those inside a phrase. */
export function placeBeside(text: string, words: number, by: 1 | -1, phrases: boolean): CutPlace | null {
  const places = cutPlaces(text).filter(({ ends }) => !phrases || ends !== 'word');
  return (
    (by > 0 ? places.find((place) => place.words > words) : places.findLast((place) => place.words < words)) ?? null
  );
}

/** What a split does to the sounds, one sentence for each language. */
export function splitSounds(
  { languages, sceneNo }: SceneCut,
  at: CutAt,
): { language: Language; good: boolean; words: string }[] {
  return languages.map(({ language, sound, soundCuts }) => {
    const name = languageNames[language];
    const cut = soundCuts.includes(at[language] ?? 0);
    const good = sound === 'none' || cut;
    if (sound === 'none') return { language, good, words: t`${name} is not narrated yet: nothing is lost.` };
    if (sound === 'synthetic')
      return {
        language,
        good,
        words: cut
          ? t`${name}: the voice is cut in the pause there.`
          : t`${name}: the voice does not pause there, so both scenes are narrated again with the next video.`,
      };
    return {
      language,
      good,
      words: sound === 'recorded' ? recordedCut(name, cut, sceneNo) : uploadedCut(name, cut, sceneNo),
    };
  });
}

const recordedCut = (name: string, cut: boolean, sceneNo: number): string =>
  cut
    ? t`${name}: your recording is cut in the pause there. The whole recording stays in its takes.`
    : t`${name}: your recording has no clear pause there. Scene ${sceneNo} keeps it and is marked out of date; record both scenes again. The whole recording stays in its takes.`;
const uploadedCut = (name: string, cut: boolean, sceneNo: number): string =>
  cut
    ? t`${name}: your uploaded audio is cut in the pause there. The whole clip stays in its takes.`
    : t`${name}: your uploaded audio has no clear pause there. Scene ${sceneNo} keeps it and is marked out of date; record both scenes again. The whole clip stays in its takes.`;

/** What a merge does to the sounds, one sentence for each language. */
export function mergeSounds({ sceneNo, next }: SceneCut): { language: Language; good: boolean; words: string }[] {
  return (next?.sounds ?? []).map(({ language, joined, recorded }) => {
    const name = languageNames[language];
    if (joined)
      return {
        language,
        good: true,
        words: t`${name}: the two audio clips become one, with a short pause between them.`,
      };
    return {
      language,
      good: false,
      words: recorded
        ? t`${name}: the two audio clips do not match this text. Scene ${sceneNo} keeps what it has, marked out of date: record it again. Every take stays.`
        : t`${name}: the scene is narrated again with the next video.`,
    };
  });
}

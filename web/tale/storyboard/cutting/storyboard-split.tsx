import { inWords } from '#web/language/said.ts';
import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, CircleCheck, Scissors, Timer } from 'lucide-react';
import { useState } from 'react';
import type { SceneCut } from '#shared/film/scene-cut.contract.ts';
import { cutPlaces } from '#shared/film/scene-cut.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { sceneCutQuery, useSceneCuts } from './scene-cut.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { type CutAt, matchingCut, placeBeside, splitSounds, startingCut } from './scene-cut-words.ts';
import { languageName } from '#web/language/locale.ts';

type Props = {
  taleId: TaleId;
  sceneId: SceneId;
  language: Language;
  onDone: (words: string, changeId: string) => void;
  onClose: () => void;
};
type Picture = 'both' | 'first' | 'second';

/** Splits a scene in all languages at once. What becomes of its sounds is said before. */
export function SplitDialog({ taleId, sceneId, language, onDone, onClose }: Props) {
  const look = useQuery(sceneCutQuery(taleId, sceneId));
  const { split } = useSceneCuts(taleId);
  const [chosen, setChosen] = useState<CutAt | null>(null);
  const [picture, setPicture] = useState<Picture>('both');
  const cut = look.data;
  const at = chosen ?? (cut ? startingCut(cut, language) : {});
  const second = cut ? cut.sceneNo + 1 : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={cut ? t`Split scene ${{ sceneNo: cut.sceneNo }}` : t`Split scene`}
      note={t`In every language of the tale, at matching places.`}
    >
      <div className="grid gap-5 overflow-y-auto px-5 pt-1 pb-5">
        {look.isPending && <Waiting>{t`Loading…`}</Waiting>}
        {look.isError && <ErrorNote>{look.error.message}</ErrorNote>}
        {cut?.splitRefused && <ErrorNote>{inWords(cut.splitRefusedSaid, cut.splitRefused)}</ErrorNote>}
        {cut && !cut.splitRefused && (
          <>
            {cut.languages.map((each) => (
              <CutText
                key={each.language}
                text={each}
                words={at[each.language] ?? 0}
                all={cut}
                at={at}
                onCut={setChosen}
              />
            ))}
            {cut.hasPicture && (
              <ChoiceField<Picture>
                legend={t`Its picture`}
                value={picture}
                onChange={setPicture}
                columns="sm:grid-cols-3"
                options={[
                  { value: 'both', words: t`Both show it`, note: t`The motion continues from one to the other.` },
                  {
                    value: 'first',
                    words: t`Scene ${{ sceneNo: cut.sceneNo }} keeps it`,
                    note: t`Scene ${{ sceneNo: second }} gets a new one.`,
                  },
                  {
                    value: 'second',
                    words: t`Scene ${{ sceneNo: second }} gets it`,
                    note: t`Scene ${{ sceneNo: cut.sceneNo }} gets a new one.`,
                  },
                ]}
              />
            )}
            <Consequences lines={splitSounds(cut, at)} />
            <div className="flex justify-end gap-2">
              <Button onClick={onClose}>{t`Cancel`}</Button>
              <Button
                look="primary"
                icon={<Scissors aria-hidden />}
                busy={split.isPending}
                onClick={() =>
                  split.mutate(
                    { sceneId, at, picture },
                    {
                      onSuccess: ({ changeId }) => onDone(t`Scene ${{ sceneNo: cut.sceneNo }} split in two`, changeId),
                    },
                  )
                }
              >{t`Split scene`}</Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/**
 * The words of one language with the cut in them: moved by phrase, by word, or with a press on the last word of the
 * first scene.
 */
function CutText({
  text: { language, text },
  words,
  all,
  at,
  onCut,
}: {
  text: SceneCut['languages'][number];
  words: number;
  all: SceneCut;
  at: CutAt;
  onCut: (at: CutAt) => void;
}) {
  const [touched, setTouched] = useState(false);
  const places = new Set(cutPlaces(text).map((place) => place.words));
  const set = (next: number, follow: boolean) => {
    setTouched(true);
    onCut(follow ? matchingCut(all, language, next) : { ...at, [language]: next });
  };
  const go = (by: 1 | -1, phrases: boolean) => {
    const place = placeBeside(text, words, by, phrases);
    if (place) set(place.words, false);
  };
  const spoken = languageName(language);
  const said = text.split(/\s+/).filter(Boolean);
  const step = (label: string, by: 1 | -1, phrases: boolean) => (
    <Button
      size="small"
      disabled={!placeBeside(text, words, by, phrases)}
      icon={by < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
      aria-label={label}
      onClick={() => go(by, phrases)}
    >
      {phrases ? t`Phrase` : t`Word`}
    </Button>
  );
  return (
    <section aria-label={t`Where ${{ language: spoken }} is split`}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <h3 lang={language} className="text-sm font-semibold">
          {languageNames[language]}
        </h3>
        <div className="flex flex-wrap gap-1.5">
          {step(t`One phrase earlier in ${{ language: spoken }}`, -1, true)}
          {step(t`One word earlier in ${{ language: spoken }}`, -1, false)}
          {step(t`One word later in ${{ language: spoken }}`, 1, false)}
          {step(t`One phrase later in ${{ language: spoken }}`, 1, true)}
        </div>
      </div>
      <p lang={language} className="rounded-xl border border-line bg-sunken/60 p-3 text-sm leading-7">
        {said.map((word, nth) => (
          // oxlint-disable-next-line react/no-array-index-key -- words repeat, places do not
          <span key={nth}>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons above do the same by keyboard */}
            <span
              onClick={() => places.has(nth + 1) && set(nth + 1, false)}
              className={cx(
                'rounded px-0.5 py-0.5',
                nth < words ? 'bg-brand-wash' : 'text-soft',
                places.has(nth + 1) && 'cursor-pointer hover:bg-brand/25',
              )}
            >
              {word}
            </span>
            {nth + 1 === words && (
              <span className="mx-0.5 inline-flex items-center align-middle text-brand">
                <Scissors className="size-4" aria-hidden />
                <span className="sr-only">{t`(split here)`}</span>
              </span>
            )}{' '}
          </span>
        ))}
      </p>
      {touched && all.languages.length > 1 && (
        <Button
          size="small"
          look="ghost"
          className="mt-1"
          onClick={() => set(words, true)}
        >{t`Match the other languages to this`}</Button>
      )}
    </section>
  );
}

/** What becomes of the sounds, each with its sign; said again when it changes. */
export function Consequences({ lines }: { lines: readonly { language: Language; good: boolean; words: string }[] }) {
  return (
    <ul aria-live="polite" aria-label={t`What happens to the audio`} className="grid gap-1.5 text-sm">
      {lines.map(({ language, good, words }) => (
        <li
          key={language}
          className={cx('flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0', !good && 'text-warn')}
        >
          {good ? <CircleCheck className="text-good" aria-hidden /> : <Timer aria-hidden />}
          <span>{words}</span>
        </li>
      ))}
      <li className="text-soft">{t`Rendered videos go out of date. Undo restores everything.`}</li>
    </ul>
  );
}

import type { TaleId } from '#shared/ids.ts';
import { msg, t } from '@lingui/core/macro';
import { Play, RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Narration, phraseLimits } from '#shared/sound/audio.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { PhraseButtons } from '#web/tale/booth/phrase-buttons.tsx';
import { type Phrase, phrasesOf } from '#web/tale/booth/phrases.ts';
import { usePutBackPhrase, useReadPhrase } from './reading.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField, TextField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { usePlayStretch } from './use-play-stretch.ts';
import { i18n } from '#web/language/i18n.ts';

type Pace = 'slower' | 'same' | 'faster';
const factors: Readonly<Record<Pace, number>> = { slower: 0.85, same: 1, faster: 1.15 };
const paces = [
  { value: 'slower', words: msg`Slower` },
  { value: 'same', words: msg`Same pace` },
  { value: 'faster', words: msg`Faster` },
] as const;

/** The version in a sound's address. */
const versionOf = (url: string): string | null => new URL(url, 'http://studio').searchParams.get('v');

/** Lets a creator have single phrases of a synthetic narration read again, hear them, and put the last one back. */
export function PhraseAgain({
  taleId,
  language,
  text,
  narration,
}: {
  taleId: TaleId;
  language: Language;
  text: string;
  narration: Narration;
}) {
  const place = { taleId, sceneId: narration.sceneId, language };
  const read = useReadPhrase(place);
  const back = usePutBackPhrase(place);
  const [chosen, setChosen] = useState<Phrase | null>(null);
  const [sayAs, setSayAs] = useState('');
  const [pace, setPace] = useState<Pace>('same');
  const [tries, setTries] = useState(0);
  const [wasRead, setWasRead] = useState(false);
  const { playing, play, problem } = usePlayStretch();
  const choose = (phrase: Phrase | null) => {
    setChosen(phrase);
    setSayAs('');
    setPace('same');
    setTries(0);
    setWasRead(false);
    read.reset();
  };
  const hear = ({ url, words }: Pick<Narration, 'url' | 'words'>, { from, to }: Phrase) => {
    const [first, last] = [words[from], words[to - 1]];
    if (url && first && last) void play(url, first.startMs, last.endMs);
  };
  const again = async (phrase: Phrase) => {
    const version = narration.url && versionOf(narration.url);
    const order = { from: phrase.from, to: phrase.to, variation: tries + 1 };
    const how = {
      ...(sayAs.trim() ? { sayAs: sayAs.trim() } : {}),
      ...(pace === 'same' ? {} : { pace: factors[pace] }),
    };
    const answer = await read
      .mutateAsync({ ...order, ...how, ...(version ? { sound: version } : {}) })
      .catch(() => null);
    if (!answer) return;
    setTries(tries + 1);
    setWasRead(true);
    hear(answer.item, phrase);
  };
  return (
    <details className="rounded-xl border border-line px-4 py-2 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">{t`Change how a phrase is read`}</summary>
      <div className="mt-2 grid gap-3 pb-1">
        <p className="text-soft">{t`Choose a phrase. Only its words are read again; the rest stays as it is.`}</p>
        <PhraseButtons phrases={phrasesOf(text)} language={language} chosen={chosen} onChoose={choose} />
        {chosen && (
          <>
            <TextField
              label={t`Pronounce as`}
              hint={t`Optional: spell a name the way it sounds. The captions keep the words of the scene.`}
              lang={language}
              value={sayAs}
              maxLength={phraseLimits.sayAs}
              onChange={({ target }) => setSayAs(target.value)}
            />
            <ChoiceField<Pace>
              legend={t`Pace of this phrase`}
              value={pace}
              options={paces.map(({ value, words }) => ({ value, words: i18n._(words) }))}
              onChange={setPace}
              columns="grid-cols-1 sm:grid-cols-3"
            />
          </>
        )}
        {problem && <ErrorNote>{problem}</ErrorNote>}
        <div className="flex flex-wrap gap-2">
          {chosen && (
            <>
              <Button size="small" icon={<Play aria-hidden />} onClick={() => hear(narration, chosen)}>
                {playing ? t`Stop` : t`Listen to the phrase`}
              </Button>
              <Button
                size="small"
                look="primary"
                busy={read.isPending}
                icon={<RefreshCw aria-hidden />}
                onClick={() => void again(chosen)}
              >
                {wasRead ? t`Try another reading` : t`Read this phrase again`}
              </Button>
              {wasRead && <Button size="small" onClick={() => choose(null)}>{t`Keep it`}</Button>}
            </>
          )}
          {narration.canPutBack && (
            <Button
              size="small"
              look="ghost"
              busy={back.isPending}
              disabled={read.isPending}
              icon={<Undo2 aria-hidden />}
              onClick={() => back.mutate(undefined, { onSuccess: () => setWasRead(false) })}
            >{t`Restore the previous reading`}</Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {wasRead && !read.isPending ? t`The phrase was read again.` : ''}
        </p>
      </div>
    </details>
  );
}

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { spokenWords, wordAt } from '#shared/captions/caption-spoken.ts';
import { timedTokens } from '#shared/captions/caption-words.ts';
import { SpokenWords } from '#web/voices/spoken-words.tsx';

/** The words of a scene with its sound: while it plays, the spoken word is marked. */
export function ReadAlong({
  label,
  text,
  lang,
  narration,
}: {
  label: string;
  text: string;
  lang: string;
  narration: Narration | null;
}) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [now, setNow] = useState(-1);
  const words = useMemo(() => {
    if (!narration?.durationMs || narration.words.length === 0) return [];
    const tokens = timedTokens({ text, words: narration.words, durationMs: narration.durationMs });
    return spokenWords(tokens, [text], 0).spoken ?? [];
  }, [text, narration]);
  const parts = useMemo(() => words.map((each, word) => ({ text: each.text, word })), [words]);
  // A player tells its time four times a second, which is slower than people speak.
  useEffect(() => {
    if (!playing) return;
    const look = () => {
      setNow(wordAt(words, (audio.current?.currentTime ?? 0) * 1000));
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [playing, words]);
  return (
    <>
      <p lang={lang} className="leading-relaxed">
        {words.length > 0 ? <SpokenWords parts={parts} now={now} lit={{ className: 'rounded-sm bg-gold/35' }} /> : text}
      </p>
      {narration?.url && (
        <audio
          ref={audio}
          controls
          preload="none"
          src={narration.url}
          aria-label={label}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onSeeked={({ currentTarget }) => setNow(wordAt(words, currentTarget.currentTime * 1000))}
          onEnded={() => {
            setPlaying(false);
            setNow(-1);
          }}
          className="h-10 w-full max-w-xl"
        />
      )}
    </>
  );
}

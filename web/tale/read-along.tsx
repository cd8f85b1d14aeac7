import { useState } from 'react';
import type { Narration } from '#shared/audio.contract.ts';
import { cx } from '#web/ui/cx.ts';

/** The words of a scene with its sound: while it plays, the spoken word is marked. */
export function ReadAlong({ name, text, lang, narration }: { name: string; text: string; lang: string; narration: Narration | null }) {
  const [ms, setMs] = useState<number | null>(null);
  const words = narration?.words ?? [];
  const playing = ms !== null && words.length > 0;
  return (
    <>
      <p lang={lang} className="leading-relaxed">
        {playing
          ? words.map(({ text: word, startMs, endMs }, index) => (
              <span key={index}>
                <span className={cx('rounded-sm', ms >= startMs && ms < endMs && 'bg-gold/35')}>{word}</span>{' '}
              </span>
            ))
          : text}
      </p>
      {narration?.url && (
        <audio
          controls
          preload="none"
          src={narration.url}
          aria-label={`Narration of ${name}`}
          onTimeUpdate={({ currentTarget }) => setMs(currentTarget.currentTime * 1000)}
          onEnded={() => setMs(null)}
          className="h-10 w-full max-w-xl"
        />
      )}
    </>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { VoiceItem } from '#shared/sound/voice.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListenButton } from '#web/voices/listen-button.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { useListening } from '#web/voices/use-listening.ts';
import { kindWords } from '#web/voices/voice-words.ts';
import { i18n } from '#web/language/i18n.ts';

const sectionNames: Readonly<Record<VoiceItem['kind'], MessageDescriptor>> = {
  natural: msg`Natural voices`,
  own: msg`Own voices`,
  hosted: msg`Hosted voices`,
  simple: msg`Simple voices`,
};

/** All voices of a language by their kind: each can be heard before it is used. */
export function VoiceDialog({
  title,
  voices,
  chosen,
  sampleOf,
  none,
  onUse,
  onClose,
}: {
  title: string;
  voices: readonly VoiceItem[];
  chosen: string | null;
  /** Where a voice can be heard. */
  sampleOf: (voice: string) => string;
  /** Explains what happens without a voice of its own, where that can be chosen. */
  none?: string;
  onUse: (voice: string | null) => void;
  onClose: () => void;
}) {
  const to = useListening();
  const use = (voice: string | null) => {
    onUse(voice);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} note={t`Each voice reads a sentence of this tale.`}>
      <div className="grid gap-5 overflow-y-auto px-5 pb-5">
        {none && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-3">
            <span className="font-medium">{none}</span>
            <UseButton name={none} used={chosen === null} onUse={() => use(null)} />
          </div>
        )}
        {kindWords.map(([kind, heading, note]) => {
          const own = voices.filter((voice) => voice.kind === kind);
          if (own.length === 0) return null;
          return (
            <section key={kind} aria-label={i18n._(sectionNames[kind])}>
              <h3 className="font-semibold">{i18n._(heading)}</h3>
              <p className="text-xs text-soft">{i18n._(note)}</p>
              <ul className="mt-2 grid gap-2">
                {own.map((voice) => (
                  <li
                    key={voice.id}
                    className="flex flex-wrap items-center gap-2 rounded-xl border border-line bg-raised px-3 py-2"
                  >
                    <span className="min-w-0 flex-1 basis-40 text-sm font-medium break-words">
                      {voice.label}
                      {voice.preview && <Badge hue="amber" className="ml-2">{t`Synthetic preview`}</Badge>}
                      {voice.experimental && <Badge hue="amber" className="ml-2">{t`Experimental`}</Badge>}
                    </span>
                    <span className="flex gap-2">
                      <ListenButton url={sampleOf(voice.id)} name={voice.label} to={to} size="small" />
                      <UseButton name={voice.label} used={voice.id === chosen} onUse={() => use(voice.id)} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {to.problem && <ErrorNote>{to.problem.words}</ErrorNote>}
      </div>
    </Dialog>
  );
}

function UseButton({ name, used, onUse }: { name: string; used: boolean; onUse: () => void }) {
  return (
    <Button
      size="small"
      look={used ? 'primary' : 'quiet'}
      aria-pressed={used}
      aria-label={used ? t`In use: ${name}` : t`Use ${name}`}
      icon={used ? <Check aria-hidden /> : null}
      onClick={onUse}
    >
      {used ? t`In use` : t`Use`}
    </Button>
  );
}

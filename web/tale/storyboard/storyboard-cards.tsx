import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import {
  type Card,
  type CardKind,
  cardKinds,
  editLimits,
  type StoryboardEdits,
} from '#shared/film/storyboard-edits.ts';
import { CheckField, TextArea, TextField } from '#web/ui/field.tsx';
import { SecondsField } from './player/storyboard-seconds.tsx';
import type { Change } from './use-storyboard-edits.ts';
import { i18n } from '#web/language/i18n.ts';
import { languageName } from '#web/language/locale.ts';

const names = { title: msg`Title card`, end: msg`End card` } as const;
const lines = [
  ['heading', msg`Heading`],
  ['verse', msg`Verse`],
  ['attribution', msg`Attribution`],
  ['action', msg`Call to action`],
] as const;
type Line = (typeof lines)[number][0];

/** The cards before and after the film: on or off for the tale, their words in each language. */
export function CardsEditor({ board, edits, change }: { board: Storyboard; edits: StoryboardEdits; change: Change }) {
  const decide = (kind: CardKind, words: string, part: Partial<Card>) =>
    change(words, { ...edits, cards: { ...edits.cards, [kind]: { ...edits.cards[kind], ...part } } });
  return (
    <div className="mt-4 grid items-start gap-4 md:grid-cols-2">
      {cardKinds.map((kind) => {
        const card = edits.cards[kind];
        const name = i18n._(names[kind]);
        const changed = t`${name} changed`;
        const own = card.text[board.language] ?? {};
        return (
          <fieldset key={kind} className="min-w-0 rounded-xl border border-line bg-raised p-4">
            <legend className="sr-only">{name}</legend>
            <CheckField
              checked={card.on}
              onChange={({ target }) =>
                decide(kind, target.checked ? t`${name} switched on` : t`${name} switched off`, { on: target.checked })
              }
              hint={kind === 'title' ? t`Shown before the first scene.` : t`Shown after the last scene.`}
            >
              {name}
            </CheckField>
            {card.on && (
              <div className="mt-3 grid gap-3">
                {lines.map(([line, label]) => (
                  <CardLine
                    key={`${board.language} ${line}`}
                    label={t`${{ line: i18n._(label) }} in ${{ language: languageName(board.language) }}`}
                    lang={board.language}
                    own={own[line]}
                    fallback={board.cardDefaults[kind][line] ?? ''}
                    long={line === 'attribution'}
                    onSet={(text) => {
                      const { [line as Line]: _, ...others } = own;
                      const next = text === undefined ? others : { ...others, [line]: text };
                      decide(kind, changed, { text: { ...card.text, [board.language]: next } });
                    }}
                  />
                ))}
                <SecondsField
                  label={t`Shown for (seconds)`}
                  ms={card.ms}
                  min={editLimits.cardMs[0]}
                  max={editLimits.cardMs[1]}
                  onSet={(ms) => decide(kind, changed, { ms })}
                />
              </div>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

/** One line of a card, kept when the field is left; what equals the tale's own words follows them. */
function CardLine({
  label,
  lang,
  own,
  fallback,
  long,
  onSet,
}: {
  label: string;
  lang: string;
  own: string | undefined;
  fallback: string;
  long: boolean;
  onSet: (text: string | undefined) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const shared = {
    label,
    lang,
    maxLength: editLimits.text,
    value: typed ?? own ?? fallback,
    onBlur: () => {
      setTyped(null);
      if (typed === null || typed === (own ?? fallback)) return;
      onSet(typed === fallback ? undefined : typed);
    },
  };
  return long ? (
    <TextArea {...shared} rows={3} onChange={(event) => setTyped(event.target.value)} />
  ) : (
    <TextField {...shared} onChange={(event) => setTyped(event.target.value)} />
  );
}

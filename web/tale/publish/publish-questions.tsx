import { msg, t } from '@lingui/core/macro';
import { disclosureRule } from '#shared/publishing/publication-limits.ts';
import { ChoiceField } from '#web/ui/field.tsx';
import { i18n } from '#web/language/i18n.ts';
import { sayWords } from '#web/language/said.ts';

const kids = [
  { value: 'yes', words: msg`Yes, it is made for kids` },
  { value: 'no', words: msg`No, it is not made for kids` },
] as const;
const disclosure = [
  { value: 'no', words: msg`No`, note: msg`Drawn, animated, or clearly unreal` },
  { value: 'yes', words: msg`Yes, disclose it`, note: msg`YouTube shows a label with the video` },
] as const;
const chosen = (answer: boolean | undefined) => (answer === undefined ? null : answer ? 'yes' : 'no');

type Props = {
  madeForKids: boolean | undefined;
  disclosed: boolean | undefined;
  onKids: (answer: boolean) => void;
  onDisclosure: (answer: boolean) => void;
};

/** The two questions that only the creator can answer; neither has a default. */
export function PublishQuestions({ madeForKids, disclosed, onKids, onDisclosure }: Props) {
  return (
    <>
      <div id="kids" tabIndex={-1} className="grid gap-2 rounded-lg">
        <ChoiceField
          legend={t`Is this video made for kids?`}
          value={chosen(madeForKids)}
          options={kids.map(({ value, words }) => ({ value, words: i18n._(words) }))}
          onChange={(answer) => onKids(answer === 'yes')}
          columns="sm:grid-cols-2"
        />
        <p className="text-xs text-soft">{t`A video is made for kids when children are its main audience, judging by its subject, pictures and language. A family film that adults watch too may be either. On videos made for kids, YouTube shows no personalized ads, comments, cards or end screens and sends no notifications. The channel’s owner is legally responsible for this answer.`}</p>
      </div>
      <div id="disclosure" tabIndex={-1} className="grid gap-2 rounded-lg">
        <ChoiceField
          legend={t`Could viewers mistake something made by AI for real?`}
          value={chosen(disclosed)}
          options={disclosure.map(({ value, words, note }) => ({ value, words: i18n._(words), note: i18n._(note) }))}
          onChange={(answer) => onDisclosure(answer === 'yes')}
          columns="sm:grid-cols-2"
        />
        <p className="text-xs text-soft">{sayWords(disclosureRule)}</p>
      </div>
    </>
  );
}

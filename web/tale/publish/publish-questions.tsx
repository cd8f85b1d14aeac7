import { t } from '@lingui/core/macro';
import { disclosureRule } from '#shared/publication-limits.ts';
import { ChoiceField } from '#web/ui/field.tsx';

const kids = [
  { value: 'yes', words: 'Yes, it is made for kids' },
  { value: 'no', words: 'No, it is not made for kids' },
] as const;
const disclosure = [
  { value: 'no', words: 'No', note: 'Drawn, animated, or plainly unreal' },
  { value: 'yes', words: 'Yes, disclose it', note: 'YouTube shows a label with the video' },
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
          options={kids}
          onChange={(answer) => onKids(answer === 'yes')}
          columns="sm:grid-cols-2"
        />
        <p className="text-xs text-soft">{t`Made for kids means that children are whom it speaks to: by its subject, its pictures, its language. A family film that adults watch with them may be either. On such videos YouTube shows no personal advertisements and takes no comments. The law holds the channel’s owner to the answer.`}</p>
      </div>
      <div id="disclosure" tabIndex={-1} className="grid gap-2 rounded-lg">
        <ChoiceField
          legend={t`Could viewers take something made by AI for real?`}
          value={chosen(disclosed)}
          options={disclosure}
          onChange={(answer) => onDisclosure(answer === 'yes')}
          columns="sm:grid-cols-2"
        />
        <p className="text-xs text-soft">{disclosureRule}</p>
      </div>
    </>
  );
}

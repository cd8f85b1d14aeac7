import { t } from '@lingui/core/macro';
import { type StoryboardEdits, type TaleMotion, taleMotions } from '#shared/storyboard-edits.ts';
import { SelectField } from '#web/ui/field.tsx';
import type { Change } from './use-storyboard-edits.ts';

const names: Readonly<Record<TaleMotion, string>> = {
  shots: 'Several shots per scene',
  calm: 'One slow move per scene',
  still: 'Still pictures',
};
const options = taleMotions.map((motion) => [motion, names[motion]] as const);

/** How all scenes of the tale are filmed; what was set for one scene rules over it. */
export function TaleMotionField({ edits, change }: { edits: StoryboardEdits; change: Change }) {
  return (
    <div className="mt-4 rounded-xl border border-line bg-raised p-4">
      <SelectField
        className="max-w-sm"
        label={t`Camera`}
        hint={t`For all scenes without a motion of their own. Pictures too small to go near to are filmed calmly.`}
        options={options}
        value={edits.motion ?? 'shots'}
        onChange={({ target }) => {
          const motion = target.value as TaleMotion;
          change(`Camera: ${names[motion]}`, { ...edits, motion: motion === 'shots' ? undefined : motion });
        }}
      />
    </div>
  );
}

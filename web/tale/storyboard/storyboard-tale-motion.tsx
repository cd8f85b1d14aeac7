import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type StoryboardEdits, type TaleMotion, taleMotions } from '#shared/film/storyboard-edits.ts';
import { SelectField } from '#web/ui/field.tsx';
import type { Change } from './use-storyboard-edits.ts';
import { i18n } from '#web/language/i18n.ts';

const names: Readonly<Record<TaleMotion, MessageDescriptor>> = {
  shots: msg`Several shots per scene`,
  calm: msg`One slow move per scene`,
  still: msg`Still pictures`,
};

/** How all scenes of the tale are filmed; a scene's own setting takes precedence. */
export function TaleMotionField({ edits, change }: { edits: StoryboardEdits; change: Change }) {
  return (
    <div className="mt-4 rounded-xl border border-line bg-raised p-4">
      <SelectField
        className="max-w-sm"
        label={t`Camera`}
        hint={t`For all scenes without their own motion. Pictures that are too small for close-ups get one slow move.`}
        options={taleMotions.map((motion) => [motion, i18n._(names[motion])] as const)}
        value={edits.motion ?? 'shots'}
        onChange={({ target }) => {
          const motion = target.value as TaleMotion;
          change(t`Camera: ${{ motion: i18n._(names[motion]) }}`, {
            ...edits,
            motion: motion === 'shots' ? undefined : motion,
          });
        }}
      />
    </div>
  );
}

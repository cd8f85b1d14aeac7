import { t } from '@lingui/core/macro';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { nanoid } from 'nanoid';
import { type Dispatch, useState } from 'react';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import {
  applyStyle,
  changeOverlay,
  type Design,
  duplicateText,
  nudge,
  nudgeSteps,
  placeOnCanvas,
  type Style,
  styleOf,
} from '#web/workspace/design.ts';
import type { Action } from '#web/workspace/editor.ts';
import { plainAngle, scaledTo } from '#web/workspace/canvas/handles.ts';

const degrees = 5;
const growth = 0.05;
let copied: Style | null = null;

/** What dragging does, as buttons: nudge, turn, scale, bring in line; and copies of the text or of its style. */
export function PlaceButtons({ overlay, dispatch }: { overlay: Overlay; dispatch: Dispatch<Action> }) {
  const { id } = overlay;
  const [style, setStyle] = useState(copied);
  const act = (name: string, change: (design: Design) => Design) => () =>
    dispatch({ type: 'change', key: `${name}:${id}`, change });
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <IconButton key={label} label={label} onClick={onClick} className="border border-edge/50 bg-surface">
      {icon}
    </IconButton>
  );
  const by = nudgeSteps.one;
  const turn = (angle: number) =>
    act('turn', (design) => changeOverlay(design, id, (now) => ({ ...now, rotate: plainAngle(now.rotate + angle) })));
  const grow = (more: number) =>
    act('grow', (design) => changeOverlay(design, id, (now) => scaledTo(now, now.scale + more)));
  const place = (to: { across?: number; down?: number }) => act('place', (design) => placeOnCanvas(design, id, to));
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t`Nudge, turn, scale`}</legend>
        <div className="flex flex-wrap gap-1.5">
          {button(
            t`Move left`,
            <ArrowLeft aria-hidden />,
            act('nudge', (design) => nudge(design, id, -by, 0)),
          )}
          {button(
            t`Move right`,
            <ArrowRight aria-hidden />,
            act('nudge', (design) => nudge(design, id, by, 0)),
          )}
          {button(
            t`Move up`,
            <ArrowUp aria-hidden />,
            act('nudge', (design) => nudge(design, id, 0, -by)),
          )}
          {button(
            t`Move down`,
            <ArrowDown aria-hidden />,
            act('nudge', (design) => nudge(design, id, 0, by)),
          )}
          {button(t`Turn left`, <RotateCcw aria-hidden />, turn(-degrees))}
          {button(t`Turn right`, <RotateCw aria-hidden />, turn(degrees))}
          {button(t`Larger`, <ZoomIn aria-hidden />, grow(growth))}
          {button(t`Smaller`, <ZoomOut aria-hidden />, grow(-growth))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t`Place on the canvas`}</legend>
        <div className="flex flex-wrap gap-1.5">
          {button(t`At the left edge`, <AlignStartVertical aria-hidden />, place({ across: 0 }))}
          {button(t`Center horizontally`, <AlignCenterVertical aria-hidden />, place({ across: 0.5 }))}
          {button(t`At the right edge`, <AlignEndVertical aria-hidden />, place({ across: 1 }))}
          {button(t`At the top`, <AlignStartHorizontal aria-hidden />, place({ down: 0 }))}
          {button(t`Center vertically`, <AlignCenterHorizontal aria-hidden />, place({ down: 0.5 }))}
          {button(t`At the bottom`, <AlignEndHorizontal aria-hidden />, place({ down: 1 }))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<CopyPlus aria-hidden />}
          onClick={() => {
            const copy = nanoid();
            dispatch({ type: 'change', change: (design) => duplicateText(design, id, copy), select: copy });
          }}
        >{t`Duplicate`}</Button>
        <Button
          size="small"
          icon={<Copy aria-hidden />}
          onClick={() => {
            copied = styleOf(overlay);
            setStyle(copied);
          }}
        >{t`Copy style`}</Button>
        <Button
          size="small"
          icon={<ClipboardPaste aria-hidden />}
          disabled={!style}
          onClick={() => style && dispatch({ type: 'change', change: (design) => applyStyle(design, id, style) })}
        >{t`Paste style`}</Button>
      </div>
    </div>
  );
}

import { plural, t } from '@lingui/core/macro';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { canvas, type Overlay } from '#shared/thumbnail/overlay.ts';
import { takesText } from '#web/commands/shortcut-listener.ts';
import { changeOverlay, overlayLabel } from '#web/workspace/design.ts';
import { Drawing } from './drawing.tsx';
import { type Action, designOf, type Editor } from '#web/workspace/editor.ts';
import { type Point, scaledBy, turnedBy } from './handles.ts';
import { type Guide, snapped } from './snapping.ts';
import { type FrameActions, TextFrame } from './text-frame.tsx';
import { useCanvasScale } from './use-canvas-scale.ts';
import { WritingInPlace } from './writing-in-place.tsx';

/** Screen pixels within which a dragged text is caught. */
const reach = 7;
/** Milliseconds that a text rests before it is said where it is, however it came there. */
const rest = 400;

/** The canvas of the variant on show: what is baked, and frames to take hold of its texts. */
export function Canvas({
  editor,
  picture,
  dispatch,
}: {
  editor: Editor;
  picture: string | null;
  dispatch: Dispatch<Action>;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const scale = useCanvasScale(ref);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const [said, setSaid] = useState('');
  const gesture = useRef(0);
  const design = designOf(editor);
  const editing = design.overlays.find(({ id }) => id === editor.edit?.id);

  const selected = design.overlays.find(({ id }) => id === editor.selected);
  const place = selected ? whereIs(selected) : '';
  const told = useRef({ id: editor.selected, place });
  useEffect(() => {
    const { current: before } = told;
    told.current = { id: editor.selected, place };
    if (before.id !== editor.selected || before.place === place || takesText(document.activeElement)) return;
    const timer = setTimeout(() => setSaid(place), rest);
    return () => clearTimeout(timer);
  }, [editor.selected, place]);

  const toCanvas = ({ x, y }: Point): Point => {
    const box = ref.current?.getBoundingClientRect();
    return { x: (x - (box?.left ?? 0)) / scale, y: (y - (box?.top ?? 0)) / scale };
  };
  const put = (overlay: Overlay) =>
    dispatch({
      type: 'change',
      key: `gesture:${gesture.current}`,
      change: (now) => changeOverlay(now, overlay.id, () => overlay),
    });
  const focusFrame = (id: string) =>
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>(`[data-overlay="${CSS.escape(id)}"]`)?.focus());
  const actions: FrameActions = {
    select: (id) => id !== editor.selected && dispatch({ type: 'select', id }),
    edit: (id) => dispatch({ type: 'edit', id }),
    begin: () => {
      gesture.current += 1;
    },
    move: (start, to, free) => {
      const others = design.overlays.filter(({ id, text }) => id !== start.id && text.trim() !== '');
      const found = snapped(start, to, others, free ? 0 : reach / scale);
      setGuides(free ? [] : found.guides);
      put(found.overlay);
    },
    scale: (start, from, to) => put(scaledBy(start, from, to)),
    turn: (start, from, to, coarse) => put(turnedBy(start, from, to, coarse)),
    end: () => setGuides([]),
  };
  const leave = (type: 'commit' | 'cancel') => {
    const id = editor.edit?.id;
    dispatch({ type });
    if (id) focusFrame(id);
  };

  return (
    <div
      ref={ref}
      role="group"
      aria-label={plural({ count: design.overlays.length }, { one: 'Canvas, # text', other: 'Canvas, # texts' })}
      onPointerDown={() => editor.selected && dispatch({ type: 'select', id: null })}
      className="relative aspect-video w-full overflow-clip rounded-xl bg-black shadow-lift ring-1 ring-line
        select-none"
    >
      <Drawing picture={picture} overlays={design.overlays} prefix="canvas-" className="absolute inset-0" />
      <div className="absolute top-0 left-0 origin-top-left" style={{ ...canvas, transform: `scale(${scale})` }}>
        {guides.map(({ axis, at }) => (
          <span
            key={`${axis}${at}`}
            data-guide={axis}
            className="pointer-events-none absolute bg-[#ff2d78]"
            style={
              axis === 'x'
                ? { left: at - 0.5 / scale, top: 0, bottom: 0, width: 1 / scale }
                : { top: at - 0.5 / scale, left: 0, right: 0, height: 1 / scale }
            }
          />
        ))}
        {design.overlays.map((overlay) =>
          overlay.id === editing?.id ? null : (
            <TextFrame
              key={overlay.id}
              overlay={overlay}
              selected={overlay.id === editor.selected}
              scale={scale}
              actions={actions}
              toCanvas={toCanvas}
            />
          ),
        )}
        {editing && (
          <WritingInPlace
            overlay={editing}
            language={design.language}
            onWrite={(text) => dispatch({ type: 'write', text })}
            onCommit={() => leave('commit')}
            onCancel={() => leave('cancel')}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** Where a text is, for those who cannot see it. */
const whereIs = (overlay: Overlay): string =>
  t`${{ text: overlayLabel(overlay) }}: ${{ x: Math.round(overlay.x) }} across, ${{ y: Math.round(overlay.y) }} down, turned by ${{ degrees: Math.round(overlay.rotate) }} degrees, scale ${{ scale: overlay.scale }}`;

import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { lettersBox } from '#shared/thumbnail/composition.ts';
import { faceFor } from '#shared/thumbnail/fonts.ts';
import { longestText } from '#shared/thumbnail/overlay-fields.ts';
import { canvas, clampOverlay, type Overlay, overlayLines, overlaySize } from '#shared/thumbnail/overlay.ts';
import type { Language } from '#shared/vocabulary.ts';

/**
 * A field over a text on the canvas: one sees the letters of the picture itself, and a caret among them. Enter or
 * leaving keeps, Shift+Enter breaks the line, Escape undoes.
 */
export function WritingInPlace({
  overlay: written,
  language,
  onWrite,
  onCommit,
  onCancel,
}: {
  overlay: Overlay;
  language: Language;
  onWrite: (text: string) => void;
  onCommit: () => void;
  onCancel: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const overlay = clampOverlay(written);
  const { scale: by, fontSize, lineHeight } = overlay;
  const face = faceFor(overlay.fontFamily, overlay.fontWeight, overlay.text);
  const room = overlaySize({ ...overlay, scale: 1 });
  const lines = overlayLines(overlay).length;
  /** Broken lines are as wide as the canvas, others as their letters and a little more to write on. */
  const isBroken = lines > overlay.text.split('\n').length;
  const width = isBroken ? canvas.width / by : lettersBox(overlay).width + 2 * fontSize;
  const share = { left: 0, center: 0.5, right: 1 }[overlay.align];
  const left = (room.width - width) * share;
  return (
    <textarea
      ref={field}
      aria-label={t`Text on the canvas`}
      lang={language}
      maxLength={longestText}
      value={overlay.text}
      spellCheck={false}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={onCommit}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          onCommit();
        }
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }
      }}
      className="absolute resize-none overflow-hidden bg-transparent p-0 text-transparent outline-dashed
        outline-[#1c6ef2] selection:bg-[#1c6ef2]/40 selection:text-transparent"
      style={{
        left: overlay.x + left * by,
        top: overlay.y,
        width: width * by,
        height: lines * lineHeight * by,
        transform: `rotate(${overlay.rotate}deg)`,
        transformOrigin: `${(room.width / 2 - left) * by}px ${(room.height / 2) * by}px`,
        outlineWidth: 2,
        fontFamily: `"${face.family}"`,
        fontWeight: face.weight,
        fontSize: fontSize * by,
        lineHeight: `${lineHeight * by}px`,
        textAlign: overlay.align,
        whiteSpace: isBroken ? 'pre-wrap' : 'pre',
        caretColor: overlay.color,
        fontOpticalSizing: 'none',
        fontFeatureSettings: 'normal',
      }}
    />
  );
}

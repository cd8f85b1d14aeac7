import { useEffect, useRef } from 'react';
import { lettersBox } from '#shared/composition.ts';
import { faceFor } from '#shared/fonts.ts';
import { longestText } from '#shared/overlay-fields.ts';
import { clampOverlay, type Overlay, overlaySize } from '#shared/overlay.ts';
import type { Language } from '#shared/vocabulary.ts';

/** A field over a text on the canvas: one sees the letters of the picture itself, and a caret among them. Enter or leaving keeps, Shift+Enter breaks the line, Escape takes back. */
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
  const box = lettersBox(overlay);
  const spare = overlay.align === 'left' ? 0 : overlay.align === 'right' ? fontSize * 2 : fontSize;
  const left = box.left - spare;
  return (
    <textarea
      ref={field}
      aria-label="Text on the canvas"
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
      className="absolute resize-none overflow-hidden bg-transparent p-0 text-transparent outline-dashed outline-[#1c6ef2] selection:bg-[#1c6ef2]/40 selection:text-transparent"
      style={{
        left: overlay.x + left * by,
        top: overlay.y,
        width: (box.width + 2 * fontSize) * by,
        height: Math.max(1, overlay.text.split('\n').length) * lineHeight * by,
        transform: `rotate(${overlay.rotate}deg)`,
        transformOrigin: `${(room.width / 2 - left) * by}px ${(room.height / 2) * by}px`,
        outlineWidth: 2,
        fontFamily: `"${face.family}"`,
        fontWeight: face.weight,
        fontSize: fontSize * by,
        lineHeight: `${lineHeight * by}px`,
        textAlign: overlay.align,
        whiteSpace: 'pre',
        caretColor: overlay.color,
        fontOpticalSizing: 'none',
        fontFeatureSettings: 'normal',
      }}
    />
  );
}

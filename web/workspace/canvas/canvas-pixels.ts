import { lettersBox } from '#shared/thumbnail/composition.ts';
import { canvas, clampOverlay, type Overlay, overlaySize } from '#shared/thumbnail/overlay.ts';
import { contrastAgainst, contrastOf, pointsOf, type Rgb } from './contrast.ts';
import { palette } from '#web/workspace/variant-calls.ts';

/** The scale of the canvas: enough to see what is behind a letter. */
const share = 0.25;

/** The contrast of a text: against what is behind it, and against its own outline, which is 1 when it has none. */
export type Contrast = { readonly id: string; readonly behind: number; readonly outline: number };

/** Loads a picture of the studio to read its pixels. */
export function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error(`${url} could not be read`)));
    image.src = url;
  });
}

/** Measures the contrast of every text against the real pixels behind it; empty where the browser draws nothing. */
export function measureContrast(picture: HTMLImageElement | null, overlays: readonly Overlay[]): Contrast[] {
  const sheet = document.createElement('canvas');
  sheet.width = canvas.width * share;
  sheet.height = canvas.height * share;
  const context = sheet.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  const draw = () => {
    context.setTransform(share, 0, 0, share, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = palette.bg;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (!picture) return;
    const by = Math.max(canvas.width / picture.naturalWidth, canvas.height / picture.naturalHeight);
    const [width, height] = [picture.naturalWidth * by, picture.naturalHeight * by];
    context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  };
  const rgbOf = (colour: string): Rgb => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = '#ffffff';
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  return overlays
    .filter(({ text }) => text.trim() !== '')
    .map((written) => {
      const overlay = clampOverlay(written);
      const [text, outline] = [rgbOf(overlay.color), rgbOf(overlay.stroke)];
      draw();
      ground(context, overlay);
      const { data, width, height } = context.getImageData(0, 0, sheet.width, sheet.height);
      const behind = pointsOf(overlay).map(({ x, y }): Rgb => {
        const column = Math.min(width - 1, Math.max(0, Math.round(x * share)));
        const row = Math.min(height - 1, Math.max(0, Math.round(y * share)));
        const at = (row * width + column) * 4;
        return [data[at]!, data[at + 1]!, data[at + 2]!];
      });
      return {
        id: overlay.id,
        behind: contrastAgainst(text, behind),
        outline: overlay.strokeWidth >= 2 ? contrastOf(text, outline) : 1,
      };
    });
}

/** The background colour of a text. */
function ground(context: CanvasRenderingContext2D, overlay: Overlay): void {
  if (overlay.background === null) return;
  const { left, width, height } = lettersBox(overlay);
  const room = overlaySize({ ...overlay, scale: 1 });
  context.translate(overlay.x, overlay.y);
  context.scale(overlay.scale, overlay.scale);
  context.translate(room.width / 2, room.height / 2);
  context.rotate((overlay.rotate * Math.PI) / 180);
  context.translate(-room.width / 2, -room.height / 2);
  context.globalAlpha = overlay.opacity;
  context.fillStyle = overlay.background;
  const { padding } = overlay;
  context.fillRect(left - padding, -padding, width + 2 * padding, height + 2 * padding);
}

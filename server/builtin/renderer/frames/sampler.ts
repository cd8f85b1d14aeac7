import { largestScale } from '#shared/motion/slow-move.ts';
import type { Window } from '#shared/film/timeline-parts.ts';

export type SamplerExports = {
  buildKernel(to: number): void;
  buildColumns(to: number, kernel: number, count: number, first: number, step: number): void;
  buildRows(to: number, kernel: number, count: number, first: number, step: number): void;
  samplePlane(
    src: number,
    stride: number,
    w: number,
    h: number,
    columns: number,
    rows: number,
    scratch: number,
    dst: number,
  ): void;
  blend(a: number, b: number, dst: number, n: number, part: number): void;
  overlay(dst: number, stride: number, shade: number, alpha: number, w: number, h: number): void;
  toPlanes(
    rgba: number,
    w: number,
    h: number,
    luma: number,
    lumaStride: number,
    u: number,
    v: number,
    chromaStride: number,
    scratch: number,
  ): void;
  halvePlane(src: number, w: number, h: number, dst: number, stride: number): void;
  takePlane(src: number, w: number, h: number, dst: number, stride: number): void;
  copyBox(src: number, srcStride: number, dst: number, dstStride: number, w: number, h: number): void;
  warpAcross(src: number, srcStride: number, dst: number, dstStride: number, w: number, h: number, nodes: number): void;
  warpUpright(
    src: number,
    srcStride: number,
    dst: number,
    dstStride: number,
    w: number,
    h: number,
    nodes: number,
  ): void;
  cover(dst: number, stride: number, shade: number, mask: number, w: number, h: number): void;
  light(
    dst: number,
    stride: number,
    mask: number,
    w: number,
    h: number,
    shade: number,
    part: number,
    double: number,
  ): void;
  stroke(
    dst: number,
    w: number,
    h: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    radius: number,
    shade: number,
    alpha: number,
  ): void;
};

/** The addresses of a picture's planes, edges repeated around them so that the kernel may reach over. */
type Planes = { readonly y: number; readonly u: number; readonly v: number };
/** A picture's planes as windows are cut from them, and room for the same planes as they were loaded. */
export type Slot = Planes & { readonly clean: Planes };
/**
 * A caption as planes: `x`, `y` are its place in the frame; x, w multiples of 16, y, h even; alpha once for Y and once
 * for U and V.
 */
export type CaptionPlanes = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly luma: Uint8Array;
  readonly alpha: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
  readonly chromaAlpha: Uint8Array;
};

const edge = 32;
const even = (value: number) => Math.round(value / 2) * 2;
const align = (value: number, to: number) => Math.ceil(value / to) * to;

/**
 * The size in pixels that pictures are brought to before windows are cut from them: sharp up to the largest
 * enlargement.
 */
export const pictureSize = (width: number, height: number) => ({
  width: even(width * largestScale),
  height: even(height * largestScale),
});

type Size = { readonly width: number; readonly height: number };
type Room = Size & { readonly slots: number; readonly frames: number; readonly picture?: Size };

/**
 * Draws windows of pictures as I420 frames (BT.709, limited range), blends them and lays captions over them, all in one
 * fixed memory.
 */
export type Sampler = ReturnType<typeof openSampler>;

/**
 * `slots` is how many pictures are kept ready, `frames` how many frames may be in work at once. Width and height are
 * even; `picture` is the size that pictures have, if not the usual one.
 */
export function openSampler(
  module: WebAssembly.Module,
  { width, height, slots, frames, picture = pictureSize(width, height) }: Room,
) {
  const stride = align(picture.width + 2 * edge, 16);
  const chromaStride = align(picture.width / 2 + 2 * edge, 16);
  const lumaBytes = stride * (picture.height + 2 * edge);
  const chromaBytes = chromaStride * (picture.height / 2 + 2 * edge);
  const frameBytes = (width * height * 3) / 2;

  let top = 65_536;
  const take = (bytes: number) => {
    const at = top;
    top = align(top + bytes, 64);
    return at;
  };
  const kernel = take(1024 * 8);
  const columns = [take((width / 8 + 2) * 144), take((width / 16 + 2) * 144)] as const;
  const rows = [take(height * 16), take(height * 8)] as const;
  const scratch = take(64 * (width + 16) * 2);
  const roomBytes = Math.max(picture.width * picture.height * 4, (picture.width + 96) * (picture.height + 96) * 2);
  const rgba = take(roomBytes + 64);
  const sums = take((picture.width + 64) * 4);
  const captionRoom = take(width * height + 64);
  const planes = (): Planes => ({ y: take(lumaBytes), u: take(chromaBytes), v: take(chromaBytes) });
  const slotAt: Slot[] = Array.from({ length: slots }, () => ({ ...planes(), clean: planes() }));
  const frameAt = Array.from({ length: frames }, () => take(frameBytes + 64));

  const memory = new WebAssembly.Memory({ initial: Math.ceil(top / 65_536) + 1 });
  const wasm = new WebAssembly.Instance(module, {
    env: {
      memory,
      abort: () => {
        throw new Error('The sampler stopped');
      },
    },
  }).exports as unknown as SamplerExports;
  const bytes = new Uint8Array(memory.buffer);
  wasm.buildKernel(kernel);

  function repeatEdges(at: number, lineStride: number, w: number, h: number): void {
    for (let y = edge; y < edge + h; y += 1) {
      const line = at + y * lineStride;
      bytes.fill(bytes[line + edge] ?? 0, line, line + edge);
      bytes.fill(bytes[line + edge + w - 1] ?? 0, line + edge + w, line + lineStride);
    }
    for (let y = 0; y < edge; y += 1) {
      bytes.copyWithin(at + y * lineStride, at + edge * lineStride, at + (edge + 1) * lineStride);
      const below = at + (edge + h) * lineStride;
      bytes.copyWithin(below + y * lineStride, below - lineStride, below);
    }
  }

  function overlayPlane(
    dst: number,
    lineStride: number,
    w: number,
    h: number,
    shade: Uint8Array,
    alpha: Uint8Array,
  ): void {
    const alphaAt = captionRoom + align(shade.length, 16);
    bytes.set(shade, captionRoom);
    bytes.set(alpha, alphaAt);
    wasm.overlay(dst, lineStride, captionRoom, alphaAt, w, h);
  }

  return {
    picture,
    slots: slotAt,
    /**
     * The memory and how pictures lie in it, for what moves in them; `room` is free for anyone between two pictures
     * that are loaded.
     */
    surface: {
      wasm,
      bytes,
      stride,
      chromaStride,
      lumaBytes,
      chromaBytes,
      edge,
      room: rgba,
      roomBytes,
      sums,
      frameAt,
    },
    /** Takes a picture of exactly `picture` size as packed RGBA. */
    load(slot: Slot, pixels: Uint8Array): void {
      bytes.set(pixels, rgba);
      const inside = edge * stride + edge;
      const chromaInside = edge * chromaStride + edge;
      wasm.toPlanes(
        rgba,
        picture.width,
        picture.height,
        slot.y + inside,
        stride,
        slot.u + chromaInside,
        slot.v + chromaInside,
        chromaStride,
        sums,
      );
      repeatEdges(slot.y, stride, picture.width, picture.height);
      repeatEdges(slot.u, chromaStride, picture.width / 2, picture.height / 2);
      repeatEdges(slot.v, chromaStride, picture.width / 2, picture.height / 2);
    },
    /** Takes a whole frame as packed I420, of `picture` size or, to be `halved`, of twice that. */
    loadFrame(slot: Slot, frame: Uint8Array, halved: boolean): void {
      const [w, h] = halved ? [picture.width * 2, picture.height * 2] : [picture.width, picture.height];
      const takeIn = halved ? wasm.halvePlane : wasm.takePlane;
      const plane = (at: number, lineStride: number, from: number, part: 1 | 2) => {
        bytes.set(frame.subarray(from, from + (w * h) / part / part), rgba);
        takeIn(rgba, w / part, h / part, at + edge * lineStride + edge, lineStride);
        repeatEdges(at, lineStride, picture.width / part, picture.height / part);
      };
      plane(slot.y, stride, 0, 1);
      plane(slot.u, chromaStride, w * h, 2);
      plane(slot.v, chromaStride, (w * h * 5) / 4, 2);
    },
    /** Draws a window of a picture as frame number `frame`. */
    draw(slot: Slot, window: Window, frame: number): void {
      const to = frameAt[frame] ?? 0;
      const stepX = (window.w * picture.width) / width;
      const stepY = (window.w * picture.height) / height;
      const firstX = window.x * picture.width + 0.5 * stepX - 0.5;
      const firstY = window.y * picture.height + 0.5 * stepY - 0.5;
      wasm.buildColumns(columns[0], kernel, align(width, 8), firstX + edge, stepX);
      wasm.buildColumns(columns[1], kernel, align(width / 2, 8), firstX / 2 + edge, stepX);
      wasm.buildRows(rows[0], kernel, height, firstY + edge, stepY);
      wasm.buildRows(rows[1], kernel, height / 2, (window.y * picture.height + stepY - 1) / 2 + edge, stepY);
      wasm.samplePlane(slot.y, stride, width, height, columns[0], rows[0], scratch, to);
      wasm.samplePlane(slot.u, chromaStride, width / 2, height / 2, columns[1], rows[1], scratch, to + width * height);
      wasm.samplePlane(
        slot.v,
        chromaStride,
        width / 2,
        height / 2,
        columns[1],
        rows[1],
        scratch,
        to + (width * height * 5) / 4,
      );
    },
    /** Frame `a` becomes a mix: `part` (0 to 1) of frame `b`, the rest its own. */
    blend(a: number, b: number, part: number): void {
      wasm.blend(frameAt[a] ?? 0, frameAt[b] ?? 0, frameAt[a] ?? 0, frameBytes, Math.round(part * 256));
    },
    overlay(frame: number, caption: CaptionPlanes): void {
      const to = frameAt[frame] ?? 0;
      const { x, y, w, h } = caption;
      overlayPlane(to + y * width + x, width, w, h, caption.luma, caption.alpha);
      const at = (y / 2) * (width / 2) + x / 2;
      overlayPlane(to + width * height + at, width / 2, w / 2, h / 2, caption.u, caption.chromaAlpha);
      overlayPlane(to + (width * height * 5) / 4 + at, width / 2, w / 2, h / 2, caption.v, caption.chromaAlpha);
    },
    /** The bytes of a frame, packed I420, in place: valid until the frame is drawn again. */
    frame: (frame: number): Uint8Array<ArrayBuffer> =>
      bytes.subarray(frameAt[frame] ?? 0, (frameAt[frame] ?? 0) + frameBytes),
  };
}

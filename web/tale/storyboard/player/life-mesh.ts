import type { Warp } from '#shared/motion/picture-life.ts';
import { fieldOf, type WarpState } from '#shared/motion/picture-life-moves.ts';

/** Points across and down: close enough to each other to show a ripple. */
const [across, down] = [129, 73];

const vertexShader = `attribute vec2 place; attribute vec2 moved; varying vec2 at;
void main() { at = place; gl_Position = vec4(moved.x * 2.0 - 1.0, 1.0 - moved.y * 2.0, 0.0, 1.0); }`;
const fragmentShader = `precision mediump float; varying vec2 at; uniform sampler2D picture;
void main() { gl_FragColor = texture2D(picture, at); }`;

/** Draws a picture on a mesh that its warps move. */
export type Mesh = {
  take(picture: HTMLCanvasElement): void;
  draw(states: readonly WarpState[]): HTMLCanvasElement;
};

/** What browsers call a graphics card that is none: not all of them count it as a performance caveat. */
const noCard = /swiftshader|llvmpipe|softpipe|software|basic render/i;
let slow: boolean | undefined;

/** There is no graphics card: to draw a mesh takes as long as several frames. Found out once. */
export function meshesAreSlow(): boolean {
  if (slow !== undefined) return slow;
  const gl = document.createElement('canvas').getContext('webgl');
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  slow = noCard.test(String(gl?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return slow;
}

/**
 * A mesh for the warps of a picture of this size; null where the browser has no WebGL, or only a slow one without a
 * graphics card.
 */
export function openMesh(warps: readonly Warp[], { width, height }: { width: number; height: number }): Mesh | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const gl = canvas.getContext('webgl', { preserveDrawingBuffer: true, failIfMajorPerformanceCaveat: true });
  const program = gl && linked(gl);
  if (!gl || !program) return null;
  const places = new Float32Array(across * down * 2);
  for (let at = 0; at < across * down; at += 1)
    places.set([(at % across) / (across - 1), Math.floor(at / across) / (down - 1)], at * 2);
  const fields = warps.map((warp) => pointsOf(warp, places, width / height));
  const attribute = (name: string) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, places, gl.DYNAMIC_DRAW);
    const index = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, 2, gl.FLOAT, false, 0, 0);
    return buffer;
  };
  attribute('place');
  const moved = attribute('moved');
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  const triangles = trianglesOf();
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, edge, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  return {
    take: (picture) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture),
    draw(states) {
      gl.bindBuffer(gl.ARRAY_BUFFER, moved);
      gl.bufferData(gl.ARRAY_BUFFER, movedPlaces(places, fields, states), gl.DYNAMIC_DRAW);
      gl.drawElements(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0);
      return canvas;
    },
  };
}

/** The points that a warp moves: the index of each, and its two fields in fractions of the picture. */
type Points = { readonly index: number; readonly field: readonly [number, number, number, number] }[];

export function pointsOf(warp: Warp, places: Float32Array, aspect: number): Points {
  const field = fieldOf(warp, aspect);
  const points: Points = [];
  for (let index = 0; index < places.length / 2; index += 1) {
    const [ax, ay, bx, by] = field(places[index * 2] ?? 0, places[index * 2 + 1] ?? 0);
    if (ax || ay || bx || by) points.push({ index, field: [ax / aspect, ay, bx / aspect, by] });
  }
  return points;
}

export function movedPlaces(
  places: Float32Array,
  fields: readonly Points[],
  states: readonly WarpState[],
): Float32Array<ArrayBuffer> {
  const moved = new Float32Array(places);
  for (const [n, points] of fields.entries()) {
    const [a, b] = states[n] ?? [0, 0];
    for (const { index, field } of points) {
      moved[index * 2] = (moved[index * 2] ?? 0) + a * field[0] + b * field[2];
      moved[index * 2 + 1] = (moved[index * 2 + 1] ?? 0) + a * field[1] + b * field[3];
    }
  }
  return moved;
}

function trianglesOf(): Uint16Array<ArrayBuffer> {
  const corners: number[] = [];
  for (let y = 0; y < down - 1; y += 1) {
    for (let x = 0; x < across - 1; x += 1) {
      const at = y * across + x;
      corners.push(at, at + 1, at + across, at + 1, at + across + 1, at + across);
    }
  }
  return new Uint16Array(corners);
}

function linked(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  gl.useProgram(program);
  return program;
}

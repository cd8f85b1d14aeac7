/**
 * Turns our own SVG into PNG in child processes with limits (10 s of processor time, 512 MB). `by` is who waits for it:
 * nobody's pictures keep the others waiting. Without one it is work in the background, of low priority.
 */
export interface Rasterizer {
  png(svg: string, width: number, signal?: AbortSignal, by?: DrawnBy): Promise<Uint8Array>;
}
/** Thumbnails are baked while their creator waits; a picture is drawn by a job, in many parts one after the other. */
export type DrawnBy = { readonly creator: string; readonly kind: 'baking' | 'drawing' };

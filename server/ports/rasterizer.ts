/**
 * Turns our own SVG into PNG in child processes with limits (10 s of processor time, 512 MB). `creator` is who waits
 * for it: nobody's pictures keep the others waiting. Without one it is work in the background, of low priority.
 */
export interface Rasterizer {
  png(svg: string, width: number, signal?: AbortSignal, creator?: string): Promise<Uint8Array>;
}

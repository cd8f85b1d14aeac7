/**
 * Turns our own SVG into PNG in child processes with limits (10 s of processor time, 512 MB). `creator` is who made it
 * up: nobody's pictures keep the others waiting.
 */
export interface Rasterizer {
  png(svg: string, width: number, signal?: AbortSignal, creator?: string): Promise<Uint8Array>;
}

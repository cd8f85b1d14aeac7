declare module '@jitsi/rnnoise-wasm/dist/rnnoise-sync.js' {
  /** RNNoise 0.2 in WebAssembly. A frame is 480 samples at 48 kHz, in the range of 16 bits, at a place in `HEAPF32`. */
  export interface Rnnoise {
    readonly HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    _rnnoise_create(model: number): number;
    _rnnoise_destroy(state: number): void;
    /** Cleans one frame and gives the probability that somebody speaks in it. */
    _rnnoise_process_frame(state: number, output: number, input: number): number;
  }
  export default function createRnnoise(): Rnnoise;
}

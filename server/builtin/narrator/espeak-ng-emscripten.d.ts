/**
 * The part of eSpeak NG's WebAssembly build that the narrator's child process uses; the package itself has no types.
 */
declare module '@echogarden/espeak-ng-emscripten' {
  type Voice = { name: string; identifier: string; languages: { priority: number; name: string }[] };
  type Event = {
    /** 'word', 'sentence', 'mark', 'end', 'phoneme' and others. */
    type: string;
    /** Characters from the start of what was asked, the first being 1. */
    text_position: number;
    /** Milliseconds. */
    audio_position: number;
    /** A mark's name, a phoneme in IPA (empty for a pause), a word's number. */
    id: string | number | undefined;
  };
  interface Worker {
    readonly samplerate: number;
    list_voices(): Voice[];
    set_voice(name: string, language: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(percent: number): void;
    set_range(percent: number): void;
    /** The phonemes of a text in IPA, separated by `_`; nothing is spoken. */
    synthesize_ipa(text: string, heard: () => boolean): { ipa: string };
    synthesize(ssml: string, heard: (samples: Int16Array | null, events: Event[]) => boolean): void;
  }
  type Files = {
    writeFile(path: string, text: string): void;
    readFile(path: string): Uint8Array;
    readdir(path: string): string[];
    stat(path: string): { mode: number };
    isDir(mode: number): boolean;
  };
  type Module = { FS: Files; eSpeakNGWorker: new () => Worker };
  export default function load(): Promise<Module>;
}

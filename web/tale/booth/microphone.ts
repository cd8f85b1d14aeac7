import { t } from '@lingui/core/macro';
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Milliseconds of sound in one part: what a killed tab may lose. */
const partMs = 1_000;

/** Why this browser cannot record here, as a message; null when it can. */
export function whyNoMicrophone(): string | null {
  if (!window.isSecureContext)
    return t`Browsers allow the microphone only over https or on localhost. Open the studio at such an address to record here, or upload a file.`;
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
    return t`This browser cannot record. Use a current Chrome, Edge, Firefox or Safari, or upload a file.`;
  return null;
}

/** What to do about a microphone that was not opened. */
export function microphoneTrouble(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return t`The microphone is blocked for this site. Allow it in the address bar, beside the address, and try again.`;
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return t`No microphone was found. Plug one in, or upload a file.`;
  if (name === 'NotReadableError') return t`Another program is using the microphone. Close it and try again.`;
  return t`The microphone could not be opened. Check that it is plugged in and try again.`;
}

/** The open microphone with its meter. `level` is the highest sample since it was last asked, 0 to 1. */
export type Microphone = {
  readonly stream: MediaStream;
  level(): number;
  /** Begins to record: `onPart` gets what was heard about every second, in order. */
  record(onPart: (bytes: Blob) => void): { readonly mime: string; stop(): Promise<void> };
  close(): void;
};

/**
 * Opens the microphone without processing: a voice for a film is not a phone call. Throws errors that
 * `microphoneTrouble` explains.
 */
export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 2_048;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    },
    record(onPart) {
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
      const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 128_000, ...(mimeType ? { mimeType } : {}) });
      recorder.ondataavailable = ({ data }) => data.size > 0 && onPart(data);
      recorder.start(partMs);
      return {
        mime: recorder.mimeType || mimeType || 'audio/webm',
        stop: () =>
          new Promise((resolve) => {
            if (recorder.state === 'inactive') return resolve();
            recorder.onstop = () => resolve();
            recorder.stop();
          }),
      };
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}

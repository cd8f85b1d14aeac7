import { useEffect, useRef, useState } from 'react';

/** Where a recording stands. */
export type Recording =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'recording'; since: number }
  | { state: 'done'; file: Blob; url: string }
  | { state: 'failed'; reason: string };

const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Records the microphone. `start` asks for permission; what was recorded is in `done` until `clear`. */
export function useRecorder() {
  const [recording, setRecording] = useState<Recording>({ state: 'idle' });
  const recorder = useRef<MediaRecorder | null>(null);
  const release = () => {
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    recorder.current = null;
  };
  useEffect(() => release, []);
  useEffect(() => {
    if (recording.state !== 'done') return;
    return () => URL.revokeObjectURL(recording.url);
  }, [recording]);

  const start = async () => {
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
      setRecording({ state: 'failed', reason: 'This browser cannot record here. Upload a file instead, or open the studio over https.' });
      return;
    }
    setRecording({ state: 'asking' });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
      const current = new MediaRecorder(stream, mimeType ? { mimeType } : {});
      const parts: Blob[] = [];
      current.ondataavailable = ({ data }) => parts.push(data);
      current.onstop = () => {
        const file = new Blob(parts, { type: current.mimeType || 'audio/webm' });
        release();
        setRecording(
          file.size > 0
            ? { state: 'done', file, url: URL.createObjectURL(file) }
            : { state: 'failed', reason: 'Nothing was recorded. Try again.' },
        );
      };
      recorder.current = current;
      current.start();
      setRecording({ state: 'recording', since: Date.now() });
    } catch (error) {
      const denied = error instanceof DOMException && error.name === 'NotAllowedError';
      setRecording({
        state: 'failed',
        reason: denied
          ? 'The microphone is blocked. Allow it in the address bar and try again.'
          : 'No microphone was found. Plug one in, or upload a file.',
      });
    }
  };
  return { recording, start, stop: () => recorder.current?.stop(), clear: () => setRecording({ state: 'idle' }) };
}

const mimes: Readonly<Record<string, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
};

/** The kind of a file by the ending of its name. */
export const mimeOf = (name: string): string => mimes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

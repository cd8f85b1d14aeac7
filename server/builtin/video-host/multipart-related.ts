import { badRequest } from './google-answers.ts';

/** Takes a `multipart/related` upload apart: the JSON resource first, the media second. */
export function readRelated(contentType: string, body: Buffer): { resource: unknown; media: Buffer } {
  const boundary = /^multipart\/related;.*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) throw badRequest('badContent', 'Expected multipart/related with a boundary.');
  const parts = split(body, Buffer.from(`--${boundary}`)).map(content);
  const [resource, media] = parts;
  if (!resource || !media || parts.length !== 2)
    throw badRequest('badContent', 'Expected two parts: the resource and the media.');
  try {
    return { resource: JSON.parse(resource.toString('utf8')), media };
  } catch {
    throw badRequest('parseError', 'The resource part is not JSON.');
  }
}

/** The content between the boundaries; the closing one is followed by `--`. */
function split(body: Buffer, mark: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = body.indexOf(mark);
  while (start >= 0) {
    const from = start + mark.length;
    const next = body.indexOf(mark, from);
    if (next < 0) break;
    parts.push(body.subarray(from, next));
    start = next;
  }
  return parts;
}

/** A part without its headers and the line break before the next boundary. */
function content(part: Buffer): Buffer {
  const gap = part.indexOf('\r\n\r\n');
  if (gap < 0) throw badRequest('badContent', 'A part has no header.');
  const end = part.subarray(-2).toString() === '\r\n' ? part.length - 2 : part.length;
  return part.subarray(gap + 4, Math.max(gap + 4, end));
}

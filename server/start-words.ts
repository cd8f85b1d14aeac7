import { Failure } from '#shared/endpoint.ts';

/** What a person at the terminal can do about an error at the start; what nobody foresaw keeps its stack. */
export function startWords(error: unknown): string {
  const { code, port, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof Failure) return error.message;
  if (code === 'EADDRINUSE')
    return (
      `Port ${port} is taken by another program. Stop it, or choose others with PORT (and IDENTITY_PORT, ` +
      `VIDEO_HOST_PORT).`
    );
  if (code === 'ENOSPC' || code === '53100')
    return 'The disk is full: free some space and start again. What was saved is still there.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The studio may not write there: ${message}. Choose another folder with STUDIO_DATA.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${path} is not a folder. Choose another one with STUDIO_DATA.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

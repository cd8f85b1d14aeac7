import {
  beginPackageUpload,
  getPackageUpload,
  importPackage,
  packagePartPath,
  type PackageUpload,
} from '#shared/tale/package.contract.ts';
import { CallError, call, sendPart } from '#web/api/call.ts';

/** Bytes of one part, below what the studio takes at most. */
const partBytes = 4 * 1024 * 1024;
const patience = { firstMs: 500, mostMs: 10_000, tries: 8 } as const;

const passing = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof CallError && (error.status >= 500 || error.status === 429) && error.status !== 507);

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Sends a package to the studio and orders its import; returns the job's id. The same file continues where an earlier
 * upload ended. `onArrived` gets the number of bytes stored.
 */
export async function sendPackage(
  file: File,
  signal: AbortSignal,
  onArrived: (bytes: number) => void,
): Promise<string> {
  const fingerprint = `${file.name.slice(-120)} ${file.lastModified}`;
  let failures = 0;
  let upload: PackageUpload | null = null;
  for (;;) {
    signal.throwIfAborted();
    try {
      upload ??= (
        await call(beginPackageUpload, { body: { name: file.name.slice(-255), bytes: file.size, fingerprint }, signal })
      ).upload;
      const { id, offset }: PackageUpload = upload;
      onArrived(offset);
      if (offset >= file.size) return (await call(importPackage, { params: { id }, signal })).jobId;
      const part = file.slice(offset, offset + partBytes);
      await sendPart(packagePartPath, { id }, offset, part, signal);
      upload = { ...upload, offset: offset + part.size };
      failures = 0;
    } catch (error) {
      const elsewhere =
        upload !== null && error instanceof CallError && error.status === 409 && upload.offset < file.size;
      if (signal.aborted || (!passing(error) && !elsewhere) || (failures += 1) > patience.tries) throw error;
      if (!elsewhere) await pause(Math.min(patience.mostMs, patience.firstMs * 2 ** (failures - 1)), signal);
      signal.throwIfAborted();
      if (upload)
        upload = (
          await call(getPackageUpload, { params: { id: upload.id }, signal }).catch(() => ({ upload: upload! }))
        ).upload;
    }
  }
}

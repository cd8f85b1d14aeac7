import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';

const number = new Intl.NumberFormat('en');
const counted = (count: number, noun: string) => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** 250 GB, 3.1 MB: one decimal at most. */
export const bytesInWords = (bytes: number): string =>
  bytes >= 1e9 ? `${short.format(bytes / 1e9)} GB` : bytes >= 1e6 ? `${short.format(bytes / 1e6)} MB` : `${Math.ceil(bytes / 1e3)} kB`;

export const tooManyTales = (limit: number) =>
  new Failure(
    'over_quota',
    msg`You may have ${{ counted: counted(limit, 'tale') }} here, and you have as many. Delete one that you no longer need, then try again.`,
  );

export const tooManyUploads = (limit: number) =>
  new Failure(
    'over_quota',
    msg`You may upload ${{ counted: counted(limit, 'package') }} at once. Wait until one has arrived, or discard one, then try again.`,
  );

/** `freeAt`: when the oldest of them no longer counts. */
export function tooManyRenders(limit: number, freeAt: number, now: number): Failure {
  const minutes = Math.max(1, Math.ceil((freeAt - now) / 60_000));
  const wait = minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return new Failure(
    'over_quota',
    msg`You may order ${{ counted: counted(limit, 'render') }} in 24 hours, and you have. Try again in about ${{ wait }}.`,
  );
}

export const diskUsedUp = (used: number, limit: number) =>
  new Failure(
    'over_quota',
    `You may use ${bytesInWords(limit)} of the disk, and this would make it ${bytesInWords(used)}, uploads on their way and tales in the bin included. ` +
      'Delete tales for good in the bin, or discard uploads that you no longer need, then try again.',
  );

export const diskFull = (free: number, reserve: number) =>
  new Failure(
    'disk_full',
    `The disk of the studio is full: ${bytesInWords(Math.max(0, free))} would be left, and ${bytesInWords(reserve)} must stay free. ` +
      'Delete tales for good in the bin, or ask whoever runs the studio to make room. What you had is still there.',
  );

import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';

const number = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** 250 GB, 3.1 MB: one decimal at most. */
export const formatBytes = (bytes: number): string =>
  bytes >= 1e9
    ? `${short.format(bytes / 1e9)} GB`
    : bytes >= 1e6
      ? `${short.format(bytes / 1e6)} MB`
      : `${Math.ceil(bytes / 1e3)} kB`;

export const tooManyTales = (limit: number) =>
  new Failure(
    'over_quota',
    limit === 1
      ? msg`You have reached the limit of one tale here. Delete it if you no longer need it, then try again.`
      : msg`You have reached the limit of ${{ limit: number.format(limit) }} tales here. Delete one that you no longer need, then try again.`,
  );

export const tooManyUploads = (limit: number) =>
  new Failure(
    'over_quota',
    limit === 1
      ? msg`You may upload one package at a time. Wait until it has arrived, or discard it, then try again.`
      : msg`You may upload ${{ limit: number.format(limit) }} packages at once. Wait until one has arrived, or discard one, then try again.`,
  );

/** `freeAt`: when the oldest of them no longer counts. */
export function tooManyRenders(limit: number, freeAt: number, now: number): Failure {
  const minutes = Math.max(1, Math.ceil((freeAt - now) / 60_000));
  const wait = minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return new Failure(
    'over_quota',
    limit === 1
      ? msg`You have reached the limit of 1 render in 24 hours. Try again in about ${{ wait }}.`
      : msg`You have reached the limit of ${{ limit: number.format(limit) }} renders in 24 hours. Try again in about ${{ wait }}.`,
  );
}

export const diskUsedUp = (used: number, limit: number) =>
  new Failure(
    'over_quota',
    msg`You may use ${{ limit: formatBytes(limit) }} of the disk, and this would make it ${{ used: formatBytes(used) }}, including unfinished uploads and tales in the bin. Delete tales for good in the bin, or discard uploads that you no longer need, then try again.`,
  );

export const diskFull = (free: number, reserve: number) =>
  new Failure(
    'disk_full',
    msg`The disk of the studio is full: ${{ free: formatBytes(Math.max(0, free)) }} would be left, and ${{ reserve: formatBytes(reserve) }} must stay free. Delete tales for good in the bin, or ask whoever runs the studio to make room. What you had is still there.`,
  );

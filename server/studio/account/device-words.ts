import { msg } from '@lingui/core/runtime-macro';
import type { Words } from '#shared/said.ts';

const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]*.*\bSafari\//],
];
const devices: readonly (readonly [words: Words, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  [msg`Android phone`, /\bAndroid\b.*\bMobile\b/],
  [msg`Android tablet`, /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  [msg`Windows computer`, /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  [msg`Linux computer`, /\bLinux\b/],
];
const longest = 300;

/** A browser's user agent in storable form: printable, at most 300 characters; null when it is empty. */
export function keptAgent(header: string | undefined): string | null {
  const text = (header ?? '')
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, longest);
  return text === '' ? null : text;
}

/** The names of browser and device, as far as the browser reports them; this is a claim, not a proof. */
export function deviceWords(agent: string | null): { browser: Words; device: Words } {
  const text = agent ?? '';
  const [name, mark] = browsers.find(([, each]) => each.test(text)) ?? [];
  const version = mark?.exec(text)?.[1];
  return {
    browser: name ? `${name} ${version ?? ''}`.trim() : text === '' ? msg`Unknown browser` : msg`Another program`,
    device: devices.find(([, each]) => each.test(text))?.[0] ?? msg`Unknown device`,
  };
}

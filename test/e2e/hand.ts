import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * A person at a page, by mouse, finger or keys alone. Presses are counted: clicks, taps, and keys that act; not words
 * that are typed, nor the Tab key.
 */
export type Hand = {
  press(place: Locator): Promise<void>;
  /** Selects a radio button or ticks a box. */
  tick(place: Locator): Promise<void>;
  /** Opens a list and takes one of it: two presses. */
  select(place: Locator, value: string): Promise<void>;
  type(place: Locator, words: string): Promise<void>;
  /** Returns the number of presses since the last call. */
  presses(): number;
};

export function pointerHand(kind: 'mouse' | 'finger'): Hand {
  let count = 0;
  const press = async (place: Locator) => {
    count += 1;
    await (kind === 'mouse' ? place.click() : place.tap());
  };
  return {
    press,
    tick: (place) => press(place.locator('xpath=ancestor-or-self::label').or(place).first()),
    async select(place, value) {
      count += 2;
      await place.selectOption(value);
    },
    type: (place, words) => place.fill(words),
    presses: () => [count, (count = 0)][0]!,
  };
}

export function keyboardHand(page: Page): Hand {
  let count = 0;
  const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
  const key = async (name: string) => {
    count += 1;
    await page.keyboard.press(name);
  };
  async function tabTo(place: Locator): Promise<void> {
    await place.waitFor();
    for (let presses = 0; presses < 150; presses += 1) {
      if (await hasFocus(place)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not lead to ${String(place)}`);
  }
  return {
    async press(place) {
      await tabTo(place);
      await key('Enter');
    },
    async tick(place) {
      if ((await place.getAttribute('type')) === 'checkbox') {
        await tabTo(place);
        return key('Space');
      }
      // Of radio buttons the Tab key reaches the one that is selected; arrows lead on.
      const name = (await place.getAttribute('name')) ?? '';
      await tabTo(page.locator(`input[type=radio][name="${name}"]:checked`));
      while (!(await place.isChecked())) await key('ArrowDown');
    },
    async select(place, value) {
      await tabTo(place);
      count += 2;
      await place.selectOption(value);
    },
    async type(place, words) {
      await tabTo(place);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
    },
    presses: () => [count, (count = 0)][0]!,
  };
}

const catalogs = join(import.meta.dirname, '../../web/language');
const quoted = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part.replaceAll('\\"', '"')).join('');

/** What the pages say for an English message, in French from the catalogs. */
export function wordsIn(language: 'en' | 'fr'): (english: string) => string {
  if (language === 'en') return (english) => english;
  const files = readdirSync(catalogs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /fr[^/]*\.po$|\/fr\/.*\.po$/.test(name),
  );
  const entry = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm;
  const known = new Map(
    files.flatMap((file) =>
      [...readFileSync(join(catalogs, file), 'utf8').matchAll(entry)].map(
        ([, id = '', words = '']) => [quoted(id), quoted(words)] as const,
      ),
    ),
  );
  return (english) => {
    const words = known.get(english);
    expect(words, `the French of “${english}”`).toBeTruthy();
    return words ?? english;
  };
}

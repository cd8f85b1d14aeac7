import { type Browser, chromium, type Page } from 'playwright-core';

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter((path) => path !== undefined);

/** Debian's Chromium, without a thing from outside. */
export async function openBrowser(): Promise<Browser> {
  for (const executablePath of candidates) {
    try {
      return await chromium.launch({
        executablePath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--autoplay-policy=no-user-gesture-required',
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
        ],
      });
    } catch (error) {
      if (executablePath === candidates.at(-1)) throw error;
    }
  }
  throw new Error('Chromium was not found: install it (Debian: apt install chromium), or name it in CHROMIUM.');
}

/** A page that records the errors in its console. */
export async function openPage(
  browser: Browser,
  viewport = { width: 1280, height: 900 },
): Promise<{ page: Page; troubles: string[] }> {
  const page = await (await browser.newContext({ viewport })).newPage();
  const troubles: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && troubles.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => troubles.push(error.message));
  return { page, troubles };
}

import { askedLanguage } from '#shared/account/interface-language.ts';
import words from './page-words.json' with { type: 'json' };

/** The text of the pages, in the browser's language. */
export type PageWords = (typeof words)['en'] & { readonly lang: string };
export function pageWords(acceptLanguage: string | undefined): PageWords {
  const lang = askedLanguage(acceptLanguage, ['en', 'fr']);
  return { ...words[lang], lang };
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

type SignIn = { action: string; demo: string; error: string | null };
/** The page of the local identity provider: one prominent button, and a field for another e-mail. */
export const signInPage = ({ action, demo, error }: SignIn, say: PageWords): string => `<!doctype html>
<html lang="${say.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; --bg: #f7f3ea; --card: #fffdf8; --ink: #2b2118; --soft: #6a5b4b; --line: #d9cdb8; --accent: #8a3b12; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --bg: #17120d; --card: #211a13; --ink: #f3eadc; --soft: #c2b29c; --line: #4a3d2f; --accent: #f0a868; --on: #241505; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: var(--bg); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(26rem, 100%); padding: 2rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
h1 { margin: 0 0 .25rem; font-size: 1.4rem; }
p { margin: 0 0 1.25rem; color: var(--soft); }
button { width: 100%; min-height: 2.75rem; border: 1px solid var(--accent); border-radius: .6rem; font: inherit; font-weight: 600; cursor: pointer; }
.first { background: var(--accent); color: var(--on); }
.second { background: none; color: inherit; border-color: var(--line); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
hr { border: 0; border-top: 1px solid var(--line); margin: 1.5rem 0; }
label { display: block; margin-bottom: .35rem; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; margin-bottom: .75rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .6rem; background: transparent; color: inherit; font: inherit; }
[role=alert] { color: inherit; border-left: 4px solid var(--accent); padding-left: .75rem; }
</style>
</head>
<body>
<main>
<h1>${say.title}</h1>
<p>${say.note}</p>
${error ? `<p role="alert">${escape(error)}</p>` : ''}
<form method="post" action="${escape(action)}"><input type="hidden" name="email" value="${escape(demo)}"><button class="first">${say.demo}</button></form>
<hr>
<form method="post" action="${escape(action)}"><label for="email">${say.other}</label><input id="email" name="email" type="email" autocomplete="email" required maxlength="300"><button class="second">${say.continue}</button></form>
</main>
</body>
</html>`;

/** The page for a sign-in that cannot continue. */
export const expiredPage = (say: PageWords): string => `<!doctype html>
<html lang="${say.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.expiredTitle}</title>
<link rel="icon" href="data:,">
</head>
<body><main><h1>${say.expiredTitle}</h1><p>${say.expired}</p></main></body>
</html>`;

/** Markup that is already safe to send. */
export type Markup = { readonly markup: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
const piece = (value: string | number | Markup | readonly Markup[]): string => {
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map((each) => each.markup).join('');
  return escape(String(value));
};

/** Every value that is not markup itself becomes text. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | number | Markup | readonly Markup[])[]
): Markup {
  return {
    markup: strings.map((text, index) => text + (index < values.length ? piece(values[index] ?? '') : '')).join(''),
  };
}

/** A whole page, without a script and without anything from elsewhere. */
export function page(title: string, body: Markup, language = 'en'): string {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/host.css"></head><body>${body}</body></html>`.markup;
}

/** What a page may load and where its forms may lead. */
export const pagePolicy = (formTargets: readonly string[] = []): string =>
  `default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; form-action ${["'self'", ...formTargets].join(' ')}; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

export const stylesheet = `
:root { color-scheme: light dark; --ink: #1d1b18; --paper: #faf7f2; --line: #d9d2c6; --seal: #8a2b1d; --quiet: #675f55; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ece4; --paper: #191715; --line: #3b362f; --seal: #e07a5f; --quiet: #a79d90; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.25rem; }
header { border-bottom: 1px solid var(--line); padding: .8rem 1.25rem; color: var(--quiet); }
header a { color: inherit; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 1rem 0 .25rem; }
a { color: var(--seal); }
video { width: 100%; aspect-ratio: 16 / 9; background: #000; border-radius: .6rem; }
video::cue { color: #fff; background: rgb(0 0 0 / .75); }
video::cue(.now) { color: #ffc83d; }
.facts { color: var(--quiet); margin: 0 0 1rem; }
.captions fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: .4rem; margin: .6rem 0 0; padding: 0; border: 0; }
.captions legend { float: left; margin-right: .4rem; padding: 0; color: var(--quiet); }
.captions button { width: auto; margin: 0; padding: .35rem .8rem; background: transparent; color: var(--ink); border: 1px solid var(--line); }
.captions button[aria-pressed=true] { background: var(--seal); border-color: var(--seal); color: var(--paper); }
.description { white-space: pre-wrap; overflow-wrap: anywhere; border-top: 1px solid var(--line); padding-top: 1rem; }
.card { max-width: 28rem; margin: 10vh auto 0; padding: 1.75rem; border: 1px solid var(--line); border-radius: .9rem; }
.card h1 { margin-top: 0; }
.card form + .facts { margin: 1rem 0 0; }
label { display: block; color: var(--quiet); margin-top: 1rem; }
input[type=email] { width: 100%; font: inherit; padding: .55rem .7rem; border: 1px solid var(--line); border-radius: .45rem; background: transparent; color: inherit; }
button { width: 100%; margin-top: 1.25rem; padding: .75rem; font: inherit; font-weight: 600; border: 0; border-radius: .55rem; background: var(--seal); color: var(--paper); cursor: pointer; }
.answers { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
.answers button { flex: 1; margin: 0; }
button.plain { background: transparent; color: var(--ink); border: 1px solid var(--line); }
:focus-visible { outline: 3px solid var(--seal); outline-offset: 2px; }
ul.videos { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1.25rem; }
ul.videos img, ul.videos .blank { width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: .5rem; background: var(--line); display: block; }
`;

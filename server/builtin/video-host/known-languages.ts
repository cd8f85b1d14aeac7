const codes =
  'af az id ms bs ca cs da de et en-IN en-GB en es es-419 es-US eu fil fr fr-CA gl hr zu is it sw lv lt hu ' +
  'nl no uz pl pt-PT pt ro sq sk sl sr-Latn fi sv vi tr be bg ky kk mk mn ru sr uk el hy iw ur ar fa ne mr ' +
  'hi as bn pa gu or ta te kn ml si th lo my ka am km zh-CN zh-TW zh-HK ja ko';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The languages a video's texts and sound may be declared in; Ewe is not among them, as on YouTube. */
export const knownLanguages: readonly { readonly code: string; readonly name: string }[] = codes
  .split(' ')
  .map((code) => ({ code, name: names.of(code) ?? code }));

const known = new Set(knownLanguages.map(({ code }) => code.toLowerCase()));
/** Whether a declared language is accepted; regional forms count as their language. */
export const isKnownLanguage = (code: string): boolean =>
  known.has(code.toLowerCase()) || known.has(code.split('-')[0]?.toLowerCase() ?? '');

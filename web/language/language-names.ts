import type { InterfaceLanguage } from '#shared/interface-language.ts';

/** Each language in its own words, so that who reads only that one finds it. */
export const ownNames: Readonly<Record<InterfaceLanguage, string>> = { en: 'English', fr: 'Français', ee: 'Eʋegbe' };

/** Languages that the screens may be shown in. A language is offered when its catalog is there; tales have languages of their own. */
export const interfaceLanguages = ['en', 'fr', 'ee'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

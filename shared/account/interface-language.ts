/** Languages of the interface. A language is offered when its catalog is there; tales have their own languages. */
export const interfaceLanguages = ['en', 'fr', 'ee'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/**
 * The first language that a browser asks for, by its `Accept-Language`, among the available ones; English when there is
 * none.
 */
export function askedLanguage<L extends string>(header: string | undefined, atHand: readonly L[]): L | 'en' {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return (
    asked.map((one) => atHand.find((language) => language === one)).find((language) => language !== undefined) ?? 'en'
  );
}

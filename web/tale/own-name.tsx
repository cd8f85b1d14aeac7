import { type Language, languageNames } from '#shared/vocabulary.ts';

/** A language by its own name, said in that language. */
export const OwnName = ({ language }: { language: Language }) => <span lang={language}>{languageNames[language]}</span>;

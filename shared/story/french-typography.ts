const narrow = '\u202F';

/**
 * A French text as a printer sets it: ’ for ', a narrow no-break space before ? ! ; : and inside « ». Verse numbers
 * such as 15:11 keep their colon.
 */
export const frenchTypography = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/(?<=[^\s?!;:(«])[ \u00A0\u202F]?([?!;])/gu, `${narrow}$1`)
    .replace(/(?<=[^\s?!;:(«])[ \u00A0\u202F]?:(?=[\s\u202F]|$)/gu, `${narrow}:`)
    .replace(/«[ \u00A0\u202F]?/g, `«${narrow}`)
    .replace(/[ \u00A0\u202F]?»/g, `${narrow}»`);

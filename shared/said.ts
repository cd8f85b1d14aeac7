/**
 * Words that the server says, made by `msg` of '@lingui/core/runtime-macro': the English, and the code and values by which a screen finds
 * them in its own language.
 */
export type Said = {
  readonly id: string;
  readonly message?: string | undefined;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
};

/** The English, with its values in place. */
export const englishOf = ({ id, message = id, values = {} }: Said): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** Carries what was said beside an error's English, which the body keeps as it is specified. */
export const saidHeader = 'studio-message';
/** As the value of a header; empty when it would be too long for one. */
export function encodeSaid({ id, values }: Said): string {
  const value = encodeURIComponent(JSON.stringify({ id, values }));
  return value.length > 4_000 ? '' : value;
}
/** What a header says; null for anything else. */
export function decodeSaid(value: string | null): Said | null {
  try {
    const said: unknown = JSON.parse(decodeURIComponent(value ?? ''));
    return typeof said === 'object' && said !== null && 'id' in said && typeof said.id === 'string' ? (said as Said) : null;
  } catch {
    return null;
  }
}

/** Ids of the studio may begin with `_` or `-`; no name begins with a dot. */
const safeKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Throws for what is no key of the studio: a mistake of ours, never of a person. */
export function requireFileKey(key: string): void {
  if (!safeKey.test(key) || key.length > 400 || key.endsWith('.part'))
    throw new Error(`Not a file key of the studio: ${key}`);
}

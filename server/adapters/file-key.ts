/** Ids of the studio may begin with `_` or `-`; no name begins with a dot. */
const safeKey = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Throws for anything that is not a key of the studio, which is a bug, never a person's mistake. */
export function requireFileKey(key: string): void {
  if (!safeKey.test(key) || key.length > 400 || key.endsWith('.part'))
    throw new Error(`Not a file key of the studio: ${key}`);
}

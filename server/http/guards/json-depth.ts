/** JSON from outside may be nested this deep, because the functions that walk it are recursive. */
export const deepestJson = 32;

/** How deep a text of JSON is nested, without reading it as JSON. */
export function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < json.length; i += 1) {
    const c = json[i];
    if (quoted) {
      if (c === '\\') i += 1;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '{' || c === '[') most = Math.max(most, (depth += 1));
    else if (c === '}' || c === ']') depth -= 1;
  }
  return most;
}

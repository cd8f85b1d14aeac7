/** At most two letters that represent a person without a picture. */
export function initialsOf({ name, email }: { name: string; email: string }): string {
  const words = (name.trim() || email).split(/[\s.@_-]+/).filter(Boolean);
  const first = words[0] ?? '?';
  const last = words.length > 1 && name.trim() ? (words.at(-1) ?? '') : '';
  return ([...first][0] ?? '?').toLocaleUpperCase() + ([...last][0] ?? '').toLocaleUpperCase();
}

/** A value that this tab keeps across reloads; `of` parses the stored value, null when it is missing or invalid. */
export const sessionSlot = (name: string) => ({
  of(): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  /** A full or forbidden storage keeps nothing; what was there before would be wrong. */
  keep(value: unknown): void {
    try {
      sessionStorage.setItem(name, JSON.stringify(value));
    } catch {
      this.drop();
    }
  },
  drop(): void {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Then nothing was kept either.
    }
  },
});

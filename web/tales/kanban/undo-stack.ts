/** What may be undone, the last first; each once, whether by its notice or by key. */
export function undoStack() {
  const kept: (() => void)[] = [];
  return {
    /** Keeps a way back; answers what does it once. */
    keep(perform: () => void): () => void {
      const act = () => {
        const at = kept.indexOf(act);
        if (at < 0) return;
        kept.splice(at, 1);
        perform();
      };
      kept.push(act);
      return act;
    },
    /** Takes the last back; false when nothing is left. */
    undo(): boolean {
      const last = kept.at(-1);
      last?.();
      return last !== undefined;
    },
  };
}

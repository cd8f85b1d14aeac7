import type { TaleId } from '#shared/ids.ts';
import { readOverlay } from '#shared/thumbnail/overlay-fields.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { sessionSlot } from '#web/browser/session-slot.ts';
import type { Design } from './design.ts';
import type { Draft, Editor } from './editor.ts';

const slotOf = (taleId: TaleId) => sessionSlot(`ai-content-pipeline:thumbnails:${taleId}`);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a design from whatever was kept; null when that makes no sense. Words in other languages that make none are
 * left out; backgrounds are the server's.
 */
export function readDesign(value: unknown): Design | null {
  if (!isObject(value) || !Array.isArray(value['overlays'])) return null;
  const language = languages.find((one) => one === value['language']);
  if (!language) return null;
  const kept = isObject(value['words']) ? value['words'] : {};
  const words = Object.fromEntries(
    languages.flatMap((one): [Language, Record<string, string>][] => {
      const texts = kept[one];
      if (!isObject(texts)) return [];
      return [
        [
          one,
          Object.fromEntries(
            Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
          ),
        ],
      ];
    }),
  );
  return {
    background: null,
    overlays: value['overlays'].map(readOverlay).filter((overlay) => overlay !== null),
    language,
    words,
  };
}

/** The draft of a tale in this tab; null when there is none that fits an editor of this many variants. */
export function readDraft(taleId: TaleId, variants: number): Draft | null {
  const value = slotOf(taleId).of();
  if (!isObject(value) || !Array.isArray(value['designs']) || !Array.isArray(value['names'])) return null;
  const designs = value['designs'].map(readDesign).filter((design) => design !== null);
  const names = value['names'].filter(
    (name): name is Draft['names'][number] =>
      isObject(name) && typeof name['title'] === 'string' && typeof name['subtitle'] === 'string',
  );
  const at = Number(value['at']);
  if (designs.length !== variants || names.length !== variants || !(at >= 0 && at < variants)) return null;
  const kept = Array.isArray(value['untouched']) ? value['untouched'] : [];
  return { at: Math.floor(at), designs, untouched: designs.map((_, index) => kept[index] === true), names };
}

/** Keeps an editor in this tab. */
export function keepDraft(taleId: TaleId, { at, designs, variants }: Editor): void {
  slotOf(taleId).keep({
    at,
    designs: designs.map(({ now }) => now),
    untouched: designs.map(({ untouched }) => untouched),
    names: variants.map(({ title, subtitle }) => ({ title, subtitle })),
  });
}

import { useEffect, useState } from 'react';
import { type Face, faceFor } from '#shared/thumbnail/fonts.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { faceUrl } from './font-files.ts';

const asked = new Map<string, Promise<boolean>>();
const nameOf = ({ family, weight }: Face) => `${family} ${weight}`;

/** Loads a face from the font file that the server draws with; false when it cannot be loaded. */
function load(face: Face): Promise<boolean> {
  const name = nameOf(face);
  const known = asked.get(name);
  if (known) return known;
  const url = faceUrl(face);
  if (!url || typeof FontFace === 'undefined') return Promise.resolve(false);
  const loading = new FontFace(face.family, `url("${url}")`, { weight: String(face.weight) }).load().then(
    (font) => {
      document.fonts.add(font);
      return true;
    },
    () => {
      asked.delete(name);
      return false;
    },
  );
  asked.set(name, loading);
  return loading;
}

const facesOf = (overlays: readonly Overlay[]): Face[] => [
  ...new Map(
    overlays.map(({ fontFamily, fontWeight, text }) => {
      const face = faceFor(fontFamily, fontWeight, text);
      return [nameOf(face), face] as const;
    }),
  ).values(),
];

/** Loads the faces that the texts are drawn in, and tells whether all are ready or one is missing. */
export function useFaces(overlays: readonly Overlay[]): 'loading' | 'ready' | 'missing' {
  const wanted = facesOf(overlays);
  const key = wanted.map(nameOf).toSorted().join();
  const [state, setState] = useState<{ key: string; ok: boolean } | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all(wanted.map(load)).then((all) => here && setState({ key, ok: all.every(Boolean) }));
    return () => {
      here = false;
    };
    // oxlint-disable-next-line exhaustive-deps -- the key says all about the faces
  }, [key]);
  if (state?.key !== key) return 'loading';
  return state.ok ? 'ready' : 'missing';
}

import { readFileSync } from 'node:fs';
import { fontFile } from '#server/adapters/thumbnail-fonts.ts';
import type { Face } from '#shared/thumbnail/fonts.ts';

/** CSS that gives a bare page the same font files that thumbnails are drawn with. */
export const fontFacesOf = (faces: readonly Face[]): string =>
  faces
    .map(({ family, weight }) => {
      const bytes = readFileSync(fontFile(family, weight)).toString('base64');
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${bytes})}`;
    })
    .join('');

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DrawnFamily, faceWeights } from '#shared/thumbnail/fonts.ts';
import { fontFile, fontFilesOf } from './thumbnail-fonts.ts';

test('has a file for every typeface that can be chosen', () => {
  const faces = (Object.keys(faceWeights) as DrawnFamily[]).flatMap((family) =>
    faceWeights[family].map((weight) => fontFile(family, weight)),
  );
  expect(faces.filter((path) => !existsSync(path))).toEqual([]);
  expect(new Set(faces).size).toBe(faces.length);
});

test('gives an SVG only the typefaces that it names', () => {
  const svg =
    '<text font-family="Anton" font-weight="400">a</text><text font-family="Inter" font-weight="700">b</text>';
  expect(
    fontFilesOf(svg)
      .map((path) => path.split('/').at(-1))
      .sort(),
  ).toEqual(['Anton_400Regular.ttf', 'Inter-Bold.ttf', 'Inter-Regular.ttf']);
  expect(fontFilesOf('<rect/>')).toEqual([]);
});

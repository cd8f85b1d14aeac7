import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Every source file of the project, tests, benches and scripts included, as paths from its root. */
export const every: readonly string[] = globSync('{shared,server,web,test,bench,scripts}/**/*.{ts,tsx,mjs}', {
  exclude: ['**/node_modules/**'],
}).map((file) => file.replaceAll('\\', '/'));
/** The files of the product itself. */
export const files: readonly string[] = every.filter(
  (file) => /^(shared|server|web)\//.test(file) && !file.includes('.test.'),
);
const texts = new Map<string, string>();
export function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, known);
  return known;
}
export const lineCount = (file: string): number => textOf(file).split('\n').length;

/** What a file imports: paths from the root, and packages as `npm:name`. */
export const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?<![\w/])(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) =>
    to.startsWith('#')
      ? to.slice(1)
      : to.startsWith('.')
        ? normalize(join(dirname(file), to)).replaceAll('\\', '/')
        : `npm:${to}`,
  );

/** The groups of more than one that import each other, over however many of them. */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(one: string): number {
    order.set(one, order.size);
    open.push(one);
    let low = order.get(one)!;
    for (const other of imports.get(one) ?? []) {
      if (!imports.has(other)) continue;
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (open.includes(other)) low = Math.min(low, lowest.get(other) ?? order.get(other)!);
    }
    lowest.set(one, low);
    if (low === order.get(one)) {
      const circle = open.splice(open.indexOf(one));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  }
  for (const one of imports.keys()) if (!order.has(one)) visit(one);
  return circles;
}

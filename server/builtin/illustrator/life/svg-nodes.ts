// Reads the SVG of a picture into nodes with their position on the page.
import { type Box, boxUnder, joined, type Matrix, matrixOf, meets, times } from './matrix.ts';
import { shapeBox } from './shape-box.ts';

/** A shape or a group of a drawing, and where on the page it is. */
export type SvgNode = {
  readonly tag: string;
  /** The opening tag, or the whole of a shape. */
  readonly text: string;
  /** From its contents to the page. */
  readonly matrix: Matrix;
  /** Round everything in it, on the page; null when nothing is seen of it. */
  readonly box: Box | null;
  /** Seen out of focus. */
  readonly soft: boolean;
  readonly inner: readonly SvgNode[];
};

type Open = { tag: string; text: string; matrix: Matrix; box: Box | null; soft: boolean; inner: SvgNode[] };

/**
 * Reads the shapes and groups of a drawing as the illustrator writes them: every group is closed, every shape closes
 * itself.
 */
export function nodesOf(drawing: string, matrix: Matrix): SvgNode[] {
  const root: Open = { tag: '', text: '', matrix, box: null, soft: false, inner: [] };
  const open: Open[] = [root];
  for (const [text, closing, tag = '', attributes = '', closed] of drawing.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[^>]*?)?)(\/?)>/g,
  )) {
    const within = open.at(-1) as Open;
    if (closing) {
      if (open.length === 1) continue;
      const group = open.pop() as Open;
      const over = open.at(-1) as Open;
      over.inner.push(group);
      over.box = joined(over.box, group.box);
    } else {
      const transform = /\stransform="([^"]*)"/.exec(attributes)?.[1];
      const own = transform ? times(within.matrix, matrixOf(transform)) : within.matrix;
      const soft = within.soft || attributes.includes(' filter=');
      if (!closed) open.push({ tag, text, matrix: own, box: null, soft, inner: [] });
      else {
        const shape = shapeBox(tag, attributes);
        const box = shape && boxUnder(own, shape);
        within.inner.push({ tag, text, matrix: own, box, soft, inner: [] });
        within.box = joined(within.box, box);
      }
    }
  }
  return root.inner;
}

/** All nodes that carry a mark of this name, with what it says, in the order in which they are drawn. */
export function marked(
  nodes: readonly SvgNode[],
  name: 'moves' | 'person',
): { readonly node: SvgNode; readonly mark: string }[] {
  const attribute = new RegExp(`\\sdata-${name}="([^"]*)"`);
  return nodes.flatMap((node) => {
    const mark = node.tag === 'g' ? attribute.exec(node.text)?.[1] : undefined;
    return [...(mark === undefined ? [] : [{ node, mark }]), ...marked(node.inner, name)];
  });
}

/** A drawing as it was read. */
export const textOf = (nodes: readonly SvgNode[]): string =>
  nodes.map(({ tag, text, inner }) => (text.endsWith('/>') ? text : `${text}${textOf(inner)}</${tag}>`)).join('');

/** True when something solid is drawn later over the box of a node, or may be. */
export function covered(nodes: readonly SvgNode[], node: SvgNode): boolean {
  let later = false;
  const covers = (list: readonly SvgNode[]): boolean =>
    list.some((one) => {
      if (one === node) {
        later = true;
        return false;
      }
      if (one.tag === 'g') return !(later && / opacity=|="rays"/.test(one.text)) && covers(one.inner);
      // Rectangles and ellipses with a gradient are light and air, paths with one are hills and cloth.
      const solid = / fill="#/.test(one.text) || (one.tag === 'path' && one.text.includes(' fill="url'));
      return (
        later &&
        solid &&
        !one.text.includes('opacity=') &&
        one.box !== null &&
        node.box !== null &&
        meets(one.box, node.box)
      );
    });
  return covers(nodes);
}

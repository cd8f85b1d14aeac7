import { expect, test } from 'vitest';
import { identity } from './matrix.ts';
import { moving } from './moving.ts';
import { warpsOfThings } from './parts-of-things.ts';
import { rigidThings } from './rigid-things.ts';
import { marked, nodesOf } from './svg-nodes.ts';

const page = { width: 400, height: 300 };
const land =
  '<rect x="0" y="0" width="400" height="300" fill="#7fa8cf"/><path d="M0 200q100 -60 200 0t200 0V300H0Z" ' +
  'fill="#5a8f45"/>';
const treeAt = (x: number) =>
  moving(
    'tree',
    `<path d="M${x - 5} 250V150H${x + 5}V250Z" fill="#6a4a33"/><circle cx="${x}" cy="140" r="40" fill="#4d6f45"/>`,
  );
const wallAt = (x: number) =>
  `<g transform="translate(${x} 250)"><rect x="0" y="-120" width="80" height="120" fill="#d9b38c"/></g>`;

/** What leans of a drawing, on the page. */
function leaningAreas(drawing: string, bodies: Parameters<typeof warpsOfThings>[2]['bodies'] = []) {
  const nodes = nodesOf(land + drawing, identity);
  const things = marked(nodes, 'moves').flatMap(({ node }) =>
    node.box ? [{ kind: 'tree' as const, node, box: node.box }] : [],
  );
  return warpsOfThings(page, things, { heads: [], bodies, rigid: rigidThings(page, nodes) })
    .filter(({ moves }) => moves === 'sway')
    .map(({ area: { x, y, w, h } }) => {
      return { left: x * page.width, right: (x + w) * page.width, top: y * page.height, bottom: (y + h) * page.height };
    });
}
/** The same as left and right ends alone. */
const leaning = (...of: Parameters<typeof leaningAreas>) => leaningAreas(...of).map(({ left, right }) => [left, right]);

test('treats walls as rigid, but not land, sky and self-moving parts', () => {
  const light = '<rect x="10" y="10" width="90" height="200" fill="#fff" opacity="0.2"/>';
  const person = '<g data-person="ama"><path d="M50 250V180H70V250Z" fill="#a33"/></g>';
  expect(rigidThings(page, nodesOf(land + treeAt(60) + light + person + wallAt(300), identity))).toEqual([
    { left: 300, top: 130, right: 380, bottom: 250 },
  ]);
});

test('sways a free-standing tree, but not one in front of a wall', () => {
  expect(leaning(treeAt(100))).toHaveLength(1);
  expect(leaning(treeAt(100) + wallAt(300))).toHaveLength(1);
  expect(leaning(wallAt(60) + treeAt(100))).toEqual([]);
});

test('sways a tree that overlaps a wall only where there is no wall', () => {
  const [[left = 0, right = 0] = []] = leaning(wallAt(125) + treeAt(100));
  expect(left).toBeLessThan(60);
  expect(right).toBeLessThanOrEqual(125);
});

test('sways only the visible crown of a tree behind somebody', () => {
  const [crown] = leaningAreas(treeAt(100), [{ left: 85, top: 190, right: 115, bottom: 270 }]);
  expect(crown!.top).toBeLessThan(110);
  expect(crown!.bottom).toBeLessThanOrEqual(190);
});

test('keeps a tree still when somebody hides it', () => {
  expect(leaning(treeAt(100), [{ left: 80, top: 120, right: 120, bottom: 260 }])).toEqual([]);
});

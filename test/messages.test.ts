import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const screens = globSync('web/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\.d\.ts$|(?:fixture|-stage|test-board)\.tsx?$/.test(file),
);

/** Attributes and properties that people read or hear. */
const said = new Set(
  `label title aria-label aria-roledescription aria-valuetext hint note placeholder alt description what action legend altText words
  advice short text heading caption summary empty failed detail why reason message`.split(/\s+/),
);
/** Names that are the same in every language, and examples that are data. */
const names =
  /^(?:Tale Studio|AI Content Pipeline|YouTube|Google|PNG|JPEG|MP3|MP4|SRT|WAV|ZIP|API|[A-Z]{1,3}|AbortError)$/;
/** Class names with states: `hover:text-brand`. */
const areClasses = (text: string) => /(?:^|\s)(?:hover|focus|dark|sm|md|lg):\S/.test(text);
const isWords = (text: string) => /\p{L}{2}/u.test(text) && !names.test(text.trim()) && !areClasses(text);
/** Words, and not the name of an option or a class. */
const isPhrase = (text: string) => isWords(text) && (/^\p{Lu}\p{Ll}/u.test(text.trim()) || /\p{Ll} \p{Ll}/u.test(text));

/** Words of a file that reach a screen and do not come from the message library, with their lines. */
function plainWords(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found: string[] = [];
  const report = (node: Node, text: string) =>
    found.push(`${file}:${code.slice(0, node.start).split('\n').length} ${text.trim()}`);
  /** Literals that an expression may come to. */
  const leaves = (node: unknown, isSaid: (text: string) => boolean): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string' && isSaid(node['value']))
      report(node, node['value']);
    else if (node.type === 'TemplateLiteral') {
      const text = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
      if (isSaid(text) && /\p{L}{2}/u.test(text)) report(node, text);
    } else if (node.type === 'ConditionalExpression')
      [node['consequent'], node['alternate']].forEach((each) => leaves(each, isSaid));
    else if (node.type === 'LogicalExpression') [node['left'], node['right']].forEach((each) => leaves(each, isSaid));
    else if (/^(?:JSXExpressionContainer|TSAsExpression|TSSatisfiesExpression)$/.test(node.type))
      leaves(node['expression'], isSaid);
  };
  const walk = (node: unknown, isChild: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => walk(each, isChild));
    if (!isNode(node) || node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'CallExpression' && /^(?:t|msg)\(/.test(code.slice(node.start))) return;
    if (
      node.type === 'JSXElement' &&
      /^(?:Trans|Plural|code|kbd|style)$/.test(code.slice(node.start + 1).match(/^\w+/)?.[0] ?? '')
    )
      return;
    if (node.type === 'JSXText' && isWords(String(node['value']))) report(node, String(node['value']));
    if (node.type === 'JSXExpressionContainer' && isChild) leaves(node, isPhrase);
    const key = (node['name'] ?? node['key']) as { name?: unknown; value?: unknown } | undefined;
    const name = String(key?.name ?? key?.value ?? '');
    if ((node.type === 'JSXAttribute' || node.type === 'Property') && said.has(name)) leaves(node['value'], isPhrase);
    if (
      node.type === 'CallExpression' &&
      /^(?:notify[.\w]*|usePageTitle)$/.test(code.slice((node['callee'] as Node).start).match(/^[\w.]+/)?.[0] ?? '')
    )
      (node['arguments'] as unknown[]).forEach((each) => leaves(each, isPhrase));
    for (const [part, value] of Object.entries(node))
      if (part !== 'type') walk(value, node.type.startsWith('JSXE') && part === 'children');
  };
  walk(parseSync(file, code).program, false);
  return found;
}

test('takes every text on screen from the message library', () => {
  expect(screens.flatMap(plainWords)).toEqual([]);
});

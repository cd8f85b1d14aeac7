import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/**
 * Where sentences are English whatever the creator reads: what is written for whoever runs the studio (terminal, log),
 * for an engine (prompts), for a viewer or reader in the tale's language, or for a program (the protocol of the video
 * host).
 */
const elsewhere = [
  /^server\/(?:start-words|main)\.ts$/,
  /^server\/(?:doctor|db|reading|passages|integrity|process)\//,
  /^server\/composition\/greeting\.ts$/,
  /^server\/adapters\/hosted-(?:text|pictures|speech)\//,
  /^server\/adapters\/(?:sealed-secrets|secret-key-file|thumbnail-fonts)\.ts$/,
  /^server\/builtin\/(?:illustrator|video-host|story-writer|identity-provider|narrator\/reading)\//,
  /^server\/package\/(?:credits|upload\/readable-texts)\.ts$/,
  /^server\/studio\/4-images\/(?:cast|gallery)\//,
  /^server\/studio\/(?:3-scenes\/cut-prompts|5-thumbnails\/background-prompt|9-publication\/publication-texts)\.ts$/,
  /\.child\.ts$/,
];
const files = globSync(['server/**/*.ts', 'shared/{film,publishing,sound,tale}/*.ts']).filter(
  (file) => !/\.test\.ts$|\.contract\.ts$|fixture|harness/.test(file) && !elsewhere.some((each) => each.test(file)),
);

/** A fault of a single field names the field as the API does, so it stays English with it. */
const ofTheApi = new Set(['server/http/answers/field-words.ts']);
/** Text in these calls is for developers: errors without a code, lines of the log, descriptions of the API. */
const forDevelopers =
  /(?:^|\.)(?:Error|RangeError|TypeError|abort|log|info|warn|error|startSpan|refine|sql|Histogram)$/;
/** Three words and the end of a sentence. */
const isSentence = (text: string) => /\p{L}\S* +\S+ +\S.*[.!?]$/u.test(text.trim()) && /^[\p{Lu}…]/u.test(text.trim());

/** Sentences of a file that nobody could translate, with their lines. */
function untranslatable(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isNode(node) || /^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
    if (node.type === 'TaggedTemplateExpression') return;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const { start, end } = node['callee'] as Node & { end: number };
      if (forDevelopers.test(code.slice(start, end))) return;
    }
    if (node.type === 'Property' && /^(?:summary|description|help)$/.test(String((node['key'] as Node)['name'])))
      return;
    const text =
      node.type === 'Literal'
        ? node['value']
        : node.type === 'TemplateLiteral' &&
          (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
    if (typeof text === 'string' && isSentence(text))
      found.push(`${file}:${code.slice(0, node.start).split('\n').length} ${text}`);
    for (const [part, value] of Object.entries(node)) if (part !== 'type') walk(value);
  };
  walk(parseSync(file, code).program);
  return found;
}

test('has a code for every sentence that the server says to a creator', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !ofTheApi.has(file)).flatMap(untranslatable)).toEqual([]);
});

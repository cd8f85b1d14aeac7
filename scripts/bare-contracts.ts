import { parseAst, type Plugin } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Call = Node & {
  readonly callee: Node & { name?: string };
  readonly arguments: readonly (Node & { properties?: readonly Property[] })[];
};
type Property = Node & { readonly key?: Node & { name?: string } };
type Declaration = Node & { readonly declarations?: readonly { readonly init: Call | null }[] };
type Statement = Node & { readonly declaration?: Declaration | null };

const kept = ['method', 'path'];

/**
 * A build step for the browser's bundle: reduces each endpoint of a contract to its method and path. The schemas are
 * left out, because the server checks them.
 */
export function bareContracts(): Plugin {
  return {
    name: 'bare-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/shared\/[\w-]+\.contract\.ts$/ },
      handler(code) {
        const endpoints = (parseAst(code, { lang: 'ts' }).body as unknown as readonly Statement[])
          .flatMap(({ declaration }) => declaration?.declarations ?? [])
          .map(({ init }) => init)
          .filter((init) => init?.type === 'CallExpression' && init.callee.name === 'endpoint');
        let bare = code;
        for (const call of endpoints.toReversed()) {
          const fields = call?.arguments[0]?.properties?.filter(({ key }) => kept.includes(key?.name ?? '')) ?? [];
          if (!call || fields.length !== kept.length) continue;
          const object = `{ ${fields.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
          bare = bare.slice(0, call.start) + object + bare.slice(call.end);
        }
        return { code: bare, map: null };
      },
    },
  };
}

/** The parts of npm's own packages that fetch the voices; the packages themselves have no types. */
declare module '@npmcli/config' {
  type Options = {
    npmPath: string;
    definitions: object;
    shorthands: object;
    flatten: object;
    argv?: string[];
    env?: NodeJS.ProcessEnv;
    cwd?: string;
    warn?: boolean;
  };
  export default class Config {
    constructor(options: Options);
    load(): Promise<void>;
    /** Every setting under the name by which npm-registry-fetch takes it, credentials included. */
    readonly flat: Record<string, unknown>;
  }
}
declare module '@npmcli/config/lib/definitions/index.js' {
  const all: { definitions: object; shorthands: object; flatten: object };
  export default all;
}
declare module 'npm-registry-fetch' {
  type Answer = { status: number; headers: { get(name: string): string | null }; body: NodeJS.ReadableStream };
  type Ask = {
    (url: string, options: Record<string, unknown>): Promise<Answer>;
    json(url: string, options: Record<string, unknown>): Promise<unknown>;
  };
  const ask: Ask;
  export default ask;
}

/**
 * What a child process needs from the environment: where programs and libraries are, how Node runs, and where temporary
 * files go.
 */
const needed = [
  'PATH',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LANG',
  'FONTCONFIG_PATH',
];

/** The environment of programs that open people's files: none of the studio's keys and passwords. */
export const childEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(needed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { deepestJson, depthOf } from '#server/http/guards/json-depth.ts';
import { Failure } from '#shared/endpoint.ts';

/** The format name in `manifest.json`, by which other programs recognise a package. */
export const packageFormat = { format: 'tale-studio-package', version: 1 } as const;
export const manifestName = 'manifest.json';
export const taleName = 'tale.json';

/** Bytes that texts of a package may have. */
export const textLimits = { manifest: 2_000_000, tale: 12_000_000 } as const;

export const fileRoles = [
  'tale',
  'text',
  'licences',
  'picture',
  'thumbnail',
  'narration',
  'take',
  'music',
  'captions',
  'storyboard',
  'film',
] as const;
export type FileRole = (typeof fileRoles)[number];

/** One file of a package, as its manifest names it. */
const ManifestFile = z.object({
  name: z.string().min(1).max(200),
  role: z.string().max(40),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.string().max(100),
});
export type ManifestFile = z.infer<typeof ManifestFile>;

const Credit = z.object({ of: z.string().max(200), credit: z.string().max(1_000), licence: z.string().max(300) });
export type Credit = z.infer<typeof Credit>;

/** The manifest of a package (docs/package.md). */
export const PackageManifest = z.object({
  format: z.literal(packageFormat.format),
  version: z.literal(packageFormat.version),
  title: z.string().max(1_000),
  languages: z.array(z.string().max(20)).max(20),
  films: z.boolean(),
  madeAt: z.iso.datetime(),
  files: z.array(ManifestFile).max(2_000),
  credits: z.array(Credit).max(100),
  engines: z.array(z.string().max(200)).max(200),
});
export type PackageManifest = z.infer<typeof PackageManifest>;

/** Reads a manifest. Throws Failure with a message, above all for packages of other programs and of newer studios. */
export function readManifest(json: string): PackageManifest {
  const value = parsed(json, manifestName);
  const says = z.object({ format: z.unknown(), version: z.unknown() }).safeParse(value).data;
  if (says?.format !== packageFormat.format)
    throw new Failure('unsupported', msg`This zip is not a package of a tale: its manifest.json names another format.`);
  if (says.version !== packageFormat.version)
    throw new Failure(
      'unsupported',
      msg`This package has version ${{ version: String(says.version).slice(0, 20) }} of the format, and this studio reads version ${{ version2: packageFormat.version }}. Update the studio, or make the package with one that writes version ${{ version3: packageFormat.version }}.`,
    );
  return checked(PackageManifest, value, manifestName);
}

/** Reads JSON of a package against its schema. Throws Failure('invalid') that names the first thing that is wrong. */
export function checked<T extends z.ZodType>(schema: T, value: unknown, name: string): z.output<T> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const { path, message } = error.issues[0]!;
  throw new Failure(
    'invalid',
    msg`${{ name }} of this package is not valid: ${{ path: path.join('.').slice(0, 100) || 'the whole' }}: ${{ message: message.slice(0, 200) }}`,
  );
}

/** NUL, and half a pair of UTF-16: a text of neither kind can be stored. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Text as JSON. Throws Failure('invalid'). */
export function parsed(json: string, name: string): unknown {
  if (depthOf(json) > deepestJson) throw new Failure('invalid', msg`${{ name }} of this package is nested too deeply.`);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new Failure('invalid', msg`${{ name }} of this package is not JSON.`, { cause });
  }
  if (unstorable.test(JSON.stringify(value)))
    throw new Failure('invalid', msg`${{ name }} of this package contains a character that is not allowed in text.`);
  return value;
}

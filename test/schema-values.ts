import type { Operation, Schema } from './harness/whole-app.ts';

const list = (schema: Schema, key: string): Schema[] => (Array.isArray(schema[key]) ? (schema[key] as Schema[]) : []);

/** A value that fits a JSON schema: the smallest one. Fields that name ids get `id`. */
export function fitting(schema: Schema, name: string, id: string): unknown {
  if (/^(id|.*Id)$/.test(name)) return id;
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  if ('const' in schema) return schema['const'];
  const [first] = [...list(schema, 'anyOf'), ...list(schema, 'oneOf')];
  if (first) return fitting(first, name, id);
  switch ([schema['type']].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([key, inner]) => [
          key,
          fitting(inner, key, id),
        ]),
      );
    case 'array':
      return [/^(ids|.*Ids)$/.test(name) ? id : fitting(schema['items'] as Schema, name, id)];
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 1);
    case 'boolean':
      return false;
    case 'string':
      return textFor(schema);
    default:
      return null;
  }
}

/** A colour if the schema's pattern requires one, otherwise as many letters as it needs. */
function textFor({ pattern, minLength }: Schema): string {
  const letters = 'x'.repeat(Math.max(1, Number(minLength ?? 1)));
  return typeof pattern === 'string' && !new RegExp(pattern).test(letters) && new RegExp(pattern).test('#241a11')
    ? '#241a11'
    : letters;
}

/** The body that an operation takes, or undefined when it takes none. */
export function bodyOf(operation: Operation, id: string): unknown {
  const schema = operation.requestBody?.content['application/json'].schema;
  return schema && fitting(schema, '', id);
}

/** An address of an operation with every path parameter filled: ids by `id`, closed lists by their first word. */
export function addressOf(path: string, operation: Operation, id: (name: string) => string): string {
  const parameters = operation.parameters ?? [];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return encodeURIComponent(Array.isArray(schema['enum']) ? String(schema['enum'][0]) : id(name));
  });
  const query = parameters
    .filter((each) => each.in === 'query' && (each.required || /^(id|.*Id)$/.test(each.name)))
    .map((each) => [each.name, String(fitting(each.schema, each.name, id(each.name)))]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}

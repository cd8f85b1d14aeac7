import type { FastifyInstance } from 'fastify';

/** Something the studio needs, and whether it answers. */
export type Part = { readonly name: string; readonly check: () => Promise<boolean> };

/** Whether the process lives, and whether all it needs answers; `degraded` names what does not. */
export function systemRoutes(app: FastifyInstance, parts: readonly Part[]): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const degraded = await degradedParts(parts);
    return reply.code(degraded.length > 0 ? 503 : 200).send({ ok: degraded.length === 0, degraded });
  });
}

/** The parts that do not answer within two seconds. */
export async function degradedParts(parts: readonly Part[]): Promise<string[]> {
  const answers = await Promise.all(
    parts.map(async ({ name, check }) => {
      const late = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref());
      return (await Promise.race([check().catch(() => false), late])) ? null : name;
    }),
  );
  return answers.filter((name) => name !== null);
}

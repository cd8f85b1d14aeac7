import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#shared/endpoint.ts';

/** Serves the built pages; every other path below none of the APIs is a page of the app. */
export async function webFiles(app: FastifyInstance, root: string): Promise<void> {
  const index = join(root, 'index.html');
  if (existsSync(index)) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      // Copies that the build lays beside a file are sent in its place, never under names of their own.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (response, path) =>
        void response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (!['GET', 'HEAD'].includes(request.method) || /^\/(api|auth(?!\/callback$)|metrics|assets)(\/|$)/.test(path) || !existsSync(index))
      throw new Failure('not_found', 'There is nothing at this address.');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

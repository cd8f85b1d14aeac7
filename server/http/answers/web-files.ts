import { msg } from '@lingui/core/runtime-macro';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#shared/endpoint.ts';
import { hasSessionCookie } from '../guards/cookies.ts';
import { coverInSizes, homePicture, storyCoverSizes } from '#shared/pictures/sized-picture.ts';
import { limits } from '#shared/vocabulary.ts';

/** Serves the built pages; every other path below none of the APIs is a page of the app. */
export async function webFiles(app: FastifyInstance, root: string): Promise<void> {
  const index = join(root, 'index.html');
  const links = firstLinks(root);
  if (existsSync(index)) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      // Copies that the build lays beside a file are sent in its place, never under names of their own.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders: (response, path) =>
        void response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '', query] = request.url.split('?');
    if (
      !['GET', 'HEAD'].includes(request.method) ||
      /^\/(api|auth(?!\/callback$)|metrics|assets)(\/|$)/.test(path) ||
      !existsSync(index)
    )
      throw new Failure('not_found', msg`There is nothing at this address.`);
    const link = links.find((first) => first.path.test(path) && isTab(first, query))?.link;
    if (link) {
      // A visitor would be refused what belongs to a creator.
      const first = hasSessionCookie(request)
        ? [...firstAnswers(request.url), link, ...firstPictures(path, query)]
        : [...sessionAnswer(path), link];
      reply.header('link', first.join(', '));
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

type Asked = readonly [call: string, credentials?: 'anonymous'];
/**
 * What each page asks first, with the address and the credentials of the call on its screen; `:id` is the tale's. What
 * differs is asked for twice.
 */
const askedFirst: readonly [page: RegExp, calls: readonly Asked[]][] = [
  [/^\/dashboard\/?(?:\?|$)/, [['/api/dashboard/first-steps'], ['/api/dashboard/summary', 'anonymous']]],
  [
    /^\/tales\/(?!new\/?(?:\?|$))([\w-]+)\/?(?:\?|$)/,
    [['/api/tales/:id/detail'], [`/api/jobs?mine=1&taleId=:id&limit=${limits.jobsPage}`]],
  ],
  // Narrowed in its query, the page asks for other films.
  [/^\/videos\/?$/, [['/api/videos'], [`/api/jobs?mine=1&limit=${limits.jobsPage}`]]],
  [/^\/my-videos\/?(?:\?|$)/, [['/api/channels'], ['/api/usage']]],
];

const preloaded = ([call, credentials]: Asked): string =>
  `<${call}>; rel=preload; as=fetch; crossorigin=${credentials ?? 'use-credentials'}`;

/** Every page asks who is signed in, but for those that show the same to everybody. */
const sessionAnswer = (path: string): string[] =>
  /^\/(auth|watch)(\/|$)/.test(path) ? [] : [preloaded(['/api/auth/session'])];

/** What a page asks before it can show anything: the browser asks for it beside the files. */
function firstAnswers(address: string): string[] {
  const session = sessionAnswer(address);
  if (session.length === 0) return [];
  const calls = askedFirst.flatMap(([page, list]): Asked[] => {
    const [matches, id = ''] = page.exec(address) ?? [];
    return matches ? list.map(([call, credentials]) => [call.replace(':id', id), credentials] as Asked) : [];
  });
  // The sign-in page shows no channel.
  const ofCreator: Asked[] = /^\/login\/?(?:[?#]|$)/.test(address) ? [] : [['/api/youtube/connected']];
  return [...session, ...[...ofCreator, ...calls].map(preloaded)];
}

/**
 * The largest picture of a page, with the widths and sizes of its `<img>`, after the files: the browser asks for it
 * before the page is drawn.
 */
function firstPictures(path: string, query = ''): string[] {
  const [, id] = /^\/tales\/(?!new\/?$)([\w-]+)\/?$/.exec(path) ?? [];
  const tab = new URLSearchParams(query).get('tab')?.toLowerCase() ?? 'story';
  const pictures = [
    ...(path === '/' ? [homePicture] : []),
    ...(id !== undefined && tab === 'story' ? [coverInSizes(id, storyCoverSizes)] : []),
  ];
  return pictures.map(
    ({ src, srcSet, sizes }) =>
      `<${src}>; rel=preload; as=image; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`,
  );
}

const isTab = ({ tab }: FirstLink, query = ''): boolean =>
  tab === undefined || new URLSearchParams(query).get('tab')?.toLowerCase() === tab;

type FirstLink = { readonly path: RegExp; readonly tab: string | undefined; readonly link: string };
/**
 * For each address the Link header that names the files of its first sight: the browser asks for all at once, not for
 * each when the previous one names it. An address with a tab stands before the one without.
 */
function firstLinks(root: string): FirstLink[] {
  const list = join(root, '.vite', 'first-files.json');
  if (!existsSync(list)) return [];
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  return Object.entries(files).map(([address, first]) => {
    const [path = '', tab] = address.split('?tab=');
    return {
      path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
      tab,
      link: first.map((file) => `<${file}>; rel=${relOf(file)}`).join(', '),
    };
  });
}

function relOf(file: string): string {
  if (file.endsWith('.css')) return 'preload; as=style; crossorigin=anonymous';
  return file.startsWith('/assets/') ? 'modulepreload' : 'preload; as=script';
}

import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { listenToKeys } from '#web/commands/shortcut-listener.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { WorkspacePage } from './workspace-page.tsx';

const story = (title: string) => ({
  title,
  summary: '',
  narrative: '',
  sections: { hook: '', setup: '', lesson: '', outro: '' },
});
const tale = { id: 't1', title: 'Ruth', displayTitle: 'Ruth', content: { en: story('Ruth'), ee: story('Rut') } };
const frame = {
  id: 'i1',
  taleId: 't1',
  frameNo: 1,
  status: 'generated',
  r2Key: 'k',
  updatedAt: 7,
  imageType: 'frame',
  progress: 100,
};

/** A thumbnail that the studio prepared. */
export const prepared = (variant: string, status: string, changes: object = {}) => ({
  id: `p${variant}`,
  taleId: 't1',
  idx: 0,
  variant,
  title: 'Ruth',
  subtitle: '',
  r2_key_svg: 'svg',
  r2_key_png: status === 'generated' ? 'png' : null,
  status,
  editor: false,
  baked: false,
  bgImageId: null,
  overlays: [],
  updated_at: 9,
  ...changes,
});

/** A call that fails. */
export const refuse = () => Response.json({ error: 'Not today', code: 'internal' }, { status: 500 });

type Body = Record<string, unknown>;

/** The workspace of a tale with a server that answers from here: what it was sent, and how it answers. */
export function openStage() {
  const urls = (file: string) => ({ pngUrl: `/api/thumbnails/v1/${file}?v=1`, svgUrl: '/api/thumbnails/v1/svg?v=1' });
  const stage = {
    sent: [] as { url: string; body: Body }[],
    thumbnails: [] as unknown[],
    /** The tab of the tale's page that the workspace was opened from. */
    from: null as string | null,
    slots: [] as { id: string; slotNumber: number; language: string | null }[],
    answers: {} as Record<string, (body: Body) => unknown>,
    bodyOf: (end: string) => stage.sent.findLast(({ url }) => url.endsWith(end))?.body,
    show() {
      render(
        <QueryClientProvider client={makeQueryClient()}>
          <MemoryRouter
            initialEntries={[{ pathname: '/tales/t1/thumbnails/workspace', state: stage.from && { tab: stage.from } }]}
          >
            <Routes>
              <Route path="/tales/:id/thumbnails/workspace" element={<WorkspacePage />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>,
      );
    },
    async shown() {
      stage.show();
      return screen.findByRole('button', { name: 'Text: Where you go' });
    },
    /** Goes to another page. */
    leave: cleanup,
    close() {
      stopKeys();
      cleanup();
      vi.unstubAllGlobals();
    },
  };
  stage.answers = {
    'GET /api/tales/t1/detail': () => tale,
    'GET /api/images/t1': () => ({ items: [frame, { ...frame, id: 'i2', frameNo: 2, status: 'queued', r2Key: null }] }),
    'GET /api/thumbnails/tale/t1': () => ({ items: stage.thumbnails }),
    'GET /api/finished-thumbnails/tale/t1': () => ({ items: stage.slots }),
    'POST /api/ai/generate-seo-description': () => ({ options: ['Where you go', 'Your people'], engine: 'x' }),
    'POST /api/thumbnails/create': () => ({ id: 'v1' }),
    'POST /api/thumbnails/v1/set-bg-image': () => ({ ...urls('png'), baked: false }),
    'POST /api/thumbnails/v1/apply-text-overlay': () => ({ ...urls('download.png'), baked: true }),
    'POST /api/finished-thumbnails/save': (body) => {
      stage.slots = [
        ...stage.slots,
        { id: 'f1', slotNumber: Number(body['slotNumber']), language: body['language'] as string | null },
      ];
      return { id: 'f1', pngUrl: '/x' };
    },
    'POST /api/thumbnails/t1/generate': () => ({ queued: 4, jobId: 'j' }),
    'POST /api/thumbnails/t1/rasterize-all': () => ({ queued: 4, jobId: 'j' }),
    'POST /api/thumbnails/generate-background': () => ({ imageId: 'b', jobId: 'j' }),
  };
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.split('?')[0]!;
    const body = init.body ? (JSON.parse(String(init.body ?? '{}')) as Body) : {};
    if (init.method === 'POST') stage.sent.push({ url: path, body });
    if (path.endsWith('/download.png')) return new Response('PNG');
    const answer = stage.answers[`${init.method} ${path}`];
    if (!answer) return Response.json({ error: 'There is none' }, { status: 404 });
    const found = await answer(body);
    return found instanceof Response ? found : Response.json({ ok: true, ...(found as object) });
  });
  // Nothing is drawn here: the contrast is measured in a real browser.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const stopKeys = listenToKeys(commandList);
  return stage;
}

/** Presses a button. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Puts the focus on something, as Tab does. */
export function focus(element: HTMLElement): HTMLElement {
  act(() => element.focus());
  return element;
}

import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import type { SceneCut } from '#shared/film/scene-cut.contract.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { noEdits, type StoryboardEdits } from '#shared/film/storyboard-edits.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { StoryboardTab } from './storyboard-tab.tsx';
import { Toasts } from '#web/ui/notices/toasts.tsx';

const tale = { id: 't1', title: 'T', langs: ['en', 'ee'], content: {} } as unknown as Tale;
const story = ['a', 'b', 'c'];
export const whole = { x: 0, y: 0, w: 1 };

/** A studio of one tale with three spoken scenes of three seconds, which keeps its storyboard as the real one does. */
export type FakeStudio = {
  sent: { url: string; version: number; edits: StoryboardEdits }[];
  edits: StoryboardEdits;
  version: number;
  refuse: boolean;
  stale: string[];
  films: object[];
  /** The shots of a scene; the others are shown in one move. */
  inShots: Readonly<Record<string, Pick<Storyboard['shots'][number], 'camera' | 'kinds' | 'places'>>>;
  /** The calls about scenes: splits, joins and their undo. */
  asked: [path: string, body: unknown][];
};
export const freshStudio = (): FakeStudio => ({
  sent: [],
  edits: noEdits,
  version: 0,
  refuse: false,
  stale: [],
  films: [],
  inShots: {},
  asked: [],
});

function board({ edits, version, stale, inShots }: FakeStudio, shape: string, language: string): Storyboard {
  const order = edits.order.length > 0 ? edits.order : story;
  const upright = shape === '9:16';
  return {
    language: language as Storyboard['language'],
    shape: upright ? '9:16' : '16:9',
    width: 1920,
    height: 1080,
    fps: 30,
    frames: 270,
    durationMs: 9000,
    missing: [],
    stale,
    version,
    edits: structuredClone(edits) as Storyboard['edits'],
    storyOrder: story,
    cardDefaults: { title: { heading: 'The Good Samaritan' }, end: {} },
    shots: order.map((sceneId, index) => ({
      sceneId,
      sceneNo: story.indexOf(sceneId) + 1,
      startFrame: index * 90,
      frames: 90,
      fadeIn: 0,
      toBlack: 0,
      fromBlack: 0,
      motion: { from: whole, to: whole },
      camera: [],
      kinds: [],
      places: [],
      ...inShots[sceneId],
      cover: { x: upright ? 0.8 : 0.5, y: 0.5 },
      text: `Words, of ${sceneId}`,
      imageUrl: `/picture/${sceneId}`,
      narrationUrl: `/sound/${sceneId}`,
      narrationAt: 15,
      narrationMs: 2000,
      narrationStale: stale.length > 0 && sceneId === 'a',
      narrationRead: false,
      beatMs: 0,
    })),
    cues: [],
    music: null,
  };
}

const cutOfScene: SceneCut = {
  sceneNo: 1,
  scenes: 3,
  hasPicture: true,
  splitRefused: null,
  languages: [
    { language: 'en', text: 'A man went down to Jericho. Robbers beat him.', sound: 'recorded', soundCuts: [6] },
    { language: 'ee', text: 'Ŋutsu aɖe yi Yeriko. Adzodalawo ƒoe, eye wogblẽe ɖi.', sound: 'synthetic', soundCuts: [] },
  ],
  next: {
    sceneId: 'b',
    sceneNo: 2,
    hasPicture: true,
    mergeRefused: null,
    sounds: [{ language: 'en', joined: true, recorded: true }],
  },
};

/** Opens the Storyboard tab on it. */
export async function showStoryboard(studio: FakeStudio) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://studio');
    if (url.pathname.endsWith('/storyboard') && init.method === 'PUT') {
      const body = JSON.parse(String(init.body ?? '{}'));
      studio.sent.push({ url: address, ...body });
      if (studio.refuse)
        return Response.json({ ok: false, error: 'The storyboard was changed in another window.' }, { status: 409 });
      studio.edits = body.edits;
      studio.version += 1;
    }
    if (url.pathname.endsWith('/storyboard'))
      return Response.json({
        ok: true,
        ...board(studio, url.searchParams.get('shape') ?? '', url.searchParams.get('language') ?? 'en'),
      });
    if (url.pathname.endsWith('/cut')) return Response.json({ ok: true, ...cutOfScene });
    if (/\/(split|merge|undo|narration|render-video)$/.test(url.pathname)) {
      studio.asked.push([url.pathname, init.body ? JSON.parse(String(init.body ?? '{}')) : null]);
      return Response.json({ ok: true, changeId: `change-${studio.asked.length}`, scenes: ['a', 'new'] });
    }
    return Response.json({ ok: true, items: url.pathname.endsWith('/videos') ? studio.films : [], nextCursor: null });
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <StoryboardTab tale={tale} />
        <Toasts />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('list', { name: 'Filmstrip' });
  await screen.findByRole('button', { name: 'Move later' });
}
/** The names of the scenes in their order. */
export const strip = () =>
  within(screen.getByRole('list', { name: 'Filmstrip' }))
    .getAllByRole('button', { name: /^Scene \d, / })
    .map((button) => button.textContent?.slice(0, 7));
/** The editor's own, not that of the notice. */
export const undoButton = () =>
  screen.getAllByRole('button', { name: 'Undo' }).find((button) => !button.closest('li')) as HTMLElement;
/** Milliseconds, as text. */
export const position = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' }).value;

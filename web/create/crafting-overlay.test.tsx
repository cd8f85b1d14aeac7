import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '#web/ui/notices/toast-store.ts';
import {
  openWizard,
  press,
  type Row,
  sendIt,
  told,
  typeTheme,
  type WizardStage,
  wizardStage,
} from './wizard-stage.tsx';
import { englishOf } from '#shared/said.ts';
import { writingSteps } from '#shared/story/story.ts';

let stage: WizardStage;
beforeEach(() => void (stage = wizardStage()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = () => openWizard(stage);
/** A create call that is answered when the test says so, and the job behind it. */
async function underWay(row: Row = {}) {
  const gate = Promise.withResolvers<Response>();
  stage.answer = () => gate.promise;
  const shown = open();
  await typeTheme('Mercy');
  await sendIt();
  const key = stage.sent[0]!.key;
  const now = {
    jobId: 'j1',
    key,
    status: 'running',
    step: null,
    about: 'Mercy',
    created_at: 1,
    error: null,
    tale: null,
    ...row,
  };
  stage.writings = [now];
  await stage.look();
  return { ...shown, key, now, answerWith: gate.resolve, lose: () => gate.reject(new TypeError('Failed to fetch')) };
}
const made = { taleId: 't1', title: 'Trust', langs: ['en', 'ee'], notes: [] };
const current = () =>
  screen.getAllByRole('listitem').find((line) => line.getAttribute('aria-current') === 'step')?.textContent;

test('sends the defaults once, shows the job’s progress, then opens the storyboard', async () => {
  const gate = Promise.withResolvers<Response>();
  stage.answer = () => gate.promise;
  const { onClose } = open();
  await sendIt();
  expect(await screen.findByText('Crafting your multi-language tale…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Creating…', hidden: true })).toBeTruthy();
  expect(stage.sent).toHaveLength(1);
  expect(stage.sent[0]?.body).toEqual({
    mode: 'random',
    span: 'single',
    langs: ['en', 'fr', 'ee'],
    length: 'medium',
    customWords: 800,
    autoQueueImages: true,
    imageStyle: 'storybook-1',
    scenes: 12,
    thumbnails: 4,
    tone: 'inspirational',
    audience: 'family',
    culturalContext: 'universal',
    honorJesus: true,
  });
  expect(current()).toBe('Writing the story');
  for (const name of ['transcreating', 'picking-verses', 'finalizing'] as const) {
    const step = englishOf(writingSteps[name]);
    stage.client.setQueryData(['writings'], {
      ok: true,
      items: [
        { jobId: 'j1', key: stage.sent[0]?.key, status: 'running', step, stepSaid: writingSteps[name], tale: null },
      ],
    });
    await waitFor(() => expect(current()).toBe(step));
  }
  gate.resolve(Response.json({ ok: true, ...made }));
  await waitFor(() => expect(screen.getByText('/tales/t1?tab=storyboard')).toBeTruthy());
  expect(onClose).toHaveBeenCalledOnce();
  expect(told()).toMatchObject({ title: 'Tale created ✓', text: 'Trust · English, Eʋegbe' });
});

test.each([
  [
    () => Response.json({ ok: false, error: "You've used all verses for this passage length" }),
    "You've used all verses for this passage length",
  ],
  [() => Response.json({ ok: true }), 'No taleId returned'],
  [() => Response.json({ ok: false }), 'No taleId returned'],
  [
    () => Response.json({ ok: false, code: 'unavailable', error: 'The writer rests' }, { status: 503 }),
    'The writer rests',
  ],
])('shows a refusal under Create failed and keeps the input %#', async (reply, words) => {
  stage.answer = reply;
  const { onClose } = open();
  await typeTheme('Mercy');
  await sendIt();
  await waitFor(() => expect(told()).toMatchObject({ kind: 'error', title: 'Create failed', text: words }));
  expect(onClose).not.toHaveBeenCalled();
  await press('Back');
  await press('Back');
  expect((screen.getByLabelText('Theme or summary') as HTMLTextAreaElement).value).toBe('Mercy');
});

test('announces the end by a notice with a link after Continue in the background', async () => {
  const { onClose, key, now, answerWith } = await underWay();
  await press('Continue in the background');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByText('Crafting your multi-language tale…')).toBeNull();
  stage.writings = [{ ...now, status: 'completed', tale: made }];
  answerWith(Response.json({ ok: true, ...made }));
  await stage.look();
  await waitFor(() => expect(told()).toMatchObject({ title: 'Tale created ✓', text: 'Trust · English, Eʋegbe' }));
  expect(screen.getByText('/dashboard')).toBeTruthy();
  expect(notices.history().filter(({ title }) => title === 'Tale created ✓' && key).length).toBeGreaterThan(0);
  notices.perform(told()!.id);
  expect(await screen.findByText('/tales/t1?tab=storyboard')).toBeTruthy();
  expect(sessionStorage.getItem('ai-content-pipeline:new-tale')).toBeNull();
});

test('stops the job on Cancel, says so and keeps the input', async () => {
  const { answerWith } = await underWay();
  const overlay = screen.getByRole('dialog', { name: 'Crafting your multi-language tale…' });
  await userEvent.click(within(overlay).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(stage.cancelled).toEqual(['j1']));
  answerWith(Response.json({ ok: false, error: 'Cancelled; no tale was created.' }));
  await waitFor(() => expect(told()).toMatchObject({ kind: 'info', title: 'Creation cancelled' }));
  expect(screen.getByText('Step 3 of 3: Finish', { selector: 'p:not(.sr-only)' })).toBeTruthy();
});

test('follows an interrupted call by its key to the end', async () => {
  const { now, answerWith } = await underWay();
  stage.writings = [{ ...now, status: 'completed', tale: made }];
  answerWith(new Response('Bad gateway', { status: 504 }));
  expect(await screen.findByText('/tales/t1?tab=storyboard')).toBeTruthy();
});

test('retries an unanswered request with the same idempotency key, and uses a new key for a new one', async () => {
  stage.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  open();
  await typeTheme('Mercy');
  await sendIt();
  await waitFor(() => expect(told()?.title).toBe('Create failed'), { timeout: 3_000 });
  stage.answer = () => Response.json({ ok: false, error: 'enough' });
  await press('Create Tale');
  await waitFor(() => expect(told()?.text).toBe('enough'));
  await press('Create Tale');
  await waitFor(() => expect(stage.sent).toHaveLength(4));
  const keys = stage.sent.map(({ key }) => key);
  expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('shows a returning creator the tale in progress, and announces its end', async () => {
  stage.writings = [
    {
      jobId: 'j9',
      key: 'before-the-reload',
      status: 'running',
      step: 'Finalizing content',
      stepSaid: writingSteps.finalizing,
      about: 'Ruth 1',
      created_at: 1,
      error: null,
      tale: null,
    },
  ];
  open();
  expect((await screen.findByRole('list', { name: 'Tales being written' })).textContent).toContain(
    'from “Ruth 1”: Finalizing content',
  );
  stage.writings = [{ ...stage.writings[0], status: 'completed', tale: made }];
  await stage.look();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tales being written' })).toBeNull());
  expect(told()).toMatchObject({ title: 'Tale created ✓' });
});

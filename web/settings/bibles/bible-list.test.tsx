import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BibleList } from './bible-list.tsx';
import { stage } from '#web/settings/test-stage.tsx';

const bible = (version: string, more: object = {}) => ({
  version,
  language: version === 'WEB' ? 'en' : 'ee',
  name: `The ${version}`,
  installed: true,
  verses: 31_098,
  source: 'a package',
  installing: false,
  progress: null,
  step: null,
  note: null,
  attribution: `Credit of ${version}`,
  hint: null,
  ...more,
});
const missing = { installed: false, verses: 0, source: null, hint: 'Import it here.' };

/** An upload that a test moves on by hand. */
class HeldRequest extends EventTarget {
  static last: HeldRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  sent: File | null = null;
  open = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
  constructor() {
    super();
    HeldRequest.last = this;
  }
  send(file: File) {
    this.sent = file;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  arrive(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));
  }
  answer(status: number, body: object) {
    [this.status, this.responseText] = [status, JSON.stringify(body)];
    act(() => void this.dispatchEvent(new Event('load')));
  }
}
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
});

const open = (items: object[]) => {
  const set = stage({
    'GET /api/bibles': () => ({ ok: true, items }),
    'POST /api/bibles/EWEBIB/install': () => ({ ok: true, jobId: 'j1' }),
  });
  set.show(<BibleList />);
  return set;
};
const pick = async (file = new File(['GEN 1:1 Le gɔmedzedzea me'], 'ewe_vpl.txt')) =>
  userEvent.upload(await screen.findByLabelText('File of The EWEBIB'), file);

test('shows installed Bibles with verses, source and credit, and how to get the rest', async () => {
  const { sent } = open([bible('WEB'), bible('EWEBIB', missing)]);
  expect(await screen.findByText(/31,098 verses · from a package/)).toBeTruthy();
  expect(screen.getByText('Credit of EWEBIB')).toBeTruthy();
  expect(screen.getByText('Import it here.')).toBeTruthy();
  expect(screen.getByText('The EWEBIB').lang).toBe('ee');
  await userEvent.click(screen.getByRole('button', { name: 'Install The EWEBIB' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['POST /api/bibles/EWEBIB/install']));
});

test('shows the progress of an installation, or why it waits', async () => {
  open([bible('EWEBIB', { ...missing, installing: true, progress: 70, step: 'Checking every verse' })]);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('70');
  expect(screen.getByText('Checking every verse')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Install The EWEBIB' }).disabled).toBe(true);
});

test('shows upload progress and the check of the verses, and what is wrong with a file', async () => {
  open([bible('EWEBIB', missing)]);
  await pick();
  HeldRequest.last.arrive(40, 100);
  expect(screen.getByText('Sending ewe_vpl.txt: 40 %')).toBeTruthy();
  HeldRequest.last.arrive(100, 100);
  expect(screen.getByText('Checking every verse of ewe_vpl.txt…')).toBeTruthy();
  HeldRequest.last.answer(400, { ok: false, error: 'This file has 1 of 66 books.' });
  expect((await screen.findByRole('alert')).textContent).toContain('This file has 1 of 66 books.');
  const before = HeldRequest.last;
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(HeldRequest.last).not.toBe(before);
  expect(HeldRequest.last.sent?.name).toBe('ewe_vpl.txt');
});

test('cancels a file in transit without an error message', async () => {
  open([bible('EWEBIB', missing)]);
  await pick();
  HeldRequest.last.arrive(40, 100);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/Sending/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('does not send a file that is too large', async () => {
  open([bible('EWEBIB', missing)]);
  const large = new File(['x'], 'large.zip');
  Object.defineProperty(large, 'size', { value: 20_000_001 });
  await pick(large);
  expect((await screen.findByRole('alert')).textContent).toContain('at most 20 MB');
  expect(screen.queryByText(/Sending/)).toBeNull();
});

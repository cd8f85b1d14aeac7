import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// How long a page test waits for what must come; it ends as soon as it does. The library's second is too short for a
// busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share one document, because making one takes longer than most files. Each has modules of its
// own, and leaves the document as it was.
vi.resetModules();
const root = document.documentElement;
const attributes = () => Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
const [before, title, address] = [attributes(), document.title, window.location.href];

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.title = title;
  for (const name of Object.keys(attributes())) if (!(name in before)) root.removeAttribute(name);
  for (const [name, value] of Object.entries(before)) root.setAttribute(name, value);
  window.history.replaceState(null, '', address);
});

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { languageNames, rhythms } from '#shared/vocabulary.ts';
import { loadPage } from '#web/location.ts';
import { notifyFailure } from '#web/queries/client.ts';
import { orderTale, type TaleOrder } from '#web/queries/tale.ts';
import { notify } from '#web/ui/toast-store.ts';

const nameOf = (language: string) => (language in languageNames ? languageNames[language as keyof typeof languageNames] : language);

/** Orders a tale, says how it went and opens its storyboard. `busyKey` is the Idempotency-Key while it is being written. */
export function useCreateTale(onCreated: () => void): { busyKey: string | null; create: (order: TaleOrder) => Promise<void> } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const unanswered = useRef<{ order: string; key: string } | null>(null);

  const create = async (order: TaleOrder) => {
    const words = JSON.stringify(order);
    const key = unanswered.current?.order === words ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = null;
    setBusyKey(key);
    try {
      const { taleId, title, langs } = await orderTale(order, key);
      notify.success('Tale created ✓', `${title} · ${langs.map(nameOf).join(', ')}`);
      onCreated();
      for (const queryKey of [['tales'], ['summary'], ['recent'], ['jobs']]) void client.invalidateQueries({ queryKey });
      setTimeout(() => void openStoryboard(taleId), rhythms.wizardNavigation);
    } catch (error) {
      if (error instanceof TypeError) unanswered.current = { order: words, key };
      notifyFailure(error, 'Create failed', 'Failed to create tale');
    } finally {
      setBusyKey(null);
    }
  };

  const openStoryboard = async (taleId: string) => {
    const path = `/tales/${taleId}?tab=storyboard`;
    try {
      await navigate(path);
    } catch {
      loadPage(path);
    }
  };

  return { busyKey, create };
}

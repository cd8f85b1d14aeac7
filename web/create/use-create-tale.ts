import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { languageNames, rhythms } from '#shared/vocabulary.ts';
import { loadPage } from '#web/browser/location.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { orderTale, type TaleOrder } from '#web/tale-parts/tale.ts';
import { awaitedOrders, wasSeen } from '#web/activity/writing.ts';
import { failureTitles, notify } from '#web/ui/notices/toast-store.ts';
import { ownOrders, settleDraft } from './own-orders.ts';
import { keepDraft } from './tale-draft.ts';
import type { Edits } from './tale-form.ts';

const nameOf = (language: string) =>
  language in languageNames ? languageNames[language as keyof typeof languageNames] : language;

/** An order that nobody answered: giving it again repeats it, so that it cannot make a second tale. */
let unanswered: { order: string; key: string } | null = null;

type Creation = {
  /** The Idempotency-Key while the tale is being written and waited for. */
  readonly busyKey: string | null;
  /** `edits` are the wizard's, kept until the tale is there; null when the order is not the wizard's. */
  readonly create: (order: TaleOrder, edits: Edits | null) => Promise<void>;
  /** Stops waiting; the job continues, and a notice reports its end. */
  readonly leave: () => void;
  /** Says that the creator cancelled it, so that its end is no failure. */
  readonly cancelling: () => void;
};

/** Orders a tale, says how it went and opens its storyboard. `onDone` closes the wizard. */
export function useCreateTale(onDone: () => void): Creation {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const cancelled = useRef<string | null>(null);

  const create = async (order: TaleOrder, edits: Edits | null) => {
    const words = JSON.stringify(order);
    const key = unanswered?.order === words ? unanswered.key : crypto.randomUUID();
    unanswered = null;
    setBusyKey(key);
    ownOrders.add(key);
    if (edits) keepDraft({ edits, step: 3, sentAs: key });
    const isLeft = () => !awaitedOrders.has(key);
    try {
      const { taleId, title, langs } = await orderTale(order, key, () => wasSeen(client, key));
      if (isLeft()) return;
      settleDraft(key, true);
      notify.taleCreated(title, langs.map(nameOf));
      onDone();
      for (const queryKey of [['tales'], ['summary'], ['recent'], ['jobs']])
        void client.invalidateQueries({ queryKey });
      setTimeout(() => void openStoryboard(taleId), rhythms.wizardNavigation);
    } catch (error) {
      if (isLeft()) return;
      settleDraft(key, false);
      if (error instanceof TypeError) {
        unanswered = { order: words, key };
        ownOrders.add(key);
        awaitedOrders.leave(key);
      }
      if (cancelled.current === key)
        notify.info(t`Creation cancelled`, t`No tale was created. What you typed is still here.`);
      else notifyFailure(error, failureTitles.create, t`Failed to create tale`);
    } finally {
      setBusyKey((now) => (now === key ? null : now));
    }
  };

  const openStoryboard = async (taleId: TaleId) => {
    const path = `/tales/${taleId}?tab=storyboard`;
    try {
      await navigate(path);
    } catch {
      loadPage(path);
    }
  };

  return {
    busyKey,
    create,
    leave: () => {
      if (!busyKey) return;
      awaitedOrders.leave(busyKey);
      setBusyKey(null);
      notify.info(t`Still writing the tale`, t`We’ll let you know when it is ready.`);
      onDone();
    },
    cancelling: () => {
      cancelled.current = busyKey;
    },
  };
}

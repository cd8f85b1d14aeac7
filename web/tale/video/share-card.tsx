import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type ShareLink, shareLinkDays, usualShareLinkDays } from '#shared/film/share-link.contract.ts';
import { type Tale } from '#shared/tale/tale.contract.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { videoQueries } from '#web/films/video.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { shareLinksOf, useCreateShareLink, useRevokeShareLink } from './share-link.ts';

const lifetimes = () =>
  shareLinkDays.map((days) => [String(days), plural(days, { one: '# day', other: '# days' })] as const);
const nameOf = ({ language, shape }: Pick<ShareLink, 'language' | 'shape'>) =>
  shape === '9:16' ? t`${{ language: languageNames[language] }}, upright` : languageNames[language];

/** Private links to the finished films of a tale. Nothing to see before there is a film. */
export function ShareCard({ tale: { id: taleId } }: { tale: Tale }) {
  const films = useQuery(videoQueries.ofTale(taleId)).data ?? [];
  const links = useQuery(shareLinksOf(taleId));
  const create = useCreateShareLink(taleId);
  const revoke = useRevokeShareLink(taleId);
  const [filmId, setFilmId] = useState('');
  const [days, setDays] = useState<(typeof shareLinkDays)[number]>(usualShareLinkDays);
  const [revoking, setRevoking] = useState<ShareLink | null>(null);
  const film = films.find(({ id }) => id === filmId) ?? films[0];
  if (!film) return null;
  // Once a link is revoked its address is no longer offered.
  const fresh = create.data && links.data?.some(({ id }) => id === create.data.link.id) ? create.data : null;
  return (
    <div className="mt-5">
      <Card
        title={t`Share a private link`}
        note={t`Anyone with the link can watch this film, without signing in, until the link expires or you revoke it.`}
      >
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            create.mutate({ language: film.language, shape: film.shape, days });
          }}
        >
          <SelectField
            label={t`Film`}
            className="min-w-40 flex-1"
            value={film.id}
            options={films.map((each) => [each.id, nameOf(each)] as const)}
            onChange={({ target }) => setFilmId(target.value)}
          />
          <SelectField
            label={t`Expires after`}
            className="min-w-32 flex-1"
            value={String(days)}
            options={lifetimes()}
            onChange={({ target }) =>
              setDays(shareLinkDays.find((each) => String(each) === target.value) ?? usualShareLinkDays)
            }
          />
          <Button
            type="submit"
            look="primary"
            busy={create.isPending}
            icon={<Link2 aria-hidden />}
          >{t`Create link`}</Button>
        </form>
        {fresh && <FreshLink url={`${window.location.origin}${fresh.path}`} film={nameOf(fresh.link)} />}
        {links.isError && !links.data && (
          <div className="mt-4">
            <Retry what={t`The links`} query={links} />
          </div>
        )}
        <ul className="mt-4 grid gap-2">
          {links.data?.map((link) => (
            <li
              key={link.id}
              className="flex flex-wrap items-center gap-3 rounded-xl border border-line px-3 py-2 text-sm"
            >
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-medium">{nameOf(link)}</span>
                <span className="block text-xs text-soft">{t`Created ${{ created: showMoment(link.createdAt) }} · expires ${{ expires: showMoment(link.expiresAt) }}`}</span>
              </span>
              <Button
                size="small"
                look="ghost"
                icon={<Trash2 aria-hidden />}
                aria-label={t`Revoke the link to ${{ film: nameOf(link) }}, created ${{ created: showMoment(link.createdAt) }}`}
                onClick={() => setRevoking(link)}
              >{t`Revoke`}</Button>
            </li>
          ))}
          {links.data?.length === 0 && <li className="text-sm text-soft">{t`No links yet.`}</li>}
        </ul>
        <ConfirmDialog
          open={revoking !== null}
          title={t`Revoke this link?`}
          action={t`Revoke`}
          busy={revoke.isPending}
          onClose={() => setRevoking(null)}
          onConfirm={() => revoking && revoke.mutate(revoking.id, { onSettled: () => setRevoking(null) })}
        >{t`Nobody will be able to watch the film with it.`}</ConfirmDialog>
      </Card>
    </div>
  );
}

function FreshLink({ url, film }: { url: string; film: string }) {
  return (
    <div role="status" className="mt-4 rounded-xl bg-good-wash p-4 text-sm text-good">
      <p className="font-semibold">{t`Copy this link now: it is not shown again. (${film})`}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-60 rounded-lg bg-surface px-3 py-2 break-all text-ink">{url}</code>
        <Button
          size="small"
          onClick={() => void copyText(url, t`Link copied`)}
          icon={<Copy aria-hidden />}
        >{t`Copy`}</Button>
      </div>
    </div>
  );
}

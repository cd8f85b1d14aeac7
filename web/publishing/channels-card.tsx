import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePlay, Link2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Channel } from '#shared/publishing/channel.contract.ts';
import { languageNames, languages } from '#shared/vocabulary.ts';
import { channelQueries, useCheckChannel, useChooseChannel, useConfirmChannel, useForgetChannel } from './channel.ts';
import { connectPath } from './connection.ts';
import { wasConnected } from './connection-room.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';

const noChannel = () => t`No channel is linked. The banner at the top of this page links one.`;

/**
 * The linked channels: which one is meant when nothing is said, which language goes where, and how their links are.
 * While none is linked the shell's banner links one.
 */
export function ChannelsCard({ title = t`YouTube account` }: { title?: string }) {
  const channels = useQuery(channelQueries.all);
  const items = channels.data?.items ?? [];
  const linked = items.filter(({ state }) => state === 'linked');
  const pending = items.filter(({ state }) => state === 'pending');
  return (
    <Card
      title={title}
      note={
        channels.data?.builtIn ? t`Where tales are published: the built-in video host.` : t`Where tales are published.`
      }
      actions={
        linked.length > 0 && (
          <ButtonAnchor href={connectPath} size="small" icon={<Link2 aria-hidden />}>{t`Link another`}</ButtonAnchor>
        )
      }
    >
      {channels.isPending &&
        (wasConnected() ? (
          <Waiting>{t`Loading…`}</Waiting>
        ) : (
          // As high as the text that will most likely be here.
          <div className="text-sm text-soft">
            <p role="status" className="absolute">{t`Loading…`}</p>
            <p className="invisible">{noChannel()}</p>
          </div>
        ))}
      {channels.isError && !channels.data && <Retry what={t`The channels`} query={channels} />}
      {pending.map((channel) => (
        <PendingChannel key={channel.id} channel={channel} />
      ))}
      {channels.data && items.length === 0 && <p className="text-sm text-soft">{noChannel()}</p>}
      <ul className="grid gap-3">
        {linked.map((channel) => (
          <li key={channel.id}>
            <LinkedChannel channel={channel} isOnly={linked.length === 1} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Face = ({ channel }: { channel: Channel }) =>
  channel.picture ? (
    <img src={channel.picture} alt="" className="size-11 shrink-0 rounded-full" />
  ) : (
    <CirclePlay className="size-9 shrink-0 text-brand" aria-hidden />
  );

/** A channel that the host has just named: it is kept only when its creator says that it is the right one. */
function PendingChannel({ channel }: { channel: Channel }) {
  const confirm = useConfirmChannel();
  const forget = useForgetChannel();
  return (
    <section
      aria-label={t`Confirm the channel`}
      className="mb-4 flex flex-wrap items-center gap-4 rounded-xl border border-gold/50 bg-warn-wash px-4 py-3"
    >
      <Face channel={channel} />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-semibold">{t`Is this your channel: ${{ channel: channel.title }}?`}</p>
        <p>
          <a href={channel.url} target="_blank" rel="noreferrer" className="underline">{t`View it`}</a>
          {'. '}
          {channel.pendingUntil === null
            ? t`Nothing is published to it until you confirm.`
            : t`Nothing is published to it until you confirm; this request expires ${{ moment: showMoment(channel.pendingUntil) }}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          size="small"
          busy={confirm.isPending}
          onClick={() => confirm.mutate(channel.id)}
        >{t`Yes, link it`}</Button>
        <Button
          size="small"
          busy={forget.isPending}
          onClick={() => forget.mutate({ id: channel.id, pending: true })}
        >{t`No, another one`}</Button>
      </div>
    </section>
  );
}

function LinkedChannel({ channel, isOnly }: { channel: Channel; isOnly: boolean }) {
  const choose = useChooseChannel();
  const check = useCheckChannel();
  const forget = useForgetChannel();
  const [asking, setAsking] = useState(false);
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-raised p-3.5 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <Face channel={channel} />
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="font-semibold break-words">
            <a href={channel.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {channel.title}
            </a>
          </h3>
          <p className="text-soft">{t`Checked ${{ moment: showMoment(channel.checkedAt ?? channel.linkedAt) }}`}</p>
        </div>
        {channel.isDefault && !isOnly && <Badge hue="brand">{t`Default`}</Badge>}
        {channel.reauthRequired ? (
          <Badge hue="amber" icon={<TriangleAlert aria-hidden />}>{t`Needs reconnecting`}</Badge>
        ) : (
          <Badge hue="green" icon={<CircleCheck aria-hidden />}>{t`Linked`}</Badge>
        )}
      </div>
      {!isOnly && (
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
          <legend className="mb-1 font-medium">{t`Languages published here`}</legend>
          {languages.map((language) => (
            <CheckField
              key={language}
              checked={channel.languages.includes(language)}
              onChange={(event) =>
                choose.mutate({
                  id: channel.id,
                  languages: languages.filter((one) =>
                    one === language ? event.target.checked : channel.languages.includes(one),
                  ),
                })
              }
            >
              <span lang={language}>{languageNames[language]}</span>
            </CheckField>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2">
        {channel.reauthRequired && (
          <ButtonAnchor href={connectPath} size="small" look="primary">{t`Connect again`}</ButtonAnchor>
        )}
        {!channel.isDefault && (
          <Button
            size="small"
            busy={choose.isPending}
            onClick={() => choose.mutate({ id: channel.id, isDefault: true })}
          >{t`Make default`}</Button>
        )}
        <Button
          size="small"
          busy={check.isPending}
          onClick={() => check.mutate(channel.id)}
        >{t`Check the link`}</Button>
        <Button size="small" look="danger" busy={forget.isPending} onClick={() => setAsking(true)}>{t`Unlink`}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t`Unlink ${{ channel: channel.title }}?`}
        action={t`Unlink`}
        busy={forget.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => forget.mutate({ id: channel.id, pending: false }, { onSettled: () => setAsking(false) })}
      >{t`What is on the channel stays there. Tales with a date wait until a channel is linked again.`}</ConfirmDialog>
    </article>
  );
}

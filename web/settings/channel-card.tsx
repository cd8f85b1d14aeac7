import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectionQuery, connectPath, useUnlinkChannel } from '#web/queries/connection.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Waiting } from '#web/ui/notes.tsx';

/** The channel that tales are published to. While none is linked, the shell's banner links one, so there is no second link here. */
export function ChannelCard() {
  const connection = useQuery(connectionQuery('me'));
  const unlink = useUnlinkChannel();
  const [asking, setAsking] = useState(false);
  const { connected, channel, builtIn, reauth_required: expired } = connection.data ?? {};
  return (
    <Card title="YouTube account" note="Where tales are published.">
      {connection.isPending && <Waiting>Loading…</Waiting>}
      {connection.data && channel && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2">
            <a href={channel.url} className="font-medium break-words underline" rel="noreferrer" target="_blank">
              {channel.title}
            </a>
            {builtIn && <Badge>built-in video host</Badge>}
            {expired && <Badge hue="amber">Has to be linked again</Badge>}
          </p>
          {connected && (
            <ButtonAnchor href={connectPath} size="small">
              Link another
            </ButtonAnchor>
          )}
          <Button size="small" look="danger" busy={unlink.isPending} onClick={() => setAsking(true)}>
            Unlink
          </Button>
        </div>
      )}
      {connection.data && !connected && (
        <p className="mt-2 text-sm text-soft first:mt-0">
          {expired
            ? 'The link has run out: the banner at the top of this page links it again. Tales keep their dates until then.'
            : 'No channel is linked. The banner at the top of this page links one.'}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title={`Unlink ${channel?.title ?? 'the channel'}?`}
        action="Unlink"
        busy={unlink.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => unlink.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        What is on the channel stays there. Tales with a date wait until a channel is linked again.
      </ConfirmDialog>
    </Card>
  );
}

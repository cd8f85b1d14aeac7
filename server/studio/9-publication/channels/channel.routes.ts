import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import {
  checkChannel,
  chooseChannel,
  confirmChannel,
  createPlaylist,
  forgetChannel,
  getChannelChoices,
  listChannels,
  refreshChannel,
} from '#shared/publishing/channel.contract.ts';
import { getConnected, unlinkChannel } from '#shared/publishing/publication.contract.ts';
import type { ChannelService } from './channel.service.ts';
import type { LinkService } from './link.service.ts';
import type { HostReader } from '../upload/read-hosts.ts';

const ok = { ok: true } as const;
type Parts = {
  readonly links: LinkService;
  readonly channels: ChannelService;
  readonly reader: HostReader;
  readonly builtIn: boolean;
};

/** What a signed-in creator may ask about the linked channels. */
export function channelRoutes(app: FastifyInstance, { links, channels, reader, builtIn }: Parts): void {
  bind(app, getConnected, ({ caller }) => links.connected(caller.userId));
  bind(app, unlinkChannel, ({ caller }) => links.unlink(caller.userId).then(() => ok));
  bind(app, listChannels, async ({ caller }) => ({ ...ok, items: await channels.list(caller.userId), builtIn }));
  bind(app, confirmChannel, async ({ params: { id }, caller: { userId } }) => {
    await links.confirm(id, userId);
    return { ...ok, ...(await channels.one(id, userId)) };
  });
  bind(app, chooseChannel, async ({ params, body, caller }) => ({
    ...ok,
    ...(await channels.choose(params.id, caller.userId, body)),
  }));
  bind(app, forgetChannel, async ({ params, caller }) => ({
    ...ok,
    revoked: await links.forget(params.id, caller.userId),
  }));
  bind(app, checkChannel, async ({ params, caller }) => ({
    ...ok,
    ...(await channels.check(params.id, caller.userId)),
  }));
  bind(app, getChannelChoices, async ({ params, caller }) => ({
    ...ok,
    ...(await channels.choices(params.id, caller.userId)),
  }));
  bind(app, createPlaylist, async ({ params, body, caller }) => ({
    ...ok,
    ...(await channels.createPlaylist(params.id, caller.userId, body)),
  }));
  bind(app, refreshChannel, async ({ params, caller }) => ({
    ...ok,
    ...(await reader.refresh(params.id, caller.userId)),
  }));
}

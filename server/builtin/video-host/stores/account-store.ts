import type { ChannelId } from '#shared/ids.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './host-database.ts';

const accessSeconds = 3600;
const codeMs = 5 * 60_000;
const viewerMs = 30 * 24 * 3_600_000;

export type Channel = { id: string; email: string; title: string; created_at: number };
export type Access = { channelId: ChannelId; scope: string; client: string };
export type Granted = {
  access_token: string;
  expires_in: number;
  refresh_token?: string;
  scope: string;
  token_type: 'Bearer';
};
type CodeRow = {
  channel_id: ChannelId;
  redirect_uri: string;
  challenge: string | null;
  scope: string;
  expires_at: number;
};
type TokenRow = { kind: string; link: string; channel_id: ChannelId; scope: string; expires_at: number | null };

const secret = (prefix: string): string => `${prefix}${randomBytes(32).toString('base64url')}`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the channel of an e-mail address is called. */
export function titleOf(email: string): string {
  const name =
    email
      .split('@')[0]
      ?.replace(/[._-]+/g, ' ')
      .trim() || email;
  return name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Channels, linking codes, tokens and signed-in viewers. Only hashes of secrets are kept. */
export function accountStore(db: DatabaseSync, clock: () => number) {
  const put = db.prepare(
    'insert into tokens (hash, kind, link, channel_id, scope, expires_at) values (?, ?, ?, ?, ?, ?)',
  );
  const token = db.prepare('select kind, link, channel_id, scope, expires_at from tokens where hash = ?');

  function grantAccess(link: string, channelId: ChannelId, scope: string): Granted {
    const access = secret('ya29.');
    put.run(hashOf(access), 'access', link, channelId, scope, clock() + accessSeconds * 1000);
    return { access_token: access, expires_in: accessSeconds, scope, token_type: 'Bearer' };
  }

  return {
    /** The secret of the one client that may link, made on first start. */
    clientSecret(): string {
      db.prepare("insert into settings (name, value) values ('client_secret', ?) on conflict do nothing").run(
        secret('GOCSPX-'),
      );
      return (db.prepare("select value from settings where name = 'client_secret'").get() as { value: string }).value;
    },

    /** The channel of an e-mail address, made on first use: every person has their own. */
    channelOf(email: string): Channel {
      const id = `UC${randomBytes(17).toString('base64url').slice(0, 22)}`;
      const title = titleOf(email);
      db.prepare('insert into channels (id, email, title, created_at) values (?, ?, ?, ?) on conflict do nothing').run(
        id,
        email,
        title,
        clock(),
      );
      return db.prepare('select * from channels where email = ?').get(email) as Channel;
    },
    channel: (id: string) => db.prepare('select * from channels where id = ?').get(id) as Channel | undefined,

    openCode(order: { channelId: ChannelId; redirectUri: string; challenge: string | null; scope: string }): string {
      const code = secret('4/');
      db.prepare(
        'insert into codes (hash, channel_id, redirect_uri, challenge, scope, expires_at) values (?, ?, ?, ?, ?, ?)',
      ).run(hashOf(code), order.channelId, order.redirectUri, order.challenge, order.scope, clock() + codeMs);
      return code;
    },

    /** Spends a code once; null when it is unknown, late, spent, or was for another address or verifier. */
    spendCode(code: string, redirectUri: string, verifier: string | null): Granted | null {
      return inTransaction(db, () => {
        const row = db.prepare('delete from codes where hash = ? returning *').get(hashOf(code)) as CodeRow | undefined;
        const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url');
        if (!row || row.expires_at < clock() || row.redirect_uri !== redirectUri || row.challenge !== challenge)
          return null;
        const link = randomBytes(16).toString('hex');
        const refresh = secret('1//');
        put.run(hashOf(refresh), 'refresh', link, row.channel_id, row.scope, null);
        return { ...grantAccess(link, row.channel_id, row.scope), refresh_token: refresh };
      });
    },

    refresh(refreshToken: string): Granted | null {
      const row = token.get(hashOf(refreshToken)) as TokenRow | undefined;
      db.prepare("delete from tokens where kind = 'access' and expires_at < ?").run(clock());
      return row?.kind === 'refresh' ? grantAccess(row.link, row.channel_id, row.scope) : null;
    },

    /** Ends a link with all its tokens, whichever of them is shown. */
    revoke(shown: string): boolean {
      const row = token.get(hashOf(shown)) as TokenRow | undefined;
      if (!row) return false;
      return Number(db.prepare('delete from tokens where link = ?').run(row.link).changes) > 0;
    },

    access(shown: string): Omit<Access, 'client'> | null {
      const row = token.get(hashOf(shown)) as TokenRow | undefined;
      if (row?.kind !== 'access' || (row.expires_at ?? 0) < clock()) return null;
      return { channelId: row.channel_id, scope: row.scope };
    },

    /** Signs a browser in as the owner of a channel, so that it may watch what is private. */
    openViewer(channelId: ChannelId): string {
      const shown = secret('v1.');
      db.prepare('insert into viewers (hash, channel_id, expires_at) values (?, ?, ?)').run(
        hashOf(shown),
        channelId,
        clock() + viewerMs,
      );
      return shown;
    },
    viewer(shown: string | undefined): string | null {
      if (!shown) return null;
      const row = db
        .prepare('select channel_id from viewers where hash = ? and expires_at > ?')
        .get(hashOf(shown), clock());
      return (row as { channel_id: ChannelId } | undefined)?.channel_id ?? null;
    },
  };
}
export type AccountStore = ReturnType<typeof accountStore>;

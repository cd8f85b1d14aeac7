import type { ChannelId, TaleId, UserId } from '#shared/ids.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Language } from '#shared/vocabulary.ts';

type Film = { readonly userId: UserId; readonly taleId: TaleId; readonly language: Language; readonly shape: Shape };

/** What the checks before publishing read in addition to the film. */
export function preflightRepo(db: Db) {
  return {
    /** Publications of a film that are not removed, newest first. */
    earlier: ({ taleId, language, shape }: Film) =>
      db
        .selectFrom('publications')
        .innerJoin('channels', 'channels.id', 'publications.channel_id')
        .select(['publications.channel_id as channelId', 'channels.title as channel'])
        .where('publications.tale_id', '=', taleId)
        .where('publications.language', '=', language)
        .where('publications.shape', '=', shape)
        .where('publications.state', '!=', 'removed')
        .orderBy('publications.created_at', 'desc')
        .execute(),

    /** The tale whose video of this title is on the channel already; null when there is none. */
    namesake: async ({ userId, taleId, language }: Film, channelId: ChannelId, title: string): Promise<string | null> =>
      (
        await db
          .selectFrom('publications')
          .innerJoin('tales', 'tales.id', 'publications.tale_id')
          .select('tales.title')
          .where('publications.user_id', '=', userId)
          .where('publications.channel_id', '=', channelId)
          .where('publications.language', '=', language)
          .where('publications.tale_id', '!=', taleId)
          .where('publications.state', '!=', 'removed')
          .where((eb) => eb(eb.fn<string>('lower', ['publications.title']), '=', title.trim().toLowerCase()))
          .limit(1)
          .executeTakeFirst()
      )?.title ?? null,

    /** The caption file of a film, its poster, and the audience of its tale. */
    filmFiles: ({ taleId, language, shape }: Film) =>
      db
        .selectFrom('videos')
        .innerJoin('tales', 'tales.id', 'videos.tale_id')
        .select(['srt_key', 'poster_key', 'audience'])
        .where('tale_id', '=', taleId)
        .where('language', '=', language)
        .where('shape', '=', shape)
        .executeTakeFirst(),
  };
}

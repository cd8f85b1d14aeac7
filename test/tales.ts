import { bibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { FileStore } from '#server/ports.ts';
import { ideaService } from '#server/studio/1-idea/idea.service.ts';
import { type TaleParts, taleService } from '#server/studio/2-tale/tale.service.ts';
import { scenePlanner } from '#server/studio/3-scenes/scene-planner.ts';
import { Failure } from '#shared/endpoint.ts';

/** Tales as deps.ts ties them together, with the World English Bible alone; what other stages are asked for is written down in `orders`. */
export async function openTales({ db, files }: { db: Db; files: FileStore }) {
  const bibles = bibleLibrary({ files, folders: [], site: null });
  await bibles.install('WEB', { signal: new AbortController().signal });
  const ideas = ideaService({ db, bibles });
  const orders: { kind: string; taleId: string }[] = [];
  const parts: TaleParts = {
    db,
    writer: builtinStoryWriter({ scripture: bibles }),
    resolveReference: ideas.resolve,
    pickPassage: ideas.pick,
    rememberPassage: ideas.remember,
    soundOf: async () => ({ voices: {}, musicMood: null }),
    planScenes: scenePlanner({ scripture: bibles }),
    orderImages: async (trx: Trx, { taleId }) => {
      const frames = await trx.selectFrom('images').select('id').where('tale_id', '=', taleId).execute();
      if (frames.length === 0) throw new Failure('conflict', 'This tale has no scenes yet');
      orders.push({ kind: 'images', taleId });
    },
    orderPackage: async ({ taleId }) => void orders.push({ kind: 'package', taleId }),
    onScheduled: async (_trx, { taleId }) => void orders.push({ kind: 'scheduled', taleId }),
  };
  return { tales: taleService(parts), orders, parts };
}

import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import type { StoryWriter } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { StoryDraft } from '#shared/story.ts';
import type { SoundDefaults } from '#shared/settings.contract.ts';
import type { NewTale } from '#shared/tale.contract.ts';
import type { Language, Span } from '#shared/vocabulary.ts';
import { newTaleRepo, type SceneToStore } from './new-tale.repo.ts';
import { briefOf, draftTitle, type Orderer, sourceOf, taleIdFor } from './tale-order.ts';
import { taleRepo } from './tale.repo.ts';

/** What other stages do for a new tale; deps.ts ties them in. */
export type CreateParts = {
  readonly db: Db;
  readonly writer: StoryWriter;
  /** The passage that a creator's text names. Throws Failure in words. */
  readonly resolveReference: (reference: string) => VerseRange;
  /** A passage that the creator has not used for the span. Throws Failure in words when none is left. */
  readonly pickPassage: (userId: string, span: Span, seed: string) => Promise<VerseRange>;
  /** False: another order of the creator took it a moment ago. */
  readonly rememberPassage: (trx: Trx, userId: string, range: VerseRange, span?: Span) => Promise<boolean>;
  /** The voices and the music that the creator's tales begin with. */
  readonly soundOf: (userId: string) => Promise<SoundDefaults>;
  readonly planScenes: (story: StoryDraft, count: number) => Promise<readonly SceneToStore[]>;
  /** Orders the pictures of the missing frames in the same transaction. */
  readonly orderImages: (trx: Trx, tale: { taleId: string; userId: string }) => Promise<unknown>;
};
export type Created =
  | { readonly ok: true; readonly taleId: string; readonly title: string; readonly langs: Language[]; readonly notes: string[] }
  | { readonly ok: false; readonly error: string };

const picks = 3;

/** Makes a tale: the story first, then everything it consists of in one transaction; what the domain refuses is an answer, not an error. */
export function createTale(parts: CreateParts) {
  const { db, writer } = parts;

  return async (order: NewTale, orderer: Orderer, signal: AbortSignal): Promise<Created> => {
    const taleId = taleIdFor(orderer);
    const made = await taleRepo(db).created(taleId, orderer.userId);
    if (made) return made;
    try {
      sourceOf(order);
      for (let pick = 1; pick <= picks; pick++) {
        const created = await attempt(order, orderer, taleId, signal);
        if (created) return created;
      }
      throw new Failure('conflict', 'Several tales were begun at once with the same passage. Try again.');
    } catch (error) {
      if (error instanceof Failure && ['invalid', 'conflict', 'not_found', 'unavailable', 'upstream'].includes(error.code))
        return { ok: false, error: error.message };
      throw error;
    }
  };

  /** Null when another order took the passage meanwhile. */
  async function attempt(order: NewTale, { userId, intent }: Orderer, id: string, signal: AbortSignal): Promise<Created | null> {
    const asked = await passageFor(order, userId, id);
    const tell = (step: string) => emit(db, { userId, topic: 'user', kind: 'writing', data: { key: intent ?? id, step } });
    const story = order.autoGenerate ? await writer.write(briefOf(order, asked, id), { signal, progress: tell }) : null;
    const scenes = story ? await parts.planScenes(story, order.scenes) : [];
    signal.throwIfAborted();
    const range = story?.range ?? asked;
    const sound = await parts.soundOf(userId);
    const title = story ? titleOf(story) : draftTitle(order, range);
    const langs = [...(story?.languages ?? order.langs)];
    return transact(db, async (trx) => {
      const again = await taleRepo(trx).created(id, userId);
      if (again) return again;
      if (range && order.mode !== 'paste') {
        const isNew = await parts.rememberPassage(trx, userId, range, order.mode === 'random' ? order.span : undefined);
        if (!isNew && order.mode === 'random') return null;
      }
      await newTaleRepo(trx).add({ id, userId, order, title, range, story, writer: story ? writer.name : null, scenes, sound });
      if (order.autoQueueImages && scenes.length > 0) await parts.orderImages(trx, { taleId: id, userId });
      return { ok: true, taleId: id, title, langs, notes: [...(story?.notes ?? [])] };
    });
  }

  async function passageFor(order: NewTale, userId: string, seed: string): Promise<VerseRange | null> {
    if (order.mode === 'random') return parts.pickPassage(userId, order.span, seed);
    return order.mode === 'reference' ? parts.resolveReference(order.reference ?? '') : null;
  }
}

const titleOf = ({ title, languages }: StoryDraft): string => title.en ?? title[languages[0] ?? 'en'] ?? '';

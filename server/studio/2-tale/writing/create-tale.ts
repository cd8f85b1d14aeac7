import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { JobContext } from '#server/jobs/define-job.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Json } from '#shared/json.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { SoundDefaults } from '#shared/account/settings.contract.ts';
import type { LostLanguage, StoryDraft } from '#shared/story/story.ts';
import type { NewTale } from '#shared/tale/tale.contract.ts';
import { type Language, languageNames, type Span } from '#shared/vocabulary.ts';
import type { TellWriting } from '#shared/story/writing-progress.ts';
import { englishOf, named, type Words } from '#shared/said.ts';
import type { DraftChecker } from '../story/check-draft.ts';
import { type NewTaleOwners, newTaleRepo, type SceneToStore } from './new-tale.repo.ts';
import { briefOf, draftTitle, referenceOf, sourceOf } from './tale-order.ts';
import { taleRepo } from '../tale.repo.ts';

/** Functions of other stages that store their part of a new tale; the composition connects them. */
export type CreateParts = NewTaleOwners & {
  readonly db: Db;
  readonly writer: StoryWriter;
  /** The passage that a creator's text names. Throws Failure with a message. */
  readonly resolveReference: (reference: string) => VerseRange;
  /**
   * A passage that suits the audience and that the creator has not used for the span. Throws Failure with a message
   * when none is left.
   */
  readonly pickPassage: (
    userId: UserId,
    wanted: Pick<NewTale, 'span' | 'audience'>,
    seed: string,
  ) => Promise<VerseRange>;
  /** False: another order of the creator took it a moment ago. */
  readonly rememberPassage: (trx: Trx, userId: UserId, range: VerseRange, span?: Span) => Promise<boolean>;
  /**
   * The voices and the music that the creator's tales begin with; voices in the order take precedence. Throws Failure
   * with a message for one that does not exist.
   */
  readonly soundOf: (userId: UserId, wanted?: NewTale['voices']) => Promise<SoundDefaults>;
  /** Compares what a hosted writer quotes with the installed Bibles, before it is stored. */
  readonly checkDraft: DraftChecker;
  readonly planScenes: (story: StoryDraft, count: number) => Promise<readonly SceneToStore[]>;
  /**
   * Checks the quota in the transaction that adds a tale (`coming`: how many will be added). Throws
   * Failure('over_quota') when its creator has too many.
   */
  readonly requireTales: (trx: Trx, userId: UserId, coming?: number) => Promise<void>;
  /** Orders the pictures of the missing frames in the same transaction. */
  readonly orderImages: (trx: Trx, tale: { taleId: TaleId; userId: UserId }) => Promise<unknown>;
};
/** A new tale, as it is returned to whoever ordered it. */
export type Made = {
  readonly taleId: TaleId;
  readonly title: string;
  readonly langs: Language[];
  readonly notes: Words[];
};
/** What is to be made: the tale's id is given by the order, so that doing it again finds it. */
export type TaleOrder = {
  readonly order: NewTale;
  readonly taleId: TaleId;
  readonly userId: UserId;
  /** The tale exists without a story: it gets one. */
  readonly isDraft?: boolean;
};
export type WritingContext = Pick<JobContext, 'signal' | 'once'> & {
  readonly tell: TellWriting;
  /** Called in the transaction that stores the tale. Throws when it must not be stored any more. */
  readonly claim: (trx: Trx, taleId: TaleId) => Promise<void>;
};

const picks = 3;

/**
 * Makes a tale: the story first, then everything it consists of in one transaction. Throws Failure with a message when
 * it cannot be made.
 */
export function createTale(parts: CreateParts) {
  const { db, writer } = parts;

  return async (tale: TaleOrder, context: WritingContext): Promise<Made> => {
    const made = await madeBefore(db, tale);
    if (made) return made;
    sourceOf(tale.order);
    for (let pick = 1; pick <= picks; pick++) {
      const created = await attempt(tale, context, pick);
      if (created) return created;
    }
    throw new Failure('conflict', msg`Several tales were started at once with the same passage. Try again.`);
  };

  /**
   * Null when another order took the passage meanwhile. What was found and written is recorded, so that a killed run
   * continues from there.
   */
  async function attempt(tale: TaleOrder, { signal, once, tell, claim }: WritingContext, pick: number) {
    const { order, taleId, userId, isDraft = false } = tale;
    const sound = await parts.soundOf(userId, order.voices);
    const asked = await once(`passage ${pick}`, () => passageFor(order, userId, taleId));
    const story = order.autoGenerate
      ? await once(`story ${pick}`, async () => {
          const use = { userId, taleId, work: `story ${taleId} ${pick}`, once };
          const draft = await writer.write(briefOf(order, asked, taleId), { signal, progress: tell, use });
          // Notes are stored as JSON: message codes with their values.
          return (await checked(draft, writer, parts.checkDraft, signal)) as StoryDraft & Json;
        })
      : null;
    const scenes = story ? await parts.planScenes(story, order.scenes) : [];
    signal.throwIfAborted();
    const range = story?.range ?? asked;
    const title = story ? titleOf(story) : draftTitle(order, range);
    return transact(db, async (trx): Promise<Made | null> => {
      const again = await madeBefore(trx, tale);
      if (again) return again;
      if (range && order.mode !== 'paste') {
        const isNew = await parts.rememberPassage(trx, userId, range, order.mode === 'random' ? order.span : undefined);
        if (!isNew && order.mode === 'random') return null;
      }
      await claim(trx, taleId);
      const stored = {
        id: taleId,
        userId,
        order,
        title,
        range,
        story,
        writer: story ? (story.engine ?? writer.name) : null,
        unwritten: story ? lostIn(story, order) : [],
        scenes,
        sound,
      };
      if (isDraft) await newTaleRepo(trx, parts).tell(stored);
      else await newTaleRepo(trx, parts).add(stored);
      if (!isDraft) await parts.requireTales(trx, userId);
      if (order.autoQueueImages && scenes.length > 0) await parts.orderImages(trx, { taleId, userId });
      return taleRepo(trx).created(taleId, userId);
    });
  }

  async function passageFor(order: NewTale, userId: UserId, seed: string): Promise<VerseRange | null> {
    if (order.mode === 'random') return parts.pickPassage(userId, order, seed);
    const reference = referenceOf(order);
    return reference === null ? null : parts.resolveReference(reference);
  }
}

/** The tale that this order made already; a draft counts once it has its story. */
async function madeBefore(db: Db | Trx, { taleId, userId, isDraft }: TaleOrder): Promise<Made | null> {
  const made = await taleRepo(db).created(taleId, userId);
  return made && isDraft && (await taleRepo(db).texts(taleId)).length === 0 ? null : made;
}

/** The engine that wrote one language of a draft. */
export const engineOf = (
  { engine, engines }: StoryDraft,
  language: Language,
  writer: Pick<StoryWriter, 'name'>,
): string => engines?.[language] ?? engine ?? writer.name;

/**
 * A draft whose words were compared with the Bibles wherever something else than the studio's own writer, which only
 * reads from them, wrote.
 */
export function checked(
  draft: StoryDraft,
  writer: Pick<StoryWriter, 'name'>,
  check: DraftChecker,
  signal: AbortSignal,
): Promise<StoryDraft> {
  const hosted = draft.languages.filter((language) => engineOf(draft, language, writer) !== writer.name);
  return hosted.length > 0 ? check(draft, signal, hosted) : Promise.resolve(draft);
}

/** The languages of an order that its story does not have, and why. */
function lostIn({ languages, lost = [], notes }: StoryDraft, order: NewTale): LostLanguage[] {
  return order.langs
    .filter((language) => !languages.includes(language))
    .map((language) => {
      const name = languageNames[language];
      const told = lost.find((each) => each.language === language);
      const why = told?.why ?? notes.find((line) => englishOf(line).startsWith(name));
      return {
        language,
        why: why ?? msg`Nothing was written in ${{ language: named(language) }}.`,
        ...(told?.needs && { needs: told.needs }),
      };
    });
}

const titleOf = ({ title, languages }: StoryDraft): string => title.en ?? title[languages[0] ?? 'en'] ?? '';

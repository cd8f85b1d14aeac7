import { Migrator } from 'kysely/migration';
import * as accounts from './migrations/001-accounts.ts';
import * as jobs from './migrations/002-jobs.ts';
import * as tales from './migrations/003-tales.ts';
import * as films from './migrations/004-films.ts';
import * as settings from './migrations/005-settings.ts';
import * as taleWords from './migrations/007-tale-words.ts';
import * as board from './migrations/008-board.ts';
import * as storyVersions from './migrations/009-story-versions.ts';
import * as jobEnd from './migrations/010-job-end.ts';
import * as hostUse from './migrations/011-host-use.ts';
import * as slots from './migrations/012-thumbnail-slots.ts';
import * as musicChoices from './migrations/013-music-choices.ts';
import * as storyboards from './migrations/014-storyboards.ts';
import * as imageVersions from './migrations/015-image-versions.ts';
import * as filmParts from './migrations/016-film-parts.ts';
import * as versionNames from './migrations/017-image-version-names.ts';
import * as takes from './migrations/018-takes.ts';
import * as captions from './migrations/019-captions.ts';
import * as sceneChanges from './migrations/020-scene-changes.ts';
import * as publicationWishes from './migrations/022-publication-wishes.ts';
import * as publishingSlots from './migrations/023-publishing-slots.ts';
import * as packages from './migrations/021-packages.ts';
import * as engines from './migrations/024-engines.ts';
import * as cast from './migrations/025-cast.ts';
import * as portraits from './migrations/026-portraits.ts';
import * as languageWriters from './migrations/027-language-writers.ts';
import * as countedTales from './migrations/028-counted-tales.ts';
import * as readings from './migrations/029-readings.ts';
import * as cleanedTakes from './migrations/030-cleaned-takes.ts';
import * as pictureReadings from './migrations/031-picture-readings.ts';
import * as smallFilms from './migrations/032-small-films.ts';
import * as publishingTruth from './migrations/033-publishing-truth.ts';
import * as tokenScopes from './migrations/034-token-scopes.ts';
import * as securityEvents from './migrations/035-security-events.ts';
import * as plannedThumbnails from './migrations/036-planned-thumbnails.ts';
import * as uprightPictures from './migrations/037-upright-pictures.ts';
import * as quotasAndTurns from './migrations/039-quotas-and-turns.ts';
import * as outages from './migrations/040-outages.ts';
import * as keptCounts from './migrations/041-kept-counts.ts';
import * as sizeAndRetention from './migrations/042-size-and-retention.ts';
import * as shareLinks from './migrations/043-share-links.ts';
import * as chores from './migrations/044-chores.ts';
import * as lastErrors from './migrations/045-last-errors.ts';
import * as saidWords from './migrations/047-said-words.ts';
import * as saidOfEngines from './migrations/048-said-of-engines.ts';
import type { Db } from './tables/tables.ts';

const migrations = {
  '001-accounts': accounts,
  '002-jobs': jobs,
  '003-tales': tales,
  '004-films': films,
  '005-settings': settings,
  '007-tale-words': taleWords,
  '008-board': board,
  '009-story-versions': storyVersions,
  '010-job-end': jobEnd,
  '011-host-use': hostUse,
  '012-thumbnail-slots': slots,
  '013-music-choices': musicChoices,
  '014-storyboards': storyboards,
  '015-image-versions': imageVersions,
  '016-film-parts': filmParts,
  '017-image-version-names': versionNames,
  '018-takes': takes,
  '019-captions': captions,
  '020-scene-changes': sceneChanges,
  '021-packages': packages,
  '022-publication-wishes': publicationWishes,
  '023-publishing-slots': publishingSlots,
  '024-engines': engines,
  '025-cast': cast,
  '026-portraits': portraits,
  '027-language-writers': languageWriters,
  '028-counted-tales': countedTales,
  '029-readings': readings,
  '030-cleaned-takes': cleanedTakes,
  '031-picture-readings': pictureReadings,
  '032-small-films': smallFilms,
  '033-publishing-truth': publishingTruth,
  '034-token-scopes': tokenScopes,
  '035-security-events': securityEvents,
  '036-planned-thumbnails': plannedThumbnails,
  '037-upright-pictures': uprightPictures,
  '039-quotas-and-turns': quotasAndTurns,
  '040-outages': outages,
  '041-kept-counts': keptCounts,
  '042-size-and-retention': sizeAndRetention,
  '043-share-links': shareLinks,
  '044-chores': chores,
  '045-last-errors': lastErrors,
  '047-said-words': saidWords,
  '048-said-of-engines': saidOfEngines,
};

/**
 * Brings the schema up to date; several processes may start at once. What was written side by side may arrive in any
 * order.
 */
export async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest();
  if (error) throw error;
}

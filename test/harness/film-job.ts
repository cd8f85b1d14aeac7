import { join } from 'node:path';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { resvgRasterizer } from '#server/adapters/resvg-rasterizer.ts';
import { fontFilesOf } from '#server/adapters/thumbnail-fonts.ts';
import { builtinRenderer } from '#server/builtin/renderer/renderer.ts';
import { storyboardService } from '#server/studio/7-storyboard/storyboard.service.ts';
import { type FilmJobParts, renderFilms } from '#server/studio/8-video/render-films.job.ts';
import { addNarration, addPicture } from './made-tale.ts';
import type { TestStudio } from './studio.ts';
import { advance } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

/** The input of planning storyboards; every sound counts as up to date. */
export const boardParts = ({ db, files }: TestStudio) => ({
  db,
  files,
  rasterizer: resvgRasterizer({ fontsOf: fontFilesOf }),
  soundFits: () => true,
});

/**
 * The parts of the film job over a test studio: real rows, files, ffmpeg and renderer; what is missing is painted and
 * toned.
 */
export function filmJobParts(studio: TestStudio, change: Partial<FilmJobParts> = {}): FilmJobParts {
  const { db, files, dir } = studio;
  const ffmpeg = systemFfmpeg();
  const { plan, drawCards } = storyboardService(boardParts(studio));
  return {
    db,
    files,
    ffmpeg,
    renderer: builtinRenderer({ ffmpeg, workers: 1, nice: 0 }),
    workDir: join(dir, 'films'),
    cacheDir: join(dir, 'segments'),
    ...{ plan, drawCards },
    rendererName: 'built-in renderer',
    advance,
    requireRoom: async () => {},
    onFilms: async () => undefined,
    async drawMissing(taleId) {
      const blank = await db
        .selectFrom('images')
        .select('id')
        .where('tale_id', '=', taleId)
        .where('status', 'is', null)
        .orderBy('frame_no')
        .execute();
      for (const [look, { id }] of blank.entries()) await addPicture(studio, id, look);
    },
    async speakMissing(taleId, langs) {
      const scenes = await db.selectFrom('scenes').select('id').where('tale_id', '=', taleId).execute();
      const spoken = await db
        .selectFrom('narrations')
        .select(['scene_id', 'language'])
        .where('tale_id', '=', taleId)
        .execute();
      for (const language of langs)
        for (const { id } of scenes)
          if (!spoken.some((row) => row.scene_id === id && row.language === language))
            await addNarration(studio, taleId, id, language, 0.5);
    },
    putBack: async () => {},
    ...change,
  };
}

/** The film job over a test studio. */
export const filmJob = (studio: TestStudio, change?: Partial<FilmJobParts>) =>
  renderFilms(filmJobParts(studio, change));

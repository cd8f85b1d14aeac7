import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/tables/tables.ts';
import type { Outside } from './outside.ts';
import type { Musician, Narrator } from '#server/ports/sound.ts';
import type { CreatorQuotas } from '#server/quotas/creator-quotas.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { audioRoutes } from '#server/studio/6-audio/audio.routes.ts';
import { audioService } from '#server/studio/6-audio/audio.service.ts';
import { captionRoutes } from '#server/studio/6-audio/captions/caption.routes.ts';
import { captionService } from '#server/studio/6-audio/captions/caption.service.ts';
import { takeCleaner } from '#server/studio/6-audio/recordings/clean-take.service.ts';
import { musicRoutes } from '#server/studio/6-audio/music/music.routes.ts';
import { musicService } from '#server/studio/6-audio/music/music.service.ts';
import { phraseService } from '#server/studio/6-audio/readings/phrase.service.ts';
import { recordingRoutes } from '#server/studio/6-audio/recordings/recording.routes.ts';
import { recordingService } from '#server/studio/6-audio/recordings/recording.service.ts';
import { reshapeSounds } from '#server/studio/6-audio/reshape-sounds.ts';
import { speakScenesJob } from '#server/studio/6-audio/readings/speak-scenes.job.ts';
import { speakScenes } from '#server/studio/6-audio/readings/speak-scenes.ts';
import { takeService } from '#server/studio/6-audio/recordings/take.service.ts';
import { chooseMood, chooseReading } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

type Parts = { db: Db; desk: JobDesk; quotas: CreatorQuotas; outside: Outside; narrator: Narrator; musician: Musician };

/** All that is heard of a tale: voices spoken and recorded, their takes, and the music. */
export function openSound({ db, desk, quotas, outside, narrator, musician }: Parts) {
  const { files, ffmpeg, mix, voiceCleaner } = outside;
  const workDir = outside.folder('uploads');
  const sounds = speakScenes({ db, narrator, musician, files });
  const job = speakScenesJob(sounds);
  const takes = takeService({ db, files, ffmpeg, quotas, workDir });
  const recordings = recordingService({ db, files, quotas, takes });
  const cleaner = takeCleaner({ db, files, ffmpeg, cleaner: voiceCleaner, workDir, takes });
  const captions = captionService({ db, sceneOf: takes.sceneOf });
  const music = musicService({ chooseMood, db, files, ffmpeg, quotas, work: sounds, mix, workDir });
  const audio = audioService({ chooseReading, db, desk, files, narrator, work: sounds, job, takes });
  const phrases = phraseService({ db, files, ffmpeg, narrator, takes, workDir });
  return {
    sounds,
    reshape: reshapeSounds({ db, files, ffmpeg, workDir }),
    job,
    routes(app: FastifyInstance): void {
      audioRoutes(app, { audio, takes, phrases }, files);
      recordingRoutes(app, { recordings, takes, cleaner }, files);
      musicRoutes(app, music, files);
      captionRoutes(app, captions);
    },
  };
}

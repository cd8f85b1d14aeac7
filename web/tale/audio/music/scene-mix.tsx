import type { SceneId, TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { Headphones } from 'lucide-react';
import { useState } from 'react';
import { type Language } from '#shared/vocabulary.ts';
import { sceneMixUrl } from './music.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { languageName } from '#web/language/locale.ts';

/** A scene that has its sound; `version` changes with it. */
export type HeardScene = {
  readonly sceneId: SceneId;
  readonly sceneNo: number;
  readonly language: Language;
  readonly version: string;
};

/** Lets a scene be heard with the music as the film mixes it, before any film is made. */
export function SceneMix({ taleId, heard, change }: { taleId: TaleId; heard: readonly HeardScene[]; change: string }) {
  const [wanted, setWanted] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<string | null>(null);
  const scene = heard.find(({ sceneId }) => sceneId === wanted) ?? heard[0];
  if (!scene)
    return <p className="text-sm text-soft">{t`You can listen to a scene with its music once it has narration.`}</p>;
  const url = sceneMixUrl(taleId, scene.sceneId, scene.language, `${scene.version} ${change}`);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`Listen to the mix of a scene in ${{ language: languageName(scene.language) }}`}
          options={heard.map(({ sceneId, sceneNo }) => [sceneId, t`Scene ${sceneNo}`] as const)}
          value={scene.sceneId}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Button
          onClick={() => {
            setFailed(false);
            setAsked(url);
          }}
          icon={<Headphones aria-hidden />}
        >{t`Listen to the mix`}</Button>
      </div>
      {asked === url && !failed && loaded !== url && <p role="status">{t`Mixing the scene…`}</p>}
      {asked === url && !failed && (
        <audio
          controls
          autoPlay
          src={url}
          // Until the studio has mixed it there is nothing to play, and no length to show.
          hidden={loaded !== url}
          onLoadedMetadata={() => setLoaded(url)}
          onError={() => setFailed(true)}
          aria-label={t`Mix of scene ${{ sceneNo: scene.sceneNo }}`}
          className="h-10 w-full sm:max-w-md"
        />
      )}
      {failed && (
        <ErrorNote>{t`Could not create this mix. Check that the scene still has its narration, and try again.`}</ErrorNote>
      )}
    </div>
  );
}

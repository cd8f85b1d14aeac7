import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Tale } from '#shared/tale.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { RecoveredReadings } from '#web/booth/recovered-readings.tsx';
import { audioQueries, useChooseVoice, useSpeak } from '#web/queries/audio.ts';
import { captionsOf } from '#web/queries/caption.ts';
import { hasPicture, imageQueries, imageUrl } from '#web/queries/image.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notes.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { MusicCard } from './music-card.tsx';
import { SceneNarration } from './scene-narration.tsx';

const VoiceEstimate = lazy(async () => ({ default: (await import('./voice-estimate.tsx')).VoiceEstimate }));
const NarrationBooth = lazy(async () => ({ default: (await import('#web/booth/narration-booth.tsx')).NarrationBooth }));

/** Every scene read aloud, in each language, by a person or a studio voice. */
export function AudioTab({ tale }: { tale: Tale }) {
  const audio = useQuery(audioQueries.ofTale(tale.id));
  const images = useQuery(imageQueries.ofTale(tale.id));
  const speak = useSpeak(tale.id);
  const choose = useChooseVoice(tale.id);
  const [language, setLanguage] = useState<Language>(tale.langs[0] ?? 'en');
  const [booth, setBooth] = useState<string | null>(null);
  const captions = useQuery(captionsOf(tale.id, language));
  if (audio.isPending) return <Waiting>Loading…</Waiting>;
  if (audio.isError) return <ErrorNote>{audio.error.message}</ErrorNote>;
  const voices = audio.data.voices.filter((voice) => voice.language === language);
  const chosen = audio.data.chosenVoices[language] ?? voices[0]?.id ?? '';
  const preview = voices.find(({ id }) => id === chosen)?.preview ?? false;
  const items = new Map(audio.data.items.filter((item) => item.language === language).map((item) => [item.sceneId, item]));
  const pictures = new Map((images.data ?? []).filter(hasPicture).map((image) => [image.frameNo, imageUrl(image)]));
  const heard = [...items.values()].flatMap(({ sceneId, sceneNo, url }) => (url ? [{ sceneId, sceneNo, language, version: url }] : []));
  const ready = [...items.values()].filter(({ status }) => status === 'ready').length;
  return (
    <div className="grid gap-6">
      <Card
        title="Narration"
        note={`${ready} of ${tale.scenes.length} scenes in ${languageNames[language]} have their sound`}
        actions={<LanguageButtons value={language} has={(one) => tale.langs.includes(one)} onChange={setLanguage} />}
      >
        <div className="mb-5 grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto_auto_1fr]">
          {voices.length > 0 ? (
            <SelectField
              label={`Voice for ${languageNames[language]}`}
              options={voices.map(({ id, label, preview: early }) => [id, early ? `${label} (preview)` : label] as const)}
              value={chosen}
              disabled={choose.isPending}
              onChange={(event) => choose.mutate({ language, voice: event.target.value })}
            />
          ) : (
            <p className="text-sm text-soft">No studio voice speaks {languageNames[language]} here: record or upload the scenes.</p>
          )}
          <Button
            look="primary"
            busy={speak.isPending && !speak.variables?.langs}
            onClick={() => speak.mutate({})}
            icon={<AudioLines aria-hidden />}
          >
            Speak missing
          </Button>
          {voices.length > 0 && (
            <Button busy={speak.isPending && !!speak.variables?.langs} onClick={() => speak.mutate({ langs: [language], variant: 'all' })}>
              Speak all {language} again
            </Button>
          )}
        </div>
        <Suspense>
          <VoiceEstimate tale={tale} audio={audio.data} language={language} />
        </Suspense>
        {preview && (
          <p className="mb-4 rounded-xl bg-warn-wash px-4 py-2.5 text-sm text-warn">
            This voice is a synthetic preview without tones. For publishing, a human voice is better: record the scenes below.
          </p>
        )}
        <RecoveredReadings taleId={tale.id} scenes={tale.scenes} />
        {tale.scenes.length === 0 && <EmptyState title="No scenes yet">Scenes come with the story.</EmptyState>}
        <ol className="grid gap-4">
          {tale.scenes.map((scene) => (
            <SceneNarration
              key={`${scene.id} ${language}`}
              taleId={tale.id}
              scene={scene}
              language={language}
              narration={items.get(scene.id) ?? null}
              captions={captions.data?.find(({ sceneId }) => sceneId === scene.id) ?? null}
              picture={pictures.get(scene.sceneNo) ?? null}
              onRecord={() => setBooth(scene.id)}
            />
          ))}
        </ol>
      </Card>
      {booth !== null && (
        <Suspense fallback={null}>
          <NarrationBooth
            taleId={tale.id}
            scenes={tale.scenes.filter(({ text }) => text[language]?.trim())}
            language={language}
            startAt={booth}
            onClose={() => setBooth(null)}
          />
        </Suspense>
      )}
      <MusicCard taleId={tale.id} music={audio.data.music} heard={heard} />
    </div>
  );
}

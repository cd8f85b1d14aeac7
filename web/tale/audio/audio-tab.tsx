import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { AudioLines, Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { type Language } from '#shared/vocabulary.ts';
import { RecoveredReadings } from '#web/tale/booth/recovered-readings.tsx';
import { useCommands } from '#web/commands/use-commands.ts';
import { audioQueries, useSpeak } from './audio.ts';
import { captionsOf } from './captions/caption.ts';
import { hasPicture, imageQueries, imageUrl } from '#web/pictures/image.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { LanguageButtons } from '#web/tale/language-buttons.tsx';
import { MusicCard } from './music/music-card.tsx';
import { ReadingPanel } from './reading-panel.tsx';
import { regenerateWords } from './regenerate-words.ts';
import { SceneNarration } from './scene-narration.tsx';
import { StandInNote } from './stand-in-note.tsx';
import { boothKeys } from '#web/tale/tab-keys.ts';
import { languageName } from '#web/language/locale.ts';

const VoiceEstimate = lazy(async () => ({ default: (await import('./voice-estimate.tsx')).VoiceEstimate }));
const EweVoiceNote = lazy(async () => ({ default: (await import('./ewe-voice-note.tsx')).EweVoiceNote }));
const NarrationBooth = lazy(async () => ({
  default: (await import('#web/tale/booth/narration-booth.tsx')).NarrationBooth,
}));

/** The Audio tab: the narration of every scene in each language, by a person or a studio voice. */
export function AudioTab({ tale }: { tale: Tale }) {
  const audio = useQuery(audioQueries.ofTale(tale.id));
  const images = useQuery(imageQueries.ofTale(tale.id));
  const speak = useSpeak(tale.id);
  useCommands(boothKeys());
  const [language, setLanguage] = useState<Language>(tale.langs[0] ?? 'en');
  const [booth, setBooth] = useState<string | null>(null);
  const captions = useQuery(captionsOf(tale.id, language));
  if (audio.isPending) return <Waiting>{t`Loading…`}</Waiting>;
  if (audio.isError) return <ErrorNote>{audio.error.message}</ErrorNote>;
  const chosen = audio.data.voices.find(({ id }) => id === audio.data.chosenVoices[language]);
  const items = new Map(
    audio.data.items.filter((item) => item.language === language).map((item) => [item.sceneId, item]),
  );
  const pictures = new Map((images.data ?? []).filter(hasPicture).map((image) => [image.frameNo, imageUrl(image)]));
  const told = tale.scenes.filter(({ text }) => text[language]?.trim());
  const firstSilent =
    told.find(({ id }) => items.get(id)?.kind !== 'recorded' && items.get(id)?.kind !== 'uploaded') ?? told[0];
  const recordFirst = language === 'ee';
  const heard = [...items.values()].flatMap(({ sceneId, sceneNo, url }) =>
    url ? [{ sceneId, sceneNo, language, version: url }] : [],
  );
  const ready = [...items.values()].filter(({ status }) => status === 'ready').length;
  return (
    <div className="grid gap-6">
      <Card
        title={t`Narration`}
        note={t`${ready} of ${{ total: tale.scenes.length }} scenes in ${{ language: languageName(language) }} have audio`}
        actions={<LanguageButtons value={language} has={(one) => tale.langs.includes(one)} onChange={setLanguage} />}
      >
        <Suspense>{language === 'ee' && <EweVoiceNote />}</Suspense>
        <ReadingPanel tale={tale} audio={audio.data} language={language} />
        <div className="mb-5 flex flex-wrap gap-3">
          {recordFirst && firstSilent && (
            <Button
              look="primary"
              icon={<Mic aria-hidden />}
              onClick={() => setBooth(firstSilent.id)}
            >{t`Record ${{ language: languageName(language) }}`}</Button>
          )}
          <Button
            look={recordFirst ? 'quiet' : 'primary'}
            busy={speak.isPending && !speak.variables?.langs}
            onClick={() => speak.mutate({})}
            icon={<AudioLines aria-hidden />}
          >{t`Generate missing narration`}</Button>
          {chosen && (
            <Button
              busy={speak.isPending && speak.variables?.variant === 'all'}
              onClick={() => speak.mutate({ langs: [language], variant: 'all' })}
            >
              {regenerateWords(language)}
            </Button>
          )}
        </div>
        <StandInNote
          items={[...items.values()]}
          natural={audio.data.natural}
          busy={speak.isPending}
          onAgain={() => speak.mutate({ langs: [language] })}
        />
        <Suspense>
          <VoiceEstimate tale={tale} audio={audio.data} language={language} />
        </Suspense>
        {chosen?.preview && (
          <p className="mb-4 rounded-xl bg-warn-wash px-4 py-2.5 text-sm text-warn">{t`This voice is a synthetic preview without tones. For publishing, record the scenes below.`}</p>
        )}
        <RecoveredReadings taleId={tale.id} scenes={tale.scenes} />
        {tale.scenes.length === 0 && <EmptyState title={t`No scenes yet`}>{t`Scenes come with the story.`}</EmptyState>}
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
              voices={audio.data.voices}
              onRecord={() => setBooth(scene.id)}
            />
          ))}
        </ol>
      </Card>
      {booth !== null && (
        <Suspense fallback={null}>
          <NarrationBooth
            taleId={tale.id}
            scenes={told}
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

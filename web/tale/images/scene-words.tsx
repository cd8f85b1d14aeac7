import { t } from '@lingui/core/macro';
import type { Scene } from '#shared/tale/tale.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';

/** The text told while a picture is shown, in every language of the tale. */
export function SceneWords({ scene, langs }: { scene: Scene | undefined; langs: readonly Language[] }) {
  const told = langs.flatMap((language) => {
    const text = scene?.text[language];
    return text ? [{ language, text }] : [];
  });
  return (
    <section aria-label={t`The text of the scene`} className="text-sm">
      <h3 className="font-medium">
        {t`What is told`}
        {scene?.verses && <span className="font-normal text-soft"> · {scene.verses}</span>}
      </h3>
      {told.length === 0 && <p className="mt-1 text-soft">{t`This scene has no text yet.`}</p>}
      <dl className="mt-1.5 grid gap-3">
        {told.map(({ language, text }) => (
          <div key={language}>
            <dt className="text-xs text-soft">{languageNames[language]}</dt>
            <dd lang={language} className="leading-relaxed">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { TaleId } from '#shared/ids.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Channel } from '#shared/publishing/channel.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { videoQueries } from '#web/films/video.ts';
import { finishedQueries } from '#web/thumbnails/finished.ts';
import { i18n } from '#web/language/i18n.ts';
import { cx } from '#web/ui/cx.ts';
import { ChoiceField, SelectField } from '#web/ui/field.tsx';
import { showLength } from '#web/ui/hooks/time.ts';
import type { PublishForm } from './publish-form.ts';

type Place = 'wide' | 'phone';
const places = () => [
  { value: 'wide' as const, words: t`Computer` },
  { value: 'phone' as const, words: t`Phone` },
];
/** The colours of YouTube's own pages, not of this one. */
const looks = [
  { name: msg`Light`, ground: 'bg-white text-[#0f0f0f]', soft: 'text-[#606060]' },
  { name: msg`Dark`, ground: 'bg-[#0f0f0f] text-[#f1f1f1]', soft: 'text-[#aaaaaa]' },
] as const;

type Props = {
  taleId: TaleId;
  form: PublishForm;
  channelOf: (language: Language) => Pick<Channel, 'title' | 'picture'> | undefined;
};

/** How a video will look among others on YouTube, with the title cut where YouTube cuts it. */
export function CardPreview({ taleId, form, channelOf }: Props) {
  const films = useQuery(videoQueries.ofTale(taleId)).data ?? [];
  const slots = useQuery(finishedQueries.ofTale(taleId)).data ?? [];
  const [chosen, setChosen] = useState<Language | null>(null);
  const [place, setPlace] = useState<Place>('wide');
  const language = form.langs.find((each) => each === chosen) ?? form.langs[0];
  if (!language) return null;
  const film = films.find((each) => each.language === language && each.shape === form.shape);
  const slot =
    slots.find(({ slotNumber }) => slotNumber === form.draft.thumbnailSlot) ??
    slots.find((each) => each.language === language) ??
    slots[0];
  const poster = film?.urls.poster;
  const card = {
    title: form.words(language).title,
    language,
    length: film ? showLength(film.durationMs) : null,
    picture: slot?.pngUrl ?? (poster ? `${poster}&w=640` : null),
    channel: channelOf(language),
    place,
  };
  return (
    <section aria-label={t`Preview on YouTube`} className="grid gap-3 rounded-xl border border-line p-4">
      <h3 className="font-semibold">{t`Preview on YouTube`}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceField legend={t`Screen`} value={place} options={places()} onChange={setPlace} />
        {form.langs.length > 1 && (
          <SelectField
            label={t`Video`}
            value={language}
            options={form.langs.map((each) => [each, languageNames[each]] as const)}
            onChange={({ target }) => setChosen(form.langs.find((each) => each === target.value) ?? null)}
          />
        )}
      </div>
      <div className={cx('grid gap-3', place === 'wide' && 'md:grid-cols-2')}>
        {looks.map((look) => (
          <YoutubeCard key={look.ground} look={look} {...card} />
        ))}
      </div>
      {!slot && <p className="text-sm text-soft">{t`No finished thumbnail yet: the film’s poster is shown.`}</p>}
    </section>
  );
}

type Card = {
  look: (typeof looks)[number];
  title: string;
  language: Language;
  length: string | null;
  picture: string | null;
  channel: Pick<Channel, 'title' | 'picture'> | undefined;
  place: Place;
};

function YoutubeCard({ look, title, language, length, picture, channel, place }: Card) {
  const phone = place === 'phone';
  const name = channel?.title ?? t`Your channel`;
  return (
    <figure
      aria-label={phone ? t`${{ look: i18n._(look.name) }}, phone` : t`${{ look: i18n._(look.name) }}, computer`}
      className={cx(
        'min-w-0 overflow-hidden rounded-xl border border-line',
        look.ground,
        phone ? 'w-full max-w-[360px]' : 'p-3',
      )}
    >
      <div className={cx('relative aspect-video overflow-hidden bg-black', !phone && 'rounded-xl')}>
        {picture && <img src={picture} alt="" className="size-full object-cover" />}
        {length && (
          <span className="absolute right-2 bottom-2 rounded bg-black/80 px-1 text-xs font-medium text-white">
            {length}
          </span>
        )}
      </div>
      <figcaption className={cx('flex gap-3', phone ? 'p-3' : 'pt-3')}>
        {channel?.picture ? (
          <img src={channel.picture} alt="" className="size-9 shrink-0 rounded-full" />
        ) : (
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full bg-[#065fd4] font-medium text-white"
          >
            {name.slice(0, 1).toUpperCase()}
          </span>
        )}
        <span className="min-w-0">
          <span
            lang={language}
            className={cx('line-clamp-2 font-medium break-words', phone ? 'text-sm' : 'text-base leading-snug')}
          >
            {title}
          </span>
          <span className={cx('block truncate', look.soft, phone ? 'text-xs' : 'text-sm')}>
            {phone ? t`${name} · No views` : name}
          </span>
          {!phone && <span className={cx('block text-sm', look.soft)}>{t`No views`}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

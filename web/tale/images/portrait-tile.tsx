import { t } from '@lingui/core/macro';
import { Brush, CircleAlert, LoaderCircle, UserRound } from 'lucide-react';
import type { Portrait } from '#shared/pictures/cast.contract.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import { cx } from '#web/ui/cx.ts';

/** Whether a portrait is ordered and not there yet. */
export const isComing = (portrait: Portrait | null | undefined): boolean =>
  portrait?.status === 'queued' || portrait?.status === 'generating';

/** The picture of one entry of the cast, or why there is none. */
export function PortraitTile({
  member,
  portrait,
  className,
}: {
  member: CastMember;
  portrait: Portrait | null | undefined;
  className?: string;
}) {
  const coming = isComing(portrait);
  const name = member.name.split(',')[0]?.trim() ?? '';
  return (
    <div
      className={cx(
        'relative grid aspect-square shrink-0 place-items-center overflow-hidden rounded-lg bg-sunken',
        className,
      )}
    >
      {portrait?.url ? (
        <img
          src={`${portrait.url}&w=320`}
          srcSet={`${portrait.url}&w=320 320w, ${portrait.url}&w=640 640w`}
          sizes="8rem"
          alt={t`Portrait of ${name}`}
          loading="lazy"
          decoding="async"
          width={320}
          height={320}
          className={cx('size-full object-cover', coming && 'opacity-50')}
        />
      ) : (
        !coming && (
          <span className="grid place-items-center gap-1 px-1 text-center text-xs text-soft">
            {portrait?.status === 'error' ? (
              <CircleAlert className="size-5" aria-hidden />
            ) : (
              <UserRound className="size-5" aria-hidden />
            )}
            {portrait?.status === 'error' ? t`Not drawn` : t`No portrait`}
          </span>
        )
      )}
      {coming && (
        <span
          className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-surface/90 px-1 py-1
          text-xs text-soft"
        >
          {portrait?.status === 'generating' ? (
            <Brush className="size-3.5" aria-hidden />
          ) : (
            <LoaderCircle className="size-3.5 animate-spin" aria-hidden />
          )}
          {portrait?.status === 'generating' ? t`Being drawn` : t`Waiting`}
        </span>
      )}
    </div>
  );
}

/** The main name of an entry, and the other names that the story uses. */
export function CastName({ name }: { name: string }) {
  const [first = '', ...others] = name.split(',').map((each) => each.trim());
  return (
    <div className="min-w-0 break-words">
      <h3 className="font-semibold">{first}</h3>
      {others.length > 0 && <p className="text-xs text-soft">{t`also ${{ names: others.join(', ') }}`}</p>}
    </div>
  );
}

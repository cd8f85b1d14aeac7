import { lazy, Suspense } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { VideoPanel } from './video-panel.tsx';

const PackageCard = lazy(async () => ({ default: (await import('./package-card.tsx')).PackageCard }));
const ShareCard = lazy(async () => ({ default: (await import('./share-card.tsx')).ShareCard }));

/** The rendered films by themselves, links to them, and the whole tale as one file. */
export const VideoTab = ({ tale }: { tale: Tale }) => (
  <>
    <VideoPanel tale={tale} />
    <Suspense>
      <ShareCard tale={tale} />
      <PackageCard tale={tale} />
    </Suspense>
  </>
);

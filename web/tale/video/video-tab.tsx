import { lazy, Suspense } from 'react';
import type { Tale } from '#shared/tale.contract.ts';
import { VideoPanel } from './video-panel.tsx';

const PackageCard = lazy(async () => ({ default: (await import('./package-card.tsx')).PackageCard }));

/** The rendered films by themselves, and the whole tale as one file. */
export const VideoTab = ({ tale }: { tale: Tale }) => (
  <>
    <VideoPanel tale={tale} />
    <Suspense>
      <PackageCard tale={tale} />
    </Suspense>
  </>
);

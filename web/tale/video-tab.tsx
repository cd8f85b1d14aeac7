import type { Tale } from '#shared/tale.contract.ts';
import { VideoPanel } from './video-panel.tsx';

/** The rendered films by themselves. */
export const VideoTab = ({ tale }: { tale: Tale }) => <VideoPanel tale={tale} />;

import { t } from '@lingui/core/macro';
import {
  Ban,
  Brush,
  CalendarClock,
  CircleCheck,
  CircleX,
  Clock,
  CloudUpload,
  Globe,
  LoaderCircle,
  NotebookPen,
  Package,
  Timer,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hue } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { statusWord } from './tale-words.ts';

type Face = { hue: Hue; icon: ReactNode };

const videoFaces: Record<string, Face> = {
  draft: { hue: 'grey', icon: <NotebookPen aria-hidden /> },
  uploaded: { hue: 'blue', icon: <CloudUpload aria-hidden /> },
  scheduled: { hue: 'amber', icon: <CalendarClock aria-hidden /> },
  published: { hue: 'green', icon: <Globe aria-hidden /> },
  failed: { hue: 'red', icon: <CircleX aria-hidden /> },
};
const taleFaces: Record<string, Face> = {
  ...videoFaces,
  images: { hue: 'orange', icon: <Brush aria-hidden /> },
  packaged: { hue: 'brand', icon: <Package aria-hidden /> },
  generated: { hue: 'orange', icon: <Brush aria-hidden /> },
  bound: { hue: 'blue', icon: <CloudUpload aria-hidden /> },
};
const jobFaces: Record<string, Face> = {
  pending: { hue: 'amber', icon: <Clock aria-hidden /> },
  running: { hue: 'blue', icon: <LoaderCircle aria-hidden className="animate-spin" /> },
  completed: { hue: 'green', icon: <CircleCheck aria-hidden /> },
  failed: { hue: 'red', icon: <CircleX aria-hidden /> },
  cancelling: { hue: 'orange', icon: <Timer aria-hidden /> },
  cancelled: { hue: 'grey', icon: <Ban aria-hidden /> },
};
const imageFaces: Record<string, Face> = {
  queued: { hue: 'amber', icon: <Clock aria-hidden /> },
  generating: { hue: 'blue', icon: <LoaderCircle aria-hidden className="animate-spin" /> },
  speaking: { hue: 'blue', icon: <LoaderCircle aria-hidden className="animate-spin" /> },
  uploading: { hue: 'blue', icon: <CloudUpload aria-hidden /> },
  generated: { hue: 'green', icon: <CircleCheck aria-hidden /> },
  ready: { hue: 'green', icon: <CircleCheck aria-hidden /> },
  stale: { hue: 'orange', icon: <Timer aria-hidden /> },
  missing: { hue: 'grey', icon: <Ban aria-hidden /> },
  error: { hue: 'red', icon: <CircleX aria-hidden /> },
};

const show = (face: Face, word: string) => (
  <Badge hue={face.hue} icon={face.icon}>
    {statusWord(word)}
  </Badge>
);
const unknown: Face = { hue: 'grey', icon: null };

/** The dashboard's badge of a tale; unknown values show as draft. */
export const VideoStatusBadge = ({ status }: { status: string }) =>
  videoFaces[status] ? show(videoFaces[status], status) : show(videoFaces.draft ?? unknown, 'draft');
/** Beside a tale in Published that nobody can watch: only its card was moved. */
export const MovedByHand = () => (
  <span
    className="block text-xs text-soft"
    title={t`No video is on the channel. Move the tale back to take this away.`}
  >{t`Moved manually`}</span>
);
/** The stage of a tale. */
export const TaleStatusBadge = ({ status }: { status: string }) => show(taleFaces[status] ?? unknown, status);
/** The state of a job. */
export const JobStatusBadge = ({ status }: { status: string }) => show(jobFaces[status] ?? unknown, status);
/** The state of a picture or a narration. */
export const MakingBadge = ({ status }: { status: string }) => show(imageFaces[status] ?? unknown, status);

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BookOpen,
  CirclePlay,
  Clapperboard,
  House,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Settings,
} from 'lucide-react';

/** The side navigation, in order. */
export const navLinks: readonly { to: string; label: MessageDescriptor; icon: LucideIcon }[] = [
  { to: '/', label: msg`Home`, icon: House },
  { to: '/dashboard', label: msg`Dashboard`, icon: LayoutDashboard },
  { to: '/tales', label: msg`Tales`, icon: BookOpen },
  { to: '/images', label: msg`Images`, icon: Images },
  { to: '/videos', label: msg`Videos`, icon: Clapperboard },
  { to: '/my-videos', label: msg`My YouTube`, icon: CirclePlay },
  { to: '/settings', label: msg`Settings`, icon: Settings },
];

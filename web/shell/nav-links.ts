import { BookOpen, CirclePlay, Clapperboard, House, Images, LayoutDashboard, type LucideIcon, Settings } from 'lucide-react';

/** The side navigation, in order. */
export const navLinks: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/tales', label: 'Tales', icon: BookOpen },
  { to: '/images', label: 'Images', icon: Images },
  { to: '/videos', label: 'Videos', icon: Clapperboard },
  { to: '/my-videos', label: 'My YouTube', icon: CirclePlay },
  { to: '/settings', label: 'Settings', icon: Settings },
];

import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '#web/ui/theme.ts';

/** Icon and name of each theme. */
export const themeFaces: Record<Theme, readonly [LucideIcon, string]> = {
  light: [Sun, 'Light'],
  dark: [Moon, 'Dark'],
  system: [Monitor, 'System'],
};

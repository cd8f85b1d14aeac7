import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '#web/ui/hooks/theme.ts';

type Face = { readonly Icon: LucideIcon; readonly name: MessageDescriptor; readonly shows: MessageDescriptor };
/** Icon and name of each theme, and what it does. */
export const themeFaces: Readonly<Record<Theme, Face>> = {
  light: { Icon: Sun, name: msg`Light`, shows: msg`Show the studio in light colors` },
  dark: { Icon: Moon, name: msg`Dark`, shows: msg`Show the studio in dark colors` },
  system: { Icon: Monitor, name: msg`System`, shows: msg`Light or dark, matching your computer` },
};

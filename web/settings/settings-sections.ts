import type { ComponentType } from 'react';
import { UsagePanel } from '#web/ui/usage-panel.tsx';
import { AccessTokens } from './access-tokens.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { BackupCard } from './backup-card.tsx';
import { BibleList } from './bible-list.tsx';
import { ChannelCard } from './channel-card.tsx';
import { DefaultsCard } from './defaults-card.tsx';
import { EnginesCard } from './engines/engines-card.tsx';
import { SecurityLogCard } from './security-log-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SlotsSection } from './slots-section.tsx';
import { VoicesCard } from './voices-card.tsx';

/** The sections of the page in their order; `id` is the address behind the #. */
export const settingsSections: readonly { readonly id: string; readonly name: string; readonly Section: ComponentType }[] = [
  { id: 'defaults', name: 'Defaults', Section: DefaultsCard },
  { id: 'voices', name: 'Voices and music', Section: VoicesCard },
  { id: 'bibles', name: 'Bibles', Section: BibleList },
  { id: 'engines', name: 'Engines', Section: EnginesCard },
  { id: 'channel', name: 'YouTube account', Section: ChannelCard },
  { id: 'slots', name: 'Weekly slots', Section: SlotsSection },
  { id: 'appearance', name: 'Appearance', Section: AppearanceCard },
  { id: 'shortcuts', name: 'Shortcuts', Section: ShortcutsCard },
  { id: 'sessions', name: 'Sessions', Section: SessionsCard },
  { id: 'tokens', name: 'Access tokens', Section: AccessTokens },
  { id: 'security', name: 'Security log', Section: SecurityLogCard },
  { id: 'usage', name: 'Usage', Section: UsagePanel },
  { id: 'backup', name: 'Backup', Section: BackupCard },
];

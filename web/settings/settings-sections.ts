import type { ComponentType } from 'react';
import { UsagePanel } from '#web/engines/usage-panel.tsx';
import { AccessTokens } from './access/access-tokens.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { BackupCard } from './backup/backup-card.tsx';
import { BibleList } from './bibles/bible-list.tsx';
import { ChannelCard } from './channel-card.tsx';
import { DefaultsCard } from './defaults-card.tsx';
import { EnginesCard } from './engines/engines-card.tsx';
import { SecurityLogCard } from './access/security-log-card.tsx';
import { SessionsCard } from './access/sessions-card.tsx';
import { ShortcutsCard } from './shortcuts-card.tsx';
import { SlotsSection } from './slots-section.tsx';
import { VoicesCard } from './voices-card.tsx';

/** A section of the settings; `id` is its address behind the #, `words` is what else it may be searched by. */
export type SettingsSection = {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly Section: ComponentType;
};

const security: SettingsSection = {
  id: 'security',
  name: 'Security log',
  words: 'sign-ins audit who address history',
  Section: SecurityLogCard,
};

const own: readonly SettingsSection[] = [
  {
    id: 'defaults',
    name: 'Defaults',
    words: 'new tale image style drawing languages tone cultural context length audience',
    Section: DefaultsCard,
  },
  { id: 'voices', name: 'Voices and music', words: 'narrator speech sound audio pace loudness mix natural', Section: VoicesCard },
  { id: 'bibles', name: 'Bibles', words: 'verses translation version install import French Ewe English', Section: BibleList },
  { id: 'engines', name: 'Engines', words: 'API keys provider model AI spending cost limit month fallback', Section: EnginesCard },
  { id: 'channel', name: 'YouTube account', words: 'channel link connect disconnect publish video', Section: ChannelCard },
  { id: 'slots', name: 'Weekly slots', words: 'schedule calendar publish weekday time date', Section: SlotsSection },
  { id: 'appearance', name: 'Appearance', words: 'theme dark light colours', Section: AppearanceCard },
  { id: 'shortcuts', name: 'Shortcuts', words: 'keyboard keys single', Section: ShortcutsCard },
  { id: 'sessions', name: 'Sessions', words: 'sign out devices browsers signed in', Section: SessionsCard },
  { id: 'tokens', name: 'Access tokens', words: 'API scripts command line keys', Section: AccessTokens },
  { id: 'usage', name: 'Usage', words: 'disk quota uploads units spending', Section: UsagePanel },
];
const studio: readonly SettingsSection[] = [
  { id: 'backup', name: 'Backup', words: 'restore copy everything files disaster', Section: BackupCard },
  security,
];

/** Where a section is: among a creator's own settings, or the studio's. */
export type SettingsPlaceName = 'own' | 'studio';
export const placeAddress: Readonly<Record<SettingsPlaceName, string>> = { own: '/settings', studio: '/settings/studio' };

/** The sections of each place, in their order. An operator's security log is everybody's: it belongs to the studio. */
export const sectionsFor = (operator: boolean): Readonly<Record<SettingsPlaceName, readonly SettingsSection[]>> =>
  operator ? forOperators : forCreators;
const forOperators = { own, studio };
const forCreators = { own: [...own, security], studio: [] };

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word begins a word of the section. */
export function fits({ name, words }: Pick<SettingsSection, 'name' | 'words'>, typed: string): boolean {
  const known = folded(`${name} ${words}`).split(/[^a-z0-9]+/);
  return folded(typed)
    .split(/[^a-z0-9]+/)
    .every((word) => known.some((one) => one.startsWith(word)));
}

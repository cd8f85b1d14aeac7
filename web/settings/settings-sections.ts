import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
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
  readonly name: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly Section: ComponentType;
};

const security: SettingsSection = {
  id: 'security',
  name: msg`Security log`,
  words: msg`sign-ins audit who address history`,
  Section: SecurityLogCard,
};

const own: readonly SettingsSection[] = [
  {
    id: 'defaults',
    name: msg`Defaults`,
    words: msg`new tale image style drawing languages tone cultural context length audience`,
    Section: DefaultsCard,
  },
  {
    id: 'voices',
    name: msg`Voices and music`,
    words: msg`narrator speech sound audio pace loudness mix natural`,
    Section: VoicesCard,
  },
  {
    id: 'bibles',
    name: msg`Bibles`,
    words: msg`verses translation version install import French Ewe English`,
    Section: BibleList,
  },
  {
    id: 'engines',
    name: msg`Engines`,
    words: msg`API keys provider model AI spending cost limit month fallback`,
    Section: EnginesCard,
  },
  {
    id: 'channel',
    name: msg`YouTube account`,
    words: msg`channel link connect disconnect publish video`,
    Section: ChannelCard,
  },
  {
    id: 'slots',
    name: msg`Weekly slots`,
    words: msg`schedule calendar publish weekday time date`,
    Section: SlotsSection,
  },
  { id: 'appearance', name: msg`Appearance`, words: msg`theme dark light colors`, Section: AppearanceCard },
  { id: 'shortcuts', name: msg`Shortcuts`, words: msg`keyboard keys single`, Section: ShortcutsCard },
  { id: 'sessions', name: msg`Sessions`, words: msg`sign out devices browsers signed in`, Section: SessionsCard },
  { id: 'tokens', name: msg`Access tokens`, words: msg`API scripts command line keys`, Section: AccessTokens },
  { id: 'usage', name: msg`Usage`, words: msg`disk quota uploads units spending`, Section: UsagePanel },
];
const studio: readonly SettingsSection[] = [
  { id: 'backup', name: msg`Backup`, words: msg`restore copy everything files disaster`, Section: BackupCard },
  security,
];

/** Where a section is: among a creator's own settings, or the studio's. */
export type SettingsPlaceName = 'own' | 'studio';
export const placeAddress: Readonly<Record<SettingsPlaceName, string>> = {
  own: '/settings',
  studio: '/settings/studio',
};

/** The sections of each place, in their order. An operator's security log is everybody's: it belongs to the studio. */
export const sectionsFor = (operator: boolean): Readonly<Record<SettingsPlaceName, readonly SettingsSection[]>> =>
  operator ? forOperators : forCreators;
const forOperators = { own, studio };
const forCreators = { own: [...own, security], studio: [] };

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word begins a word of the section. */
export function fits({ name, words }: Pick<SettingsSection, 'name' | 'words'>, typed: string): boolean {
  const known = folded(`${i18n._(name)} ${i18n._(words)}`).split(/[^a-z0-9]+/);
  return folded(typed)
    .split(/[^a-z0-9]+/)
    .every((word) => known.some((one) => one.startsWith(word)));
}

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#web/language/i18n.ts';

const names: Readonly<Record<string, MessageDescriptor>> = {
  'storybook-1': msg`Storybook`,
  watercolour: msg`Watercolour`,
  'paper-cut': msg`Paper cut`,
  'night-gold': msg`Night and gold`,
};

/** A style's name in the language on screen; one that the studio does not have itself is called as it calls itself. */
export function styleName({ key, label }: { key: string; label: string }): string {
  const name = Object.hasOwn(names, key) ? names[key] : undefined;
  return name ? i18n._(name) : label;
}

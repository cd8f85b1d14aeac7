import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CulturalContext, culturalContexts } from '#shared/vocabulary.ts';
import { i18n } from '#web/language/i18n.ts';
import { cx } from '#web/ui/cx.ts';

const names: Readonly<Record<CulturalContext, MessageDescriptor>> = {
  universal: msg`Universal`,
  'west-african': msg`West African`,
  'middle-eastern': msg`Middle Eastern`,
  asian: msg`Asian`,
  european: msg`European`,
  'latin-american': msg`Latin American`,
};
const scenes: Readonly<Record<CulturalContext, MessageDescriptor>> = {
  universal: msg`diverse representation, no cultural markers`,
  'west-african': msg`baobab trees, traditional textiles, earth tones`,
  'middle-eastern': msg`desert, ancient architecture, olive trees, robes`,
  asian: msg`pagodas, cherry blossoms`,
  european: msg`medieval and Renaissance architecture, stone churches, green hills`,
  'latin-american': msg`vibrant colours, textiles, colonial architecture, tropical vegetation`,
};

export const contextName = (context: CulturalContext): string => i18n._(names[context]);
/** What pictures in this context show. */
export const contextScene = (context: CulturalContext): string => i18n._(scenes[context]);
/** Every context, for a select. */
export const contextOptions = (): (readonly [CulturalContext, string])[] =>
  culturalContexts.map((each) => [each, contextName(each)]);

/** The symbol of a context, in the color of its text. Always shown with its name, in sight or as its label. */
export const ContextIcon = ({
  context,
  label,
  className,
}: {
  context: CulturalContext;
  label?: string;
  className?: string;
}) => (
  <svg
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cx('inline-block size-4 shrink-0', className)}
  >
    {label !== undefined && <title>{label}</title>}
    <use href={`/cultural-contexts.svg#${context}`} />
  </svg>
);

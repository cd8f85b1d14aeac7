import { i18n } from '#web/language/i18n.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { type Dispatch, useRef } from 'react';
import { undrawableSigns } from '#shared/thumbnail/drawable-text.ts';
import { faceFor, thumbnailFonts } from '#shared/thumbnail/fonts.ts';
import { longestText, type OverlayField, overlayAligns } from '#shared/thumbnail/overlay-fields.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { EweLetters } from '#web/tale-parts/ewe-letters.tsx';
import { CheckField, ChoiceField, SelectField, TextArea } from '#web/ui/field.tsx';
import { ColorSetting } from './color-setting.tsx';
import { setField, writeText } from '#web/workspace/design.ts';
import { type Action, designOf, type Editor } from '#web/workspace/editor.ts';
import { NumberSetting } from './number-setting.tsx';
import { PlaceButtons } from './place-buttons.tsx';

const weights = [300, 400, 500, 600, 700, 800, 900].map((weight) => [String(weight), String(weight)] as const);
const fonts = thumbnailFonts.map(({ family, label, category }) => [family, `${label} · ${category}`] as const);
const alignNames = { left: msg`Left`, center: msg`Center`, right: msg`Right` } as const;

/** Everything about the selected text. */
export function PropertyPanel({
  editor,
  overlay,
  dispatch,
}: {
  editor: Editor;
  overlay: Overlay;
  dispatch: Dispatch<Action>;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { id } = overlay;
  const { language } = designOf(editor);
  const type = (field: OverlayField) => (value: unknown) =>
    dispatch({ type: 'change', key: `field:${id}:${field}`, change: (design) => setField(design, id, field, value) });
  const write = (text: string) =>
    dispatch({
      type: 'change',
      key: `field:${id}:text`,
      change: (design) => writeText(design, id, text.slice(0, longestText)),
    });
  const face = faceFor(overlay.fontFamily, overlay.fontWeight, overlay.text);
  const missing = undrawableSigns(overlay.text);
  const signs = missing.slice(0, 8).join(' ');
  return (
    <div className="space-y-4">
      <div className="space-y-2">
        <TextArea
          ref={field}
          label={t`Text`}
          lang={language}
          maxLength={longestText}
          value={overlay.text}
          onChange={(event) => write(event.target.value)}
          hint={t`Enter begins a new line. A line wider than the canvas breaks between words.`}
          rows={2}
        />
        {language === 'ee' && <EweLetters field={field} />}
        {missing.length > 0 && (
          <p role="status" className="rounded-lg bg-warn-wash px-3 py-2 text-xs text-warn">
            {plural(
              { count: missing.length },
              {
                one: `No font here has ${signs}, so the picture leaves it out.`,
                other: `No font here has ${signs}, so the picture leaves them out.`,
              },
            )}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          className="col-span-2"
          label={t`Font`}
          options={fonts}
          value={thumbnailFonts.some(({ family }) => family === overlay.fontFamily) ? overlay.fontFamily : 'Inter'}
          onChange={(event) => type('fontFamily')(event.target.value)}
        />
        {face.substituted && (
          <p
            role="status"
            className="col-span-2 -mt-1 rounded-lg bg-warn-wash px-3 py-2 text-xs text-warn"
          >{t`${{ font: overlay.fontFamily }} lacks letters of this text, so ${{ other: face.family }} draws it, here and in the picture.`}</p>
        )}
        <NumberSetting label={t`Font size`} value={overlay.fontSize} onType={type('fontSize')} min={1} max={1000} />
        <SelectField
          label={t`Weight`}
          options={weights}
          value={String(overlay.fontWeight)}
          onChange={(event) => type('fontWeight')(event.target.value)}
        />
        <NumberSetting label={t`Line height`} value={overlay.lineHeight} onType={type('lineHeight')} min={10} />
        <ColorSetting label={t`Color`} value={overlay.color} onType={type('color')} />
      </div>
      <ChoiceField
        legend={t`Align`}
        columns="grid-cols-3"
        value={overlay.align}
        options={overlayAligns.map((value) => ({ value, words: i18n._(alignNames[value]) }))}
        onChange={type('align')}
      />
      <div className="grid grid-cols-2 gap-3">
        <ColorSetting label={t`Stroke`} value={overlay.stroke} onType={type('stroke')} />
        <NumberSetting
          label={t`Stroke width`}
          value={overlay.strokeWidth}
          onType={type('strokeWidth')}
          min={0}
          max={8}
        />
        <ColorSetting label={t`Background`} value={overlay.background} onType={type('background')} empty={t`none`} />
        <CheckField
          className="self-end pb-2"
          checked={overlay.shadow}
          onChange={(event) => type('shadow')(event.target.checked)}
        >{t`Shadow`}</CheckField>
        <NumberSetting label={t`Padding`} value={overlay.padding} onType={type('padding')} min={0} max={200} />
        <NumberSetting label={t`Radius`} value={overlay.borderRadius} onType={type('borderRadius')} min={0} max={200} />
      </div>
      <label className="block text-sm font-medium">
        {t`Opacity`} <span className="font-normal text-soft tabular-nums">{Math.round(overlay.opacity * 100)} %</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={overlay.opacity}
          aria-valuetext={`${Math.round(overlay.opacity * 100)} %`}
          onChange={(event) => type('opacity')(event.target.value)}
          className="mt-1.5 block h-6 w-full accent-brand"
        />
      </label>
      <div className="grid grid-cols-2 gap-3">
        <NumberSetting label="X" value={overlay.x} onType={type('x')} step={2} />
        <NumberSetting label="Y" value={overlay.y} onType={type('y')} step={2} />
        <NumberSetting label={t`Rotation`} value={overlay.rotate} onType={type('rotate')} step={5} />
        <NumberSetting label={t`Scale`} value={overlay.scale} onType={type('scale')} min={0.1} step={0.05} />
      </div>
      <PlaceButtons overlay={overlay} dispatch={dispatch} />
    </div>
  );
}

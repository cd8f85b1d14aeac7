import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWizard, press, type WizardStage, wizardStage } from '#web/create/wizard-stage.tsx';

let stage: WizardStage;
beforeEach(() => void (stage = wizardStage()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('plays a voice with the typed passage, and sends it once chosen', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  stage.settings = () =>
    Response.json({
      ok: true,
      settings: { defaultImageStyle: 'storybook-1', langs: ['en', 'ee'], voices: { en: 'en-grace' } },
    });
  openWizard(stage);
  await userEvent.click(screen.getByRole('radio', { name: 'Pick specific verse' }));
  await press('Next');
  await press('Next');
  await userEvent.click(screen.getByText('Voices'));
  const english = await screen.findByLabelText<HTMLSelectElement>('English');
  expect(english.selectedOptions[0]?.text).toBe('Grace, default');
  await press('Listen to Grace');
  await waitFor(() => expect(stage.samples).toEqual(['?voice=en-grace&reference=Proverbs+3%3A5']));
  expect(screen.getByText(/Eʋegbe: no voice here/)).toBeTruthy();
  await userEvent.selectOptions(english, 'en-rowan');
  await press('Create Tale');
  await waitFor(() => expect(stage.sent[0]?.body).toMatchObject({ voices: { en: 'en-rowan' } }));
});

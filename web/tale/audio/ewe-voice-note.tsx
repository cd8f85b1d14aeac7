import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
/** Why an Ewe tale is best recorded, and how somebody with a network adds a voice that speaks Ewe. */
export function EweVoiceNote() {
  return (
    <div className="mb-4 grid gap-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      <p>{t`Record Ewe yourself, or ask somebody who speaks it. The studio’s own voices lack the tones of Ewe, and listeners notice at once; channels that use synthetic voices reach fewer people.`}</p>
      <details>
        <summary className="min-h-6 cursor-pointer font-medium">{t`Add your own Ewe voice`}</summary>
        <ol className="mt-2 grid list-decimal gap-1.5 pl-5">
          <li>
            <Trans>
              On a computer with a network and Python, download the Ewe voice that was trained on the Open Bible
              recordings: <code className="break-all">tts_models/ewe/openbible/vits</code> of Coqui TTS (licence CC
              BY-SA 4.0: name it in your credits).
            </Trans>
          </li>
          <li>
            <Trans>
              Convert it with the script in the studio’s documentation, under Engines, “An Ewe voice”. It makes{' '}
              <code>model.onnx</code> and <code>tokens.txt</code>.
            </Trans>
          </li>
          <li>
            <Trans>
              Put both into a folder named <code>coqui-ewe</code> in the studio’s folder of voices (
              <code>VOICES_DIR</code>).
            </Trans>
          </li>
          <li>{t`Come back to this page: the voice is listed under “Own”. Listen to it before you use it.`}</li>
        </ol>
      </details>
    </div>
  );
}

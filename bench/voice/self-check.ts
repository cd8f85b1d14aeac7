import assert from 'node:assert/strict';
import { alignByReferences } from './aligner.ts';
import { comparable, compare, errorRates } from './character-errors.ts';
import { heardRate } from './heard-sound.ts';
import { numberInWords } from './number-words.ts';
import { clicks } from './sound-faults.ts';

/** Checks the benchmark's own counting before it counts anything. Throws AssertionError. */
export function selfCheck(): void {
  assert.equal(comparable('The Lord’s 42,360 — “men”!', 'en'), 'the lords forty two thousand three hundred sixty men');
  assert.equal(comparable('Cent cinquante-trois cœurs', 'fr'), comparable('153 cœurs', 'fr'));
  assert.equal(comparable("L'Éternel, à 3 000 âmes", 'fr'), 'l éternel à trois mille âmes');
  assert.equal(comparable('jusqu’à septante fois sept fois', 'fr'), comparable("jusqu'à 70 fois 7 fois", 'fr'));
  assert.equal(numberInWords(80_000, 'fr'), 'quatre-vingt mille');
  assert.equal(numberInWords(71, 'fr'), 'soixante et onze');
  assert.equal(numberInWords(300, 'fr'), 'trois cents');
  assert.equal(compare('', 'Golgotha', 'Golgatha.', 'en').errors, 1);
  assert.equal(compare('', 'the sea', 'sea', 'en').errors, 4);
  const two = [compare('', 'abcd', 'abce', 'en'), compare('', 'abcdefghijkl', 'abcdefghijkl', 'en')];
  assert.deepEqual(errorRates(two), { mean: 1 / 16, median: 0.25, capped: 1 / 16 });
  assert.equal(errorRates([compare('', 'ab', 'abcdefgh', 'en')]).capped, 1);
  checkClicks();
  checkAligner();
}

function checkClicks(): void {
  const rate = 48_000;
  const voice = Float32Array.from(
    { length: rate },
    (_, at) => 0.3 * Math.sin((2 * Math.PI * 150 * at) / rate) * Math.sin((2 * Math.PI * 2 * at) / rate),
  );
  assert.deepEqual(clicks({ channels: [voice], rate }), []);
  voice[30_000]! += 0.2;
  assert.deepEqual(clicks({ channels: [voice], rate }), [625]);
  const cut = voice.slice(0, 20_000).map((sample, at) => (at > 15_000 && at < 15_900 ? 0 : sample));
  assert.equal(clicks({ channels: [cut], rate }).length, 2);
}

/** The same tones at another pace: each has to be found again. */
function checkAligner(): void {
  const tones = [300, 1200, 500, 2400, 800, 1700];
  const say = (seconds: (tone: number) => number) => {
    const parts = tones.map((hertz, tone) =>
      Float32Array.from(
        { length: Math.round(heardRate * seconds(tone)) },
        (_, at) => 0.3 * Math.sin((2 * Math.PI * hertz * at) / heardRate),
      ),
    );
    const samples = Float32Array.from(parts.flatMap((part) => [...part]));
    const startsMs = parts.map(
      (_, tone) => (parts.slice(0, tone).reduce((sum, { length }) => sum + length, 0) * 1000) / heardRate,
    );
    return { samples, startsMs };
  };
  const slow = say((tone) => 0.3 + 0.05 * tone);
  const fast = say((tone) => 0.35 - 0.03 * tone);
  const found = alignByReferences(fast.samples, [slow]);
  const worst = Math.max(...found.map((ms, at) => Math.abs(ms - fast.startsMs[at]!)));
  assert.ok(worst <= 40, `The aligner is ${worst} ms off on tones`);
}

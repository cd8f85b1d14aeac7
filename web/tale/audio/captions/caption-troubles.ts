import { t } from '@lingui/core/macro';
import type { CaptionTrouble } from '#shared/captions/caption-edits.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { showNumber } from '#web/language/locale.ts';

const seconds = (ms: number): string => showNumber(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** What readers would mind about a caption, in a sentence with what helps. */
export function troubleWords(trouble: CaptionTrouble, audience: Audience): string {
  switch (trouble.kind) {
    case 'empty':
      return t`No words: write some, or join it with a neighbour`;
    case 'fast': {
      const { pace, limit } = trouble;
      return audience === 'kids'
        ? t`Too fast: ${pace} characters a second, children can read ${limit}. Give it more time or fewer words`
        : t`Too fast: ${pace} characters a second, people can read ${limit}. Give it more time or fewer words`;
    }
    case 'wide': {
      const { line, length, limit } = trouble;
      return t`Line ${line} is too long: ${length} characters; the maximum is ${limit}`;
    }
    case 'high':
      return t`${{ count: trouble.lines }} lines: people can read two`;
    case 'short':
      return t`Too short: shown for ${{ time: seconds(trouble.ms) }} s, the minimum is ${{ limit: seconds(trouble.limit) }} s`;
    case 'long':
      return t`Too long: shown for ${{ time: seconds(trouble.ms) }} s, the maximum is ${{ limit: seconds(trouble.limit) }} s. Split it`;
  }
}

import { creatorQuotas, type QuotaLimits } from '#server/quotas/creator-quotas.ts';
import type { TestStudio } from './studio.ts';

const noLimits: QuotaLimits = { diskBytes: null, tales: null, rendersADay: null, uploads: null, reserveBytes: 0 };

/** The quotas of a studio that sets only the limits named here. */
export const testQuotas = (
  { db, files }: Pick<TestStudio, 'db' | 'files'>,
  limits: Partial<QuotaLimits> = {},
  clock = Date.now,
) => creatorQuotas({ db, files, limits: { ...noLimits, ...limits }, clock });

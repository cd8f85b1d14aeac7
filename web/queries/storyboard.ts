import { queryOptions } from '@tanstack/react-query';
import { getStoryboard } from '#shared/storyboard.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { call } from '#web/api.ts';

export const storyboardQuery = (taleId: string, language: Language) =>
  queryOptions({
    queryKey: ['tale', taleId, 'storyboard', language] as const,
    queryFn: ({ signal }) => call(getStoryboard, { params: { taleId }, query: { language }, signal }),
  });

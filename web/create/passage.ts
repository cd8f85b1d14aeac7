import { infiniteQueryOptions } from '@tanstack/react-query';
import { type PassageProposal, proposalLimits, proposePassages } from '#shared/story/passage.contract.ts';
import type { Audience } from '#shared/vocabulary.ts';
import { call } from '#web/api/call.ts';

/** How many passages the wizard shows in all. */
const most = 12;

export const passageQueries = {
  /** The passages for an idea; each further page has others than the ones before. */
  proposed: (prompt: string, audience: Audience, words: number) =>
    infiniteQueryOptions({
      queryKey: ['passages', audience, words, prompt] as const,
      queryFn: ({ signal, pageParam }) =>
        call(proposePassages, { body: { prompt, audience, words, skip: pageParam }, signal }),
      initialPageParam: [] as string[],
      getNextPageParam: ({ proposals }, _pages, seen) => {
        const now = [...seen, ...proposals.map(({ id }) => id)];
        return proposals.length === proposalLimits.usual && now.length < most ? now : undefined;
      },
      select: ({ pages }) => ({
        fits: pages[0]?.fits ?? false,
        language: pages[0]?.language ?? ('en' as const),
        proposals: pages.flatMap(({ proposals }) => proposals) as readonly PassageProposal[],
      }),
      staleTime: 600_000,
    }),
};

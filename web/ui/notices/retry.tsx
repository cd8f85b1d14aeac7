import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../button.tsx';
import { ErrorNote } from './notes.tsx';

/** What could not be read and why, with a way to ask again. */
export const Retry = ({
  what,
  query,
}: {
  what: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}) => (
  <ErrorNote>
    <p>{t`${what} could not be loaded: ${{ reason: query.error?.message ?? '' }}`}</p>
    <Button
      size="small"
      className="mt-2"
      busy={query.isFetching}
      onClick={() => void query.refetch()}
    >{t`Try again`}</Button>
  </ErrorNote>
);

import { plural } from '@lingui/core/macro';
import { lazy } from 'react';
import { FinishWatch } from './finish-watch.tsx';
import { BellFace } from './bell-face.tsx';
import { OnPress } from '#web/shell/on-press.tsx';
import { useBell } from './use-bell.ts';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** The bell: how much has not been read, shown and said. It opens at once when it was pressed before it was here. */
export function CountingBell({ wasPressed }: { wasPressed: boolean }) {
  const { unread } = useBell();
  return (
    <>
      <OnPress
        wasPressed={wasPressed}
        button={(press) => <BellFace unread={unread} aria-haspopup="dialog" onClick={press} />}
      >
        <Bell />
      </OnPress>
      <FinishWatch />
      <p role="status" className="sr-only">
        {unread > 0 && plural(unread, { one: '# unread notification', other: '# unread notifications' })}
      </p>
    </>
  );
}

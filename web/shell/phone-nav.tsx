import { t } from '@lingui/core/macro';
import { Dialog } from '#web/ui/dialog.tsx';
import { SideNav } from './side-nav.tsx';

/** The side navigation of a phone: a drawer. */
export const PhoneNav = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title={t`Navigation`} hideTitle place="left" className="border-night-line bg-night">
    <SideNav onPick={onClose} />
  </Dialog>
);

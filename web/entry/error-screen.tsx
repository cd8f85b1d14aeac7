import { msg, t } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { loadPage } from '#web/browser/location.ts';
import { reach } from '#web/api/reach.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : typeof error === 'string' ? error : t`Unknown error`;

/** Whether an error is a browser's message that a part of a page could not be loaded. */
const isUnloaded = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
const unloaded = msg`This part of the studio could not be loaded. It will load as soon as the studio responds.`;

/** Shown when a page breaks: the message, never a stack. */
function ErrorScreen({ error }: { error: unknown }) {
  const waits = isUnloaded(error);
  useEffect(
    () => (waits ? reach.subscribe(() => reach.isLost() || loadPage(window.location.href)) : undefined),
    [waits],
  );
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <CircleAlert className="mx-auto size-10 text-bad" aria-hidden />
        <h1 className="mt-4 text-2xl font-bold">{t`Unexpected Application Error!`}</h1>
        <p role="alert" className="mx-auto mt-2 max-w-lg break-words text-soft">
          {waits ? i18n._(unloaded) : messageOf(error)}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonAnchor href={window.location.href} look="primary">{t`Try again`}</ButtonAnchor>
          <ButtonAnchor href="/">{t`Back to home`}</ButtonAnchor>
        </div>
      </div>
    </main>
  );
}

type Props = { place: string; children: ReactNode };
type Broken = { broken: { error: unknown } | null };

class Boundary extends Component<Props, Broken> {
  override state: Broken = { broken: null };
  static getDerivedStateFromError = (error: unknown): Broken => ({ broken: { error } });
  override componentDidUpdate(before: Props) {
    // oxlint-disable-next-line react/no-did-update-set-state -- another address clears the error, once
    if (this.state.broken && before.place !== this.props.place) this.setState({ broken: null });
  }
  override render() {
    return this.state.broken ? <ErrorScreen error={this.state.broken.error} /> : this.props.children;
  }
}

/** Wraps all pages: when one breaks it says why; another page can still be opened. */
export const ErrorGuard = ({ children }: { children: ReactNode }) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
);

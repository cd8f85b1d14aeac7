import { CircleAlert } from 'lucide-react';
import { useRouteError } from 'react-router';
import { ButtonAnchor } from '#web/ui/button.tsx';

/** Shown when a page breaks: the message, never a stack. */
export function ErrorScreen() {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : 'Unknown error';
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <CircleAlert className="mx-auto size-10 text-bad" aria-hidden />
        <h1 className="mt-4 text-2xl font-bold">Unexpected Application Error!</h1>
        <p role="alert" className="mt-2 max-w-lg break-words text-soft">
          {message}
        </p>
        <ButtonAnchor href="/" look="primary" className="mt-6">
          Back to home
        </ButtonAnchor>
      </div>
    </main>
  );
}

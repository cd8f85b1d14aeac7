import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Waiting } from '#web/ui/notes.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { afterSignIn } from './after-sign-in.ts';

/** Finishes sign-in and goes where it leads. */
export function Callback() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  usePageTitle('Signing in');
  const { path, delay } = afterSignIn(query);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [path, delay, navigate]);
  return <Waiting fill>Completing sign in...</Waiting>;
}

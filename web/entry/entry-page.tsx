import { Callback } from './callback.tsx';
import { LoginPage } from './login-page.tsx';

/** The pages that a visitor may see. */
export const EntryPage = () => (window.location.pathname.startsWith('/auth/') ? <Callback /> : <LoginPage />);

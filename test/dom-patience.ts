import { configure } from '@testing-library/react';

// How long a page test waits for what must come; it ends as soon as it does. The library's second is too short for a
// busy machine.
configure({ asyncUtilTimeout: 15_000 });

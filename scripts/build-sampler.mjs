// Leaves dist/sampler.wasm as new as its source. The studio would do this by itself at the first render; doing it at
// build time saves the wait.
import { samplerModule } from '../server/builtin/renderer/frames/sampler-module.ts';

await samplerModule();
console.log('dist/sampler.wasm is up to date');

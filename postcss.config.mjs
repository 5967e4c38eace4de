import { cachedPanda } from './tools/cached-panda.mjs';

// biome-ignore lint/style/noDefaultExport: PostCSS reads it
export default { plugins: [cachedPanda()] };

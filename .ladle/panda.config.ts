import base from '../panda.config.ts';

/** The product's styles and those of the stories. Paths are relative to the root, where `ladle` runs. */
const config = {
  ...base,
  cwd: process.cwd(),
  include: [...(base.include ?? []), './stories/**/*.{ts,tsx}', './.ladle/*.tsx'],
};

export default config;

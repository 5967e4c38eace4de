/** @type {import('@ladle/react').UserConfig} */
const config = {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'dist-stories',
  port: 61100,
  previewPort: 61101,
  addons: {
    width: {
      enabled: true,
      options: { fone: 360, pequeno: 320, tablet: 768, desktop: 1280 },
      defaultState: 0,
    },
    rtl: { enabled: false },
  },
};

export default config;

import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/ui/theme/global-css.ts';
import { inputCss } from './src/ui/theme/input-css.ts';
import { keyframes } from './src/ui/theme/keyframes.ts';
import { semanticTokens } from './src/ui/theme/semantic-tokens.ts';
import { textStyles } from './src/ui/theme/text-styles.ts';
import { tokens } from './src/ui/theme/tokens.ts';

export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: false,
  hooks: {
    // The preset declares 33 variables on every element and pseudo-element, for utilities such as `blur` and
    // `translate`. Nothing here uses them, and they cost a tenth of the time that a browser takes for the styles of a
    // form.
    'preset:resolved': ({ name, preset, utils }) =>
      name === '@pandacss/preset-base' ? utils.omit(preset, ['globalCss']) : preset,
  },
  // Stories and scenarios bring no style into the product; `.ladle` has a configuration of its own.
  include: ['./src/{ui,controls,step-views,frame,screens,app}/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.{ts,tsx}', './src/ui/theme/**'],
  outdir: 'styled-system',
  importMap: '#styled',
  // With '.js' beside '.d.ts' the types of '#styled/css/index.js' resolve under moduleResolution 'bundler'.
  outExtension: 'js',
  // A colour or a pixel that is no token does not compile.
  strictTokens: true,
  strictPropertyValues: true,
  shorthands: true,
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      light: '[data-theme=light] &',
      // A tap leaves `:hover` on a touch screen: only a device that can hover gets these styles.
      hover: { '@media (hover: hover)': { '&:is(:hover, [data-hover])': '@slot' } },
      // A phone on its side, a page at 400%, or a small phone with large text: 400 px at the usual text size.
      shortWindow: '@media (max-height: 25rem)',
      tallWindow: '@media (min-height: 25.01rem)',
      readOnly: '&[data-readonly]',
      invalid: '&[data-invalid]',
      withinReadOnly: '[data-readonly] &',
      // A control whose input is hidden inside of it. Firefox before 121 has no :has(), and shows the ring after a
      // click, too.
      focusInside: {
        '&:has(:focus-visible)': '@slot',
        '@supports not selector(:has(*))': { '&:focus-within': '@slot' },
      },
    },
  },
  globalCss: { ...globalCss, ...inputCss },
  theme: {
    // 9.15 and 9.16.
    breakpoints: { xs: '480px', sm: '576px', md: '768px', lg: '992px', xl: '1200px', xxl: '1600px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});

import { brandDefaults } from './brand-defaults.ts';
import { createFallbackStyle, fallbackFamilies } from './fallback-faces.ts';
import { keyframes } from './keyframes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

const { sizes, spacing, fontSizes, lineHeights, fontWeights, letterSpacings, radii, durations, easings } =
  tokens;
const { canvas, surface, ink, muted, line, skeleton } = semanticTokens.colors;
const { panel, onPanel, panelLine } = semanticTokens.colors.brand;
const themedColors = { canvas, surface, ink, muted, line, skeleton };
type Theme = keyof typeof brandDefaults;

/** Replaces the reference to a colour token by the shell's own custom property. */
const toShellValue = (value: string): string => value.replace(/\{colors\.(\w+)\}/, 'var(--shell-$1)');

/** The colours of a theme. The root element has those of the lender, if the browser has stored them. */
function colorsOf(theme: Theme): string {
  const colors = Object.entries(themedColors).map(
    ([name, { value }]) => `--shell-${name}:${theme === 'dark' ? value._dark : value._light}`,
  );
  const brand = brandDefaults[theme];
  return [
    `color-scheme:${theme}`,
    ...colors,
    `--shell-active:var(--brand-active,${brand['--brand-active']})`,
    `--shell-name:var(--brand-active-text,${brand['--brand-active-text']})`,
    `--shell-ornament:var(--brand-ornament,${brand['--brand-ornament']})`,
    ...Object.entries({ panel, onPanel, panelLine }).map(
      ([name, { value }]) =>
        `--shell-${name}:${theme === 'dark' ? toShellValue(value._dark) : toShellValue(value._light)}`,
    ),
  ].join(';');
}

const textStyleOf = (size: 'body' | 'lead' | 'titleLarge', weight: 'normal' | 'bold' = 'normal'): string =>
  `font-size:${fontSizes[size].value};line-height:${lineHeights[size].value};font-weight:${fontWeights[weight].value}`;

/** Steps of the 4 px grid. */
const toPixels = (steps: number): string => `${steps * 4}px`;

const breathe = Object.entries(keyframes.breathe)
  .map(([offset, { opacity }]) => `${offset}{opacity:${opacity}}`)
  .join('');

/** The skeleton of the landing page, whose header shows no progress: picture, title, two lines, three facts (15.4). */
const landingStyle = `.shell-landing{display:none;align-content:start;width:100%;max-width:${sizes.form.value};margin-inline:auto;padding-block:${toPixels(6)}}
.shell-drawing{width:${toPixels(24)};height:${toPixels(24)};border-radius:${radii.card.value};margin-bottom:${toPixels(5)}}
.shell-fact{display:flex;align-items:center;gap:${toPixels(3)};margin-top:${toPixels(4)}}
.shell-sign{flex:none;width:${toPixels(10)};height:${toPixels(10)};border-radius:${radii.full.value}}
.shell-fact .shell-line{flex:1}
:root[data-shell-landing] .shell-landing{display:grid}
:root[data-shell-landing] .shell-form{display:none}
:root[data-shell-landing]:not([data-shell-wave]) .shell-header{height:${sizes.header.value}}`;

/**
 * The wave header of the lender that the browser showed last (2.53). Its band is as high as that of the frame: with
 * phases it contains their bar and three lines of text, or two in a wider window; otherwise the progress of the journey
 * is below the wave.
 */
const waveStyle = `.shell-wave{display:none}
:root[data-shell-wave]{--shell-edge:${toPixels(10)};--shell-band:${sizes.header.value};--shell-below:calc(${sizes.progress.value} + ${toPixels(2)} + ${lineHeights.help.value})}
:root[data-shell-wave=phases]{--shell-edge:${toPixels(6)};--shell-lines:3;--shell-band:calc(${sizes.header.value} + ${sizes.progress.value} + ${toPixels(1.5)} + var(--shell-lines) * ${lineHeights.micro.value});--shell-below:0px}
:root[data-shell-landing][data-shell-wave]{--shell-below:0px}
:root[data-shell-landing][data-shell-wave=phases]{--shell-band:calc(${sizes.header.value} + var(--shell-lines) * ${lineHeights.micro.value})}
:root[data-shell-wave] .shell-header{background:none;height:calc(var(--shell-band) + var(--shell-edge) + var(--shell-below))}
:root[data-shell-wave] .shell-header::before{content:"";position:absolute;inset:0 0 auto;height:var(--shell-band);background:var(--brand-wave)}
:root[data-shell-wave] .shell-wave{display:block;position:absolute;top:var(--shell-band);left:0;width:100%;height:var(--shell-edge);fill:var(--brand-wave)}
.shell-wave-edge{fill:none;stroke:var(--brand-wave-edge,transparent);stroke-width:2px}
:root[data-shell-wave] .shell-header .shell-ornament{display:none}
:root[data-shell-wave] .shell-header .shell-name{color:var(--brand-on-wave)}`;

/**
 * The style of the shell in index.html: the page that is visible before any file has arrived (14.1). It has the sizes
 * and colours of the frame and of the opening screen, so that nothing moves when the app replaces it (14.4). The build
 * writes it into the page. Its text uses only the fallback font, because loading the font file would delay the scripts.
 * The app has the faces of that font only from here: if the style sheet of the app repeated them, the browser would
 * look up the device's fonts a second time.
 */
export function createShellStyle(): string {
  const darkColors = colorsOf('dark');
  return `
${createFallbackStyle()}
:root{${colorsOf('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${darkColors}}}
:root[data-theme=dark]{${darkColors}}
html{background:var(--shell-canvas);-webkit-text-size-adjust:100%}
body{margin:0}
.shell,.shell *{box-sizing:border-box;margin:0;padding:0}
.shell{display:flex;min-height:${sizes.screen.value};background:var(--shell-canvas);color:var(--shell-ink);font-family:${fallbackFamilies},system-ui,sans-serif;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
.shell-panel{display:none}
.shell-main{display:flex;flex-direction:column;flex:1;min-width:0}
.shell-header{position:relative;overflow:hidden;background:var(--shell-surface);height:calc(${sizes.header.value} + ${sizes.progress.value} + ${toPixels(2)} + ${lineHeights.help.value})}
.shell-name{${textStyleOf('lead', 'bold')};color:var(--shell-name);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.shell-header .shell-name{position:relative;display:flex;align-items:center;height:${sizes.header.value};padding-inline:${spacing.page.value}}
.shell-ornament{position:absolute;display:block;fill:var(--shell-ornament);opacity:${tokens.opacity.soft.value};top:0;right:0;width:56%;height:100%;transform:rotate(180deg)}
.shell-content{flex:1;padding-inline:${spacing.page.value}}
.shell-form{display:grid;align-content:start;gap:${spacing.field.value};width:100%;max-width:${sizes.form.value};margin-inline:auto;padding-block:${toPixels(6)}}
.shell-placeholder{background:var(--shell-skeleton);border-radius:${radii.control.value};animation:shell-breathe ${durations.breath.value} ${easings.inOut.value} infinite}
.shell-title{height:${lineHeights.title.value};width:${sizes.twoThirds.value};margin-block-end:${toPixels(2)}}
.shell-heading{display:grid;margin-block-end:${toPixels(1)}}
.shell-line{height:${toPixels(4)};margin-block:${toPixels(1)}}
.shell-last{width:${sizes.twoThirds.value}}
.shell-notice{margin:0;padding:${spacing.page.value};font:1rem/1.5rem system-ui,sans-serif;color:var(--shell-ink)}
.shell-label{height:${toPixels(4)};width:${sizes.third.value};margin-block:${toPixels(0.5)} ${toPixels(2)}}
.shell-input{height:${sizes.inputPhone.value}}
.shell-status{display:grid;grid-template-columns:minmax(0,1fr);justify-items:center;gap:${toPixels(5)};padding-bottom:${toPixels(6)}}
.shell-track{height:${sizes.progress.value};width:${sizes.loadingBar.value};max-width:100%;overflow:hidden;border-radius:${radii.full.value};background:var(--shell-line)}
.shell-fill{height:100%;border-radius:${radii.full.value};background:var(--shell-active);transform:translateX(-90%)}
.shell-message{${textStyleOf('body')};color:var(--shell-muted);text-align:center;min-height:${toPixels(6)};max-width:${sizes.sentence.value}}
.shell[data-failed] :is(.shell-form,.shell-landing,.shell-track){display:none}
.shell[data-failed] .shell-status{padding-block:${toPixels(20)}}
.shell[data-failed] .shell-message{color:var(--shell-ink)}
.shell-retry{${textStyleOf('body')};min-height:${toPixels(12)};padding-inline:${toPixels(6)};border:1px solid currentColor;border-radius:${radii.control.value};background:none;color:var(--shell-ink);font-family:inherit;cursor:pointer}
.shell-unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.shell-calendar{position:absolute;inset:0 auto auto 0;visibility:hidden}
.shell-calendar::-webkit-calendar-picker-indicator{display:none}
${landingStyle}
${waveStyle}
@keyframes shell-breathe{${breathe}}
@media (min-width:48rem){
.shell-content{padding-inline:${spacing.pageLarge.value}}
.shell-form{padding-block:${toPixels(10)}}
.shell-landing{padding-block:${toPixels(8)}}
.shell-drawing{width:${sizes.picture.value};height:${sizes.picture.value}}
.shell-header .shell-name{padding-inline:${spacing.pageLarge.value}}
:root[data-shell-wave] .shell-header .shell-name{padding-inline-start:max(48px,(100% - ${sizes.form.value})/2)}
:root[data-shell-wave]{--shell-edge:${toPixels(16)};--shell-lines:2}
.shell-title{height:${lineHeights.titleLarge.value}}
.shell-input{height:${sizes.inputDesktop.value}}
}
@media (min-width:62rem){
.shell-landing{grid-template-columns:${sizes.picture.value} minmax(0,1fr);grid-template-rows:calc(${toPixels(6)} + ${lineHeights.titleLarge.value});column-gap:${toPixels(6)};max-width:${sizes.landing.value};padding-block:${toPixels(10)}}
.shell-drawing{grid-row:1 / span 2;margin-bottom:0}
.shell-landing .shell-title{align-self:end;margin:0}
.shell-landing>.shell-line{margin-top:${toPixels(3)}}
.shell-landing>.shell-last{display:none}
.shell-fact{grid-column:1 / -1}
.shell-panel{display:block;position:sticky;top:0;height:${sizes.screen.value};width:${sizes.panel.value};min-width:${sizes.panelMin.value};max-width:${sizes.panelMax.value};overflow:hidden;background:var(--shell-surface);border-right:1px solid var(--shell-line)}
.shell-panel .shell-ornament{top:auto;right:auto;bottom:0;left:0;width:100%;height:clamp(9rem,100% - 34rem,46%);transform:none;opacity:1}
.shell-inner{position:relative;display:flex;flex-direction:column;gap:${toPixels(8)};height:100%;padding:${spacing.pageLarge.value}}
.shell-text{margin-top:max(0px,12vh - 48px)}
.shell-product{${textStyleOf('titleLarge', 'bold')};letter-spacing:${letterSpacings.tight.value};text-wrap:balance}
.shell-lead{${textStyleOf('lead')};color:var(--shell-muted);margin-top:${toPixels(3)};text-wrap:pretty}
.shell-header{background:none}
:root:not([data-shell-wave]) .shell-header>*{visibility:hidden}
:root[data-shell-wave] .shell-panel{background:var(--shell-panel);border-right-color:var(--shell-panelLine,transparent)}
:root[data-shell-wave] .shell-panel :is(.shell-product,.shell-lead){color:var(--shell-onPanel)}
:root[data-shell-wave] .shell-panel .shell-name{visibility:hidden}
:root[data-shell-wave] .shell-panel .shell-ornament{fill:var(--brand-gleam,#fff)}
}
@media (prefers-color-scheme:dark){:root:not([data-theme]) .shell-panel .shell-ornament{opacity:${tokens.opacity.soft.value}}}
:root[data-theme=dark] .shell-panel .shell-ornament{opacity:${tokens.opacity.soft.value}}
@media (prefers-reduced-motion:reduce){.shell-placeholder{animation:none}}
@media (forced-colors:active){.shell-placeholder,.shell-track{border:1px solid CanvasText}.shell-fill{background:Highlight;forced-color-adjust:none}.shell-ornament{display:none}}
@media (scripting:none){.shell{display:none}}
`
    .trim()
    .replace(/\n/g, '');
}

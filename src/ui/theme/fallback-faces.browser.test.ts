import './global.css';
import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff2?url';
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff2?url';
import dejaVu from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2?url';
import dejaVuBold from '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2?url';
import roboto from '@fontsource/roboto/files/roboto-latin-400-normal.woff2?url';
import robotoBold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import { expect, onTestFinished, test } from 'vitest';
import { createDeviceFaces } from '#tests/support/create-device-faces.ts';

/** Texts of the screens and of the service: sentences, labels, buttons, abbreviations, amounts, dates and numbers. */
const TEXTS = [
  'Preparando sua proposta',
  'Uma parte da página não carregou',
  'Continue normalmente, mas não feche nem recarregue esta página antes de enviar.',
  'Data de nascimento',
  'Continuar',
  'Ajuda',
  'CPF',
  'CEP 01310-100',
  'Passo 1 de 5',
  'Passo 12 de 24',
  'R$ 1.234,56',
  '48x de R$ 312,90',
  '12/10/2026',
  '123.456.789-09',
  '(11) 98765-4321',
];

const WEIGHTS = ['400', '600', '700'];

/** The width of a text in a font of 16 px, measured larger, because hinting rounds the widths of small characters. */
function widthOf(text: string, style: Partial<CSSStyleDeclaration>): number {
  const span = document.createElement('span');
  Object.assign(span.style, { fontSize: '160px', whiteSpace: 'nowrap', position: 'absolute' }, style);
  span.textContent = text;
  document.body.append(span);
  const { width } = span.getBoundingClientRect();
  span.remove();
  return width / 10;
}

/** The fallback font with files in place of the device's fonts, so that the fonts of the machine do not matter. */
async function loadFamily(family: string, regular: string, bold: string): Promise<string> {
  const name = `Test ${family}`;
  const style = document.createElement('style');
  style.textContent = createDeviceFaces(family, regular, bold).replaceAll(`"${family}"`, `"${name}"`);
  document.head.append(style);
  onTestFinished(() => style.remove());
  for (const weight of WEIGHTS) {
    await document.fonts.load(`${weight} 1rem "${name}"`, 'Aa 1,');
    await document.fonts.load(`${weight} 1rem Montserrat`);
  }
  return `"${name}"`;
}

/** Arimo has the widths of Arial. */
const FONTS = {
  'Montserrat Fallback': [arimo, arimoBold],
  'Montserrat Fallback Roboto': [roboto, robotoBold],
  'Montserrat Fallback DejaVu': [dejaVu, dejaVuBold],
} as const;

for (const [family, files] of Object.entries(FONTS))
  for (const weight of WEIGHTS)
    test(`[14.4] with weight ${weight}, texts in "${family}" have the width that they have in Montserrat`, async () => {
      const fontFamily = await loadFamily(family, ...files);
      const montserrat = { fontFamily: 'Montserrat', fontWeight: weight };
      for (const text of TEXTS) {
        const width = widthOf(text, { fontFamily, fontWeight: weight });
        const narrowest = widthOf(text, montserrat);
        // Wider only if the text has digits: theirs is the one width that the fallback font cannot have for both kinds.
        const widest = widthOf(text, { ...montserrat, fontVariantNumeric: 'tabular-nums' });
        const tolerance = Math.max(2, narrowest * 0.02);
        expect(width, text).toBeGreaterThan(narrowest - tolerance);
        expect(width, text).toBeLessThan(widest + tolerance);
      }
    });

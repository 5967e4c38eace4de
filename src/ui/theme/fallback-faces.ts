type FontWeight = '400' | '600' | '700';

/** Descriptors of a rule `@font-face`, without its family. */
interface FontFace {
  src: string;
  fontWeight: FontWeight;
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
  unicodeRange?: string;
}

/** Ascent and descent of Montserrat, as shares of the font size. */
const ASCENT = 0.968;
const DESCENT = 0.251;

const ARIAL = ['Arial', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const ROBOTO = ['Roboto', 'Roboto-Regular'];
/** Android since version 12 has one variable file, whose only name is that of the regular weight. */
const ROBOTO_BOLD = ['Roboto Bold', 'Roboto-Bold', ...ROBOTO];

/** The font of many Linux systems that have neither Arial nor Liberation. */
const DEJAVU = ['DejaVu Sans'];
const DEJAVU_BOLD = ['DejaVu Sans Bold'];

const CAPITALS = 'U+41-5A';
const DIGITS = 'U+30-39';
/** Without the signs of currency and per cent, which would look too small beside the digits. */
const BLANKS_AND_MARKS = 'U+20-23,U+26-2F,U+3A-40,U+A0';
const DIGITS_AND_MARKS = 'U+20-23,U+26-40,U+A0';

const toPercentage = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** The width of Montserrat's characters divided by that of the font's: for these characters, or for all others. */
type Scale = [factor: number, unicodeRange?: string];

/** The faces of one weight of a font of the device. */
const createFaces = (fontWeight: FontWeight, names: string[], scales: Scale[]): FontFace[] =>
  scales.map(([factor, unicodeRange]) => ({
    src: names.map(name => `local("${name}")`).join(','),
    fontWeight,
    sizeAdjust: toPercentage(factor),
    ascentOverride: toPercentage(ASCENT / factor),
    descentOverride: toPercentage(DESCENT / factor),
    lineGapOverride: '0%',
    ...(unicodeRange === undefined ? {} : { unicodeRange }),
  }));

/**
 * Fonts of the device with the dimensions of Montserrat, by family, so that nothing moves when the file of Montserrat
 * arrives (14.4). One factor for a whole font would be right only on average: a capital of Arial needs 10% less than a
 * small letter, and bold text needs other factors than regular text. A digit is between Montserrat's proportional
 * digits and its tabular ones: no factor is right for both.
 */
export const fallbackFaces: Record<string, FontFace[]> = {
  'Montserrat Fallback': [
    ...createFaces('400', ARIAL, [[1.15], [1.042, CAPITALS], [0.94, BLANKS_AND_MARKS]]),
    ...createFaces('600', ARIAL_BOLD, [
      [1.094],
      [1.046, CAPITALS],
      [1.145, DIGITS],
      [0.985, BLANKS_AND_MARKS],
    ]),
    ...createFaces('700', ARIAL_BOLD, [
      [1.112],
      [1.056, CAPITALS],
      [1.145, DIGITS],
      [1.01, BLANKS_AND_MARKS],
    ]),
  ],
  'Montserrat Fallback Roboto': [
    ...createFaces('400', ROBOTO, [[1.136], [1.04, BLANKS_AND_MARKS]]),
    ...createFaces('600', ROBOTO_BOLD, [[1.156], [1.08, BLANKS_AND_MARKS]]),
    ...createFaces('700', ROBOTO_BOLD, [[1.176], [1.12, BLANKS_AND_MARKS]]),
  ],
  'Montserrat Fallback DejaVu': [
    ...createFaces('400', DEJAVU, [[1.012], [1.081, CAPITALS], [0.893, DIGITS_AND_MARKS]]),
    ...createFaces('600', DEJAVU_BOLD, [[0.924], [0.83, DIGITS_AND_MARKS]]),
    ...createFaces('700', DEJAVU_BOLD, [[0.94], [0.85, DIGITS_AND_MARKS]]),
  ],
};

/** The families of the fallback font, as a part of a value of `font-family`. */
export const fallbackFamilies = Object.keys(fallbackFaces)
  .map(family => `"${family}"`)
  .join(', ');

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** The rules `@font-face` of the fallback font, as the text of a style sheet. */
export const createFallbackStyle = (): string =>
  Object.entries(fallbackFaces)
    .flatMap(([family, faces]) =>
      faces.map(face => {
        const descriptors = Object.entries(face).map(([name, value]) => `${toKebabCase(name)}:${value}`);
        return `@font-face{font-family:"${family}";${descriptors.join(';')}}`;
      }),
    )
    .join('');

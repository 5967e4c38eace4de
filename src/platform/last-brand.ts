import { isTheme, type Theme } from '#journey/theme.ts';
import type { WaveLook } from '#journey/wave-look.ts';
import { isRecord } from '#shared/record.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';

/** The colours of the lender in the last visit. They are public and contain nothing about a person. */
export interface ShownBrand {
  /** The theme for which the colours were checked: in the other theme their contrast is unknown. */
  theme: Theme;
  /** The theme that the lender prescribes; absent: the device decides. */
  lenderTheme?: Theme | undefined;
  /** Custom properties of the root element, such as `--brand-primary`: hex colours, or transparent. */
  colors: Readonly<Record<string, string>>;
  /** The wave header (2.53), with the phases of the journey or without; absent: the ordinary header. */
  wave?: WaveLook | undefined;
}

/**
 * Stores the brand between visits, so that the page opens in the lender's colours (14.1). It belongs to the hash id of
 * that visit: another link may be of another lender.
 */
export interface LastBrand {
  read(hashId: string): ShownBrand | undefined;
  write(hashId: string, brand: ShownBrand): void;
  clear(): void;
}

const PROPERTY = /^--brand-[a-z-]+$/;
const COLOR = /^(?:#[\da-f]{6}|transparent)$/i;
const isWaveLook = (value: unknown): value is WaveLook => value === 'plain' || value === 'phases';
const isColor = ([name, color]: [string, unknown]): boolean =>
  PROPERTY.test(name) && typeof color === 'string' && COLOR.test(color);

/** Stored instead of the whole hash id, which would open a finished proposal (11.4). */
const endOf = (hashId: string): string => hashId.slice(-6);

/**
 * Parses the stored brand of a hash id; `undefined` for any other text, because other pages of the site share the
 * storage (12.6).
 */
function parseBrand(text: string, hashId: string): ShownBrand | undefined {
  const stored: unknown = tryOrUndefined(() => JSON.parse(text));
  if (
    !isRecord(stored) ||
    stored.link !== endOf(hashId) ||
    !isTheme(stored.theme) ||
    !isRecord(stored.colors)
  )
    return undefined;
  const { theme, lenderTheme, colors, wave } = stored;
  if (!Object.entries(colors).every(isColor)) return undefined;
  return {
    theme,
    lenderTheme: isTheme(lenderTheme) ? lenderTheme : undefined,
    colors: colors as never, // `isColor` has checked that every value is a text
    wave: isWaveLook(wave) ? wave : undefined,
  };
}

/**
 * @param storage returns localStorage; reading it may throw.
 * @param scope the folder of the deployment; '' at the root.
 */
export function createLastBrand(storage: () => Storage, scope = ''): LastBrand {
  const entry = `proposta${scope}:brand`;
  return {
    read(hashId) {
      const text = tryOrUndefined(() => storage().getItem(entry));
      return text ? parseBrand(text, hashId) : undefined;
    },
    write(hashId, brand) {
      tryOrUndefined(() => storage().setItem(entry, JSON.stringify({ ...brand, link: endOf(hashId) })));
    },
    clear() {
      tryOrUndefined(() => storage().removeItem(entry));
    },
  };
}

import { createFallbackStyle } from '#ui/theme/fallback-faces.ts';

/** The faces of a family of the fallback font, with files in place of the device's regular and bold font. */
export const createDeviceFaces = (family: string, regularFile: string, boldFile: string): string =>
  (createFallbackStyle().match(/@font-face\{[^}]*\}/g) ?? [])
    .filter(face => face.includes(`"${family}"`))
    .map(face => {
      const file = face.includes('font-weight:400') ? regularFile : boldFile;
      return face.replace(/src:[^;}]+/, `src:url(${file})`);
    })
    .join('');

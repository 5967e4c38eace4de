import { expect, test } from 'vitest';
import { createLastBrand } from '#platform/last-brand.ts';
import { type BrandWindow, showLastBrand } from './show-last-brand.ts';

const OWN_HASH = '6650c1f2a4b3d90012e7f001';

/** Opens the page with a link after a visit with `OWN_HASH`, whose lender prescribes the dark theme. */
function openPage(hashId: string) {
  const entries = new Map<string, string>();
  // The members of a storage that the script uses.
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  } as Storage;
  createLastBrand(() => storage).write(OWN_HASH, {
    theme: 'dark',
    lenderTheme: 'dark',
    colors: { '--brand-primary': '#d50000' },
    wave: 'phases',
  });
  const colors: Record<string, string> = {};
  const dataset: DOMStringMap = {};
  const window: BrandWindow = {
    localStorage: storage,
    sessionStorage: storage,
    document: {
      documentElement: {
        dataset,
        style: {
          setProperty(name, value) {
            colors[name] = value;
          },
        },
      },
    },
    matchMedia: () => ({ matches: false }),
  };
  showLastBrand(window, '', hashId);
  return { ...dataset, colors };
}

test("[14.1] a link opens in its lender's last colours, theme and header", () => {
  expect(openPage(OWN_HASH)).toEqual({
    theme: 'dark',
    shellWave: 'phases',
    colors: { '--brand-primary': '#d50000' },
  });
});

test.each(['outro_banco', ''])(
  "[14.1] [3.14] the link '%s' shows nothing of another link's lender",
  hashId => {
    expect(openPage(hashId)).toEqual({ theme: 'light', colors: {} });
  },
);

/**
 * The brand's custom properties until the configuration arrives: the defaults of 9.37, and colours derived from them
 * with these contrasts: on-primary on primary and active-text on surface at least 4.5:1, ring 3:1. The app overrides
 * them on the root element.
 */
export const brandDefaults = {
  light: {
    '--brand-primary': '#1BAFD8',
    '--brand-secondary': '#F6931C',
    '--brand-on-primary': '#000000',
    '--brand-primary-soft': '#E4F5FA',
    '--brand-primary-strong': '#197692',
    '--brand-edge': 'transparent',
    '--brand-active': '#197692',
    '--brand-active-text': '#197692',
    '--brand-ring': '#16202A',
    '--brand-ornament': '#1BAFD8',
    '--brand-wave': '#1BAFD8',
    '--brand-on-wave': '#000000',
    '--brand-wave-edge': 'transparent',
  },
  dark: {
    '--brand-primary': '#1BAFD8',
    '--brand-secondary': '#F6931C',
    '--brand-on-primary': '#000000',
    '--brand-primary-soft': '#17303E',
    '--brand-primary-strong': '#1BAFD8',
    '--brand-edge': 'transparent',
    '--brand-active': '#1BAFD8',
    '--brand-active-text': '#1BAFD8',
    '--brand-ring': '#1BAFD8',
    '--brand-ornament': '#1BAFD8',
    '--brand-wave': '#1BAFD8',
    '--brand-on-wave': '#000000',
    '--brand-wave-edge': 'transparent',
  },
} as const;

import type { Theme } from './theme.ts';

/** Colours of the style sheet with which code computes others. A test compares them with the semantic tokens. */
export const THEME_COLORS: Readonly<
  Record<Theme, Readonly<Record<'canvas' | 'surface' | 'raised' | 'ink' | 'error', string>>>
> = {
  light: { canvas: '#F5F7FA', surface: '#FFFFFF', raised: '#FFFFFF', ink: '#16202A', error: '#B3261E' },
  dark: { canvas: '#0F151B', surface: '#161F29', raised: '#1E2935', ink: '#F2F5F8', error: '#FF9A91' },
};

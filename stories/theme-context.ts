import { createContext } from 'react';
import type { Theme } from '#journey/theme.ts';

/** The theme of Ladle's toolbar. */
export const ThemeContext = createContext<Theme>('light');

import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconMoon, IconSun } from '#ui/icons.ts';

/** A button that switches between the light and the dark theme (1.6). */
export function ThemeSwitch(): ReactNode {
  const flows = useFlows();
  const { theme } = useAppState();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      className={button}
      aria-label={isDark ? 'Usar tema claro' : 'Usar tema escuro'}
      onClick={flows.switchTheme}
    >
      <Icon drawing={isDark ? IconSun : IconMoon} size="header" />
    </button>
  );
}

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: { base: '10', md: 'touch' },
  height: 'touch',
  borderRadius: 'control',
  color: 'muted',
  _hover: { color: 'ink' },
  '[data-wave] &': { color: 'brand.onWave' },
});

import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { IconMoon, IconSun } from '#ui/icons.ts';
import { HeaderAction } from './header-action.tsx';

/** A button that switches between the light and the dark theme (1.6). */
export function ThemeSwitch(): ReactNode {
  const flows = useFlows();
  const { theme } = useAppState();
  const isDark = theme === 'dark';
  return (
    <HeaderAction
      isIconOnly
      icon={isDark ? IconSun : IconMoon}
      label={isDark ? 'Usar tema claro' : 'Usar tema escuro'}
      onPress={flows.switchTheme}
    />
  );
}

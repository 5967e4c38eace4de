import { useAppState } from '#hooks/use-app-state.ts';
import { BANK_COLORS, brandTokensOf } from '#journey/brand-tokens.ts';
import type { DialogTheme } from '#ui/dialog.tsx';

/** Default colours of dialogs (9.37), used if the service sends no valid ones (assumption 9.37). */
const DEFAULT_DIALOG_COLORS = { primary: '#56ED9B', secondary: '#F60078' } as const;

/**
 * The colours of dialogs: each from the lender if it is valid, otherwise the default. Until the configuration arrives,
 * a dialog has the app's colours, like the page.
 */
export function useDialogTheme(): DialogTheme | undefined {
  const { config, rules, theme } = useAppState();
  if (!config) return undefined;
  const tokens = brandTokensOf(
    config.display.colors,
    theme,
    rules.usesBankTheme ? BANK_COLORS : DEFAULT_DIALOG_COLORS,
  );
  return {
    name: theme,
    brand: {
      '--brand-primary': tokens.primary,
      '--brand-secondary': tokens.secondary,
      '--brand-on-primary': tokens.onPrimary,
      '--brand-edge': tokens.edge,
      '--brand-primary-soft': tokens.primarySoft,
      '--brand-primary-strong': tokens.primaryStrong,
      '--brand-active-text': tokens.activeText,
      '--brand-ring': tokens.focusRing,
    },
  };
}

import { useAppState } from '#hooks/use-app-state.ts';
import { BANK_COLORS, brandTokens } from '#journey/brand-tokens.ts';
import type { DialogTheme } from '#ui/dialog.tsx';

/** The dialog layer's own colours (9.37): where the service gives none that can be read (assumption 9.37). */
const LAYER_COLORS = { primary: '#56ED9B', secondary: '#F60078' } as const;

/** The colours of dialogs: the lender's, colour by colour, else those of the layer. */
export function useDialogTheme(): DialogTheme {
  const { config, rules, theme } = useAppState();
  const given = config?.display.colors ?? { primary: '', secondary: '' };
  const tokens = brandTokens(given, theme, rules.bankTheme ? BANK_COLORS : LAYER_COLORS);
  return {
    '--dialog-primary': tokens.primary,
    '--dialog-secondary': tokens.secondary,
    '--dialog-on-primary': tokens.onPrimary,
    '--dialog-primary-soft': tokens.primarySoft,
    '--dialog-primary-strong': tokens.primaryStrong,
    '--dialog-ring': tokens.ring,
  };
}

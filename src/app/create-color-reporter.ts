import { parseColor } from '#journey/color.ts';
import type { BrandColors } from '#journey/model/configuration.ts';
import type { Platform } from '#platform/platform.ts';
import type { AppState } from '#state/app-state.ts';

/** The members with a text that is no readable colour (3.14): a default takes the place of each. */
function unreadableColorsOf(colors: BrandColors): string[] {
  const { theme: _, fontFamily: __, ...texts } = colors;
  return Object.entries(texts).flatMap(([name, text]) => (text === '' || parseColor(text) ? [] : [name]));
}

/**
 * Reports the lender's colours that cannot be read, so that their author learns why the page has the default ones: one
 * console line for each configuration, and one count of the operator's report (16.9). To be called after each change.
 */
export function createColorReporter({
  state,
  platform: { log, failures },
}: {
  state: AppState;
  platform: Pick<Platform, 'log' | 'failures'>;
}): () => void {
  let reportedNames = '';
  return () => {
    if (!state.config) return;
    const names = unreadableColorsOf(state.config.display.colors).join(', ');
    if (names === reportedNames) return;
    reportedNames = names;
    if (names === '') return;
    log.report(`[proposta] getSystem: unreadable colour: ${names}`);
    failures.count('getSystem', 'unreadable value');
  };
}

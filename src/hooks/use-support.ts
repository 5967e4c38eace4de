import { type Support, supportOf } from '#journey/support.ts';
import { useApp } from './app-context.ts';
import { useAppState } from './use-app-state.ts';

/** The support contact of the configuration or the deployment (3.12, 3.16); `undefined` if there is none. */
export function useSupport(): Support | undefined {
  const { supportUrl = '' } = useApp();
  const { config } = useAppState();
  return config && supportOf(config.display, supportUrl);
}

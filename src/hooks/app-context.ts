import { createContext, useContext } from 'react';
import type { Flows } from '#flows/create-flows.ts';
import type { AppState } from '#state/app-state.ts';

/** The context of every component: the state to read, the flows to call. */
export interface AppContextValue {
  state: AppState;
  flows: Flows;
  /** The address of the help if the configuration has none (assumption 9.39). */
  supportUrl?: string;
  /** The address of a service with interpreters of Libras (assumption 13.1). */
  librasUrl?: string;
  /** Partners' scripts run in the page, where they can read it (12.7). */
  runsPixelsInPage?: boolean;
}

export const AppContext = createContext<AppContextValue | undefined>(undefined);

/** @throws if a component calls it outside the provider. */
export function useApp(): AppContextValue {
  const app = useContext(AppContext);
  if (!app)
    throw new Error('This component is rendered outside AppContext. Render it inside <AppContext.Provider>.');
  return app;
}

export const useFlows = (): Flows => useApp().flows;

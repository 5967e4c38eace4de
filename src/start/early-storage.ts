import { createClock } from '#platform/clock.ts';
import { createPageStorage } from '#platform/create-page-storage.ts';
import { deviceScope } from './device-scope.ts';

/**
 * The secure storage of the page, in a small file that arrives before the app: on a slow device opening takes as long
 * as loading the app, and only what is typed afterwards survives a sudden end (11.3). The script in index.html does not
 * contain it, because the page would then not fit into the first packets of a connection (14.1).
 */
export const earlyStorage = createPageStorage(window, createClock(), deviceScope);

// The mock service first removes what its previous visitors have stored.
if (import.meta.env.PROD && !__MOCKS__) void earlyStorage.ready();

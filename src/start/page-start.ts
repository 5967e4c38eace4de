/** The script inside index.html: it runs before any file of the app has arrived, so it stays small. */
import { beginVisit } from './begin-visit.ts';
import { reportMissingApp } from './report-missing-app.ts';

reportMissingApp(window);
window.__visit = beginVisit(window, {
  isProduction: import.meta.env.PROD && !__MOCKS__,
  env: import.meta.env,
});

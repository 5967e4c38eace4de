/** A file of the production build. */
export interface FileGroup {
  /** Name of the file. */
  name: string;
  /**
   * Paths of its modules, relative to the repository and without extension; a folder ends with a slash. Modules that
   * they import belong to the file, too, unless an earlier group contains them.
   */
  modules: readonly string[];
}

/**
 * The files of the production build by moment of the journey (14.1), most urgent first. A module that two rare files
 * share belongs to `journey`, so that neither file needs the other.
 */
export const fileGroups: readonly FileGroup[] = [
  {
    // It opens the storage while `start` is loading.
    name: 'storage',
    modules: ['src/start/early-storage'],
  },
  {
    // Changes less often than the app, so it stays in the browser's cache after most deployments.
    name: 'vendor',
    modules: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'src/app/create-react-root',
    ],
  },
  {
    // Everything up to the first usable form, and everything that protects typed values or reports failures (11.3,
    // 8.2).
    name: 'start',
    modules: ['src/main', 'src/ui/drawer'],
  },
  {
    // Terms and texts with markup. The terms may open by themselves over the first form (2.41).
    name: 'terms',
    modules: ['src/frame/overlays/terms-drawer', 'src/ui/safe-html'],
  },
  {
    // From the first press on: sending, waiting, dialogs, and the views of most steps.
    name: 'journey',
    modules: [
      'src/api/operations/multi-proposal',
      'src/api/operations/new-hash',
      'src/api/operations/residency-value',
      'src/api/operations/show-step',
      'src/api/operations/step-actions',
      'src/api/operations/step-write',
      'src/api/operations/token-validation',
      'src/api/operations/vehicles',
      'src/flows/actions/',
      'src/flows/fetch-step',
      'src/flows/follow-redirect',
      'src/flows/leave-for-offers',
      'src/flows/load-stored-lists',
      'src/flows/repeat-question',
      'src/flows/restart',
      'src/flows/say-why-failed',
      'src/flows/send-another',
      'src/flows/submit-step',
      'src/flows/token-confirmation',
      'src/flows/wait',
      'src/frame/faq-drawer',
      'src/frame/help-drawer',
      'src/frame/overlays/multi-proposal-drawer',
      'src/frame/overlays/steps-drawer',
      'src/frame/panel-credit',
      'src/hooks/use-kept-focus',
      'src/journey/contracts-to-sign',
      'src/screens/final-page/',
      'src/screens/side-page-layout',
      'src/screens/status-badge',
      'src/screens/token-validation/',
      'src/step-views/benefit-view',
      'src/step-views/code-view',
      'src/step-views/consent-view',
      'src/step-views/form/reuse-document',
      'src/step-views/paid-text-of',
      'src/step-views/review-view',
      'src/step-views/step-status-screen',
      'src/step-views/token-view',
      'src/ui/error-block',
    ],
  },
  {
    name: 'photos',
    modules: ['src/api/operations/upload-step', 'src/controls/camera/', 'src/controls/image'],
  },
  {
    name: 'simulation',
    modules: [
      'src/api/operations/companies',
      'src/api/operations/simulations/',
      'src/flows/company-lookup',
      'src/flows/simulation',
      'src/frame/overlays/consult-company-drawer',
      'src/step-views/simulation/',
    ],
  },
  {
    name: 'signing',
    modules: ['src/screens/signature/', 'src/step-views/contracts-view', 'src/step-views/link-view'],
  },
  {
    name: 'side-pages',
    modules: [
      'src/api/operations/proposal-details',
      'src/flows/proposal-details',
      'src/screens/accessibility/accessibility-screen',
      'src/screens/credit-final-page/',
      'src/screens/follow-up/',
      'src/screens/proposal-status/',
      'src/screens/tutorials/',
    ],
  },
  { name: 'integrations', modules: ['src/app/start-integrations'] },
  {
    // The script of index.html once more, for pages whose policy blocks it, and what is wrong with a configuration.
    name: 'page-start',
    modules: ['src/app/describe-deployment-problem', 'src/start/begin-visit'],
  },
];

/** The groups that the page loads before the first form. */
export const groupsOfFirstForm: readonly string[] = ['storage', 'vendor', 'start'];

const contains = ({ modules }: FileGroup, path: string): boolean =>
  modules.some(module =>
    module.endsWith('/') ? path.startsWith(module) : path.replace(/\.tsx?$/, '') === module,
  );

/**
 * The groups as an option of the bundler.
 * @param root the repository, with a slash at the end.
 */
export const codeSplittingGroups = (root: string) =>
  fileGroups.map((group, index) => ({
    name: group.name,
    priority: fileGroups.length - index,
    test: (id: string) => id.startsWith(root) && contains(group, id.slice(root.length).split('?')[0] ?? ''),
  }));

/**
 * The import law as data: a layer may import itself and what its line names, and only the packages it lists.
 * tests/architecture enforces it. Lowest layer first.
 */
export interface Layer {
  /** Folder relative to the root of the repository. */
  folder: string;
  /** Names of the layers it may import beside itself. */
  mayImport: readonly string[];
  /** Names of npm packages (a subpath counts as its package). '*' allows any. */
  packages: readonly string[];
}

const react = ['react', 'react-dom'] as const;
/** Layers without a browser. A layer that lists them may import them all, although it may not need each. */
export const core = ['shared', 'brazil', 'journey'] as const;
const drawing = [...core, 'hooks', 'ui'] as const;

export const layers = {
  openapi: { folder: 'openapi', mayImport: [], packages: [] },
  shared: { folder: 'src/shared', mayImport: [], packages: ['dompurify'] },
  brazil: {
    folder: 'src/brazil',
    mayImport: ['shared'],
    packages: ['dayjs', '@brazilian-utils/brazilian-utils'],
  },
  journey: { folder: 'src/journey', mayImport: ['shared', 'brazil'], packages: ['@maskito/core'] },
  api: { folder: 'src/api', mayImport: ['shared', 'journey', 'openapi'], packages: ['openapi-fetch'] },
  platform: {
    folder: 'src/platform',
    mayImport: ['shared', 'journey'],
    packages: ['idb'],
  },
  state: { folder: 'src/state', mayImport: ['shared', 'journey'], packages: ['valtio'] },
  flows: {
    folder: 'src/flows',
    mayImport: ['shared', 'journey', 'api', 'platform', 'state'],
    packages: [],
  },
  hooks: {
    folder: 'src/hooks',
    mayImport: ['shared', 'journey', 'state', 'flows'],
    packages: ['react', 'valtio'],
  },
  ui: {
    folder: 'src/ui',
    mayImport: ['shared'],
    packages: [...react, '@ark-ui/react', '@tabler/icons-react'],
  },
  controls: {
    folder: 'src/controls',
    mayImport: drawing,
    packages: ['react', '@maskito/core'],
  },
  'step-views': { folder: 'src/step-views', mayImport: [...drawing, 'controls'], packages: ['react'] },
  frame: { folder: 'src/frame', mayImport: [...drawing, 'step-views'], packages: ['react'] },
  screens: {
    folder: 'src/screens',
    mayImport: [...drawing, 'controls', 'step-views', 'frame'],
    packages: ['react'],
  },
  app: {
    folder: 'src/app',
    mayImport: [
      ...drawing,
      'api',
      'platform',
      'state',
      'flows',
      'controls',
      'step-views',
      'frame',
      'screens',
    ],
    packages: [...react, 'wouter', 'react-error-boundary', 'valtio'],
  },
  start: {
    folder: 'src/start',
    mayImport: ['shared', 'journey', 'api', 'platform', 'state', 'flows', 'app'],
    packages: [],
  },
  scenarios: {
    folder: 'scenarios',
    mayImport: ['openapi'],
    packages: ['@brazilian-utils/brazilian-utils', 'minisearch'],
  },
  mocks: {
    folder: 'mocks',
    mayImport: ['openapi', 'scenarios'],
    packages: [
      'msw',
      '@mswjs/interceptors',
      '@playwright/test',
      ...react,
      '@testing-library/dom',
      '@testing-library/user-event',
    ],
  },
  stories: { folder: 'stories', mayImport: ['*'], packages: ['*'] },
  // A service, its journeys and a robot that judge the app: they know the contract only, so they share no mistake with
  // the app and the mocks.
  foreign: {
    folder: 'tests/foreign',
    mayImport: ['openapi'],
    packages: ['ajv', 'yaml', 'pngjs', '@playwright/test'],
  },
  tests: { folder: 'tests', mayImport: ['*'], packages: ['*'] },
  // Tests in a browser play what it has recorded, so it runs in a page as well as in Node.
  record: {
    folder: 'tools/record',
    mayImport: ['shared', 'brazil', 'journey', 'scenarios', 'mocks'],
    packages: ['@faker-js/faker'],
  },
  tools: { folder: 'tools', mayImport: ['*'], packages: ['*'] },
} as const satisfies Record<string, Layer>;

export type LayerName = keyof typeof layers;

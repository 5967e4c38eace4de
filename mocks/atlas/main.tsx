import { createRoot } from 'react-dom/client';
import { AtlasPage } from './atlas-page.tsx';
import type { CoverageReport, Images } from './maps.ts';
import '../workbench/base.css';
import './atlas.css';

/** Has the build found pictures? Told by tools/vite-workbench.ts. */
declare const __ATLAS_IMAGES__: boolean;

const container = document.getElementById('atlas');
if (!container) throw new Error('mocks/atlas/index.html has no element with the id "atlas".');
const base = import.meta.env.BASE_URL;

/** Files beside this page. The pictures are optional: nobody has to have taken them. */
const read = async (name: string): Promise<unknown> => {
  const response = await fetch(`${base}atlas/${name}`, { headers: { accept: 'application/json' } });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return response.ok && isJson ? response.json() : undefined;
};

const root = createRoot(container);
root.render(<AtlasPage report="loading" images={{}} base={base} />);
const [report, images] = await Promise.all([
  read('maps.json') as Promise<CoverageReport | undefined>, // written by tools/coverage.ts, whose type it is
  __ATLAS_IMAGES__ ? (read('images/images.json') as Promise<Images | undefined>) : undefined, // by tools/atlas.ts
]);
root.render(<AtlasPage report={report ?? 'missing'} images={images ?? {}} base={base} />);
// The part that the address names was not there when the browser looked for it.
requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());

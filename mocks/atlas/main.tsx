import { createRoot } from 'react-dom/client';
import { AtlasPage } from './atlas-page.tsx';
import type { CoverageReport, Images } from './maps.ts';
import '../workbench/base.css';
import './atlas.css';

/** Whether the build found pictures. `tools/workbench-plugin.ts` defines it. */
declare const __ATLAS_IMAGES__: boolean;

const container = document.getElementById('atlas');
if (!container) throw new Error('mocks/atlas/index.html has no element with the id "atlas".');
const base = import.meta.env.BASE_URL;

/** Reads a file from the folder of this page; `undefined` if it does not exist. */
const readJson = async (name: string): Promise<unknown> => {
  const response = await fetch(`${base}atlas/${name}`, { headers: { accept: 'application/json' } });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return response.ok && isJson ? response.json() : undefined;
};

const root = createRoot(container);
root.render(<AtlasPage report="loading" images={{}} base={base} />);
const [report, images] = await Promise.all([
  readJson('maps.json') as Promise<CoverageReport | undefined>, // the output of tools/coverage.ts has this type
  __ATLAS_IMAGES__ ? (readJson('images/images.json') as Promise<Images | undefined>) : undefined, // written by tools/atlas.ts
]);
root.render(<AtlasPage report={report ?? 'missing'} images={images ?? {}} base={base} />);
// The browser looked for the element of the address before it was rendered.
requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());

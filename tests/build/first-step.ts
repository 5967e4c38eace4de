import { gzipSync } from 'node:zlib';
import type { BuiltFile, Manifest } from './build-output.ts';

/**
 * What is loaded only after the first step stands on the screen, or not at all on the way to it. Whatever else is
 * loaded on demand counts as loaded: a new import() counts until this list says when it happens.
 */
export const LATER: Readonly<Record<string, string>> = {
  'src/frame/overlays/question-dialog.tsx': 'a question is asked',
  'src/frame/overlays/terms-drawer.tsx': 'a term is opened',
  'src/frame/overlays/toasts.tsx': 'a message is shown',
  'src/screens/landing/landing-screen.tsx': 'another screen',
  'src/screens/final-page/final-page-screen.tsx': 'another screen',
  'src/screens/token-validation/token-validation-screen.tsx': 'another screen',
  'src/controls/choice/choice-sheet.tsx': 'a list is opened on a phone',
  'src/controls/money-slider.tsx': 'a step with a slider',
  'src/controls/image.tsx': 'a step with photos or files',
  'src/controls/combobox.tsx': 'a step with suggestions',
};

/** The chunks that a visitor has loaded when the first form step is on the screen, by their key in the manifest. */
export function firstStepChunks(
  manifest: Manifest,
  later: Readonly<Record<string, string>> = LATER,
): string[] {
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry);
  const loaded = new Set<string>();
  const queue = [...entries];
  for (const key of queue) {
    const chunk = manifest[key];
    if (!chunk || loaded.has(key)) continue;
    loaded.add(key);
    queue.push(
      ...(chunk.imports ?? []),
      ...(chunk.dynamicImports ?? []).filter(target => !(target in later)),
    );
  }
  return [...loaded].filter(key => manifest[key]?.file.endsWith('.js'));
}

/** Bytes on the wire of files of the build, each packed with gzip -9. */
export function packedSizes(
  files: readonly BuiltFile[],
  paths: readonly string[],
): { path: string; bytes: number }[] {
  return paths
    .map(path => {
      const file = files.find(candidate => candidate.path === path);
      if (!file) throw new Error(`The manifest names ${path}, which is not in the build.`);
      return { path, bytes: gzipSync(file.bytes, { level: 9 }).length };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

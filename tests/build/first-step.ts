import { gzipSync } from 'node:zlib';
import type { BuiltFile, Manifest } from './build-output.ts';

/**
 * What is loaded only after the first step stands on the screen, or not at all on the way to it. Whatever else is
 * loaded on demand counts as loaded: a new import() counts until this list says when it happens.
 */
export const LATER: Readonly<Record<string, string>> = {
  'src/frame/header-actions.tsx': 'the first place stands',
  'src/frame/wave-header.tsx': 'a product with a wave header',
  'src/frame/faq-drawer.tsx': 'the questions are opened',
  'src/frame/overlays/question-dialog.tsx': 'a question is asked',
  'src/frame/overlays/terms-drawer.tsx': 'a term is opened',
  'src/frame/overlays/toasts.tsx': 'a message is shown',
  'src/screens/landing/landing-screen.tsx': 'another screen',
  'src/screens/final-page/final-page-screen.tsx': 'another screen',
  'src/screens/token-validation/token-validation-screen.tsx': 'another screen',
  'src/screens/proposal-status/proposal-status-screen.tsx': 'another screen',
  'src/screens/signature/signature-screen.tsx': 'another screen',
  'src/screens/follow-up/follow-up-screen.tsx': 'another screen',
  'src/screens/credit-final-page/credit-final-page-screen.tsx': 'another screen',
  'src/screens/tutorials/simplified-tutorial-screen.tsx': 'another screen',
  'src/screens/tutorials/steps-tutorial-screen.tsx': 'another screen',
  'src/flows/proposal-details.ts': 'another screen',
  'src/api/operations/proposal-details.ts': 'another screen',
  'src/controls/choice/choice-sheet.tsx': 'a list is opened on a phone',
  'src/controls/button.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/checkbox.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/checkbox-group.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/chips.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/combobox.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/image.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/money.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/money-slider.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/notice.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/percentage.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/radio.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/select.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/term.tsx': 'a step with such a field, or when the browser is idle',
  'src/controls/camera/camera-dialog.tsx': 'a photo is taken',
  'src/platform/image.ts': 'a file is attached',
  'src/api/upload.ts': 'a step with files is sent',
  'src/ui/icon-names.ts': 'a field names an icon',
  'src/ui/safe-html.tsx': 'an explanation or a message is HTML',
  'src/flows/open-field-link.ts': 'a link of a field is pressed',
  'src/step-views/status-view.tsx': 'a step that waits',
  'src/screens/home/completion-screen.tsx': 'the service completes the proposal',
  'src/screens/error-screen.tsx': 'something ends the step',
  'src/flows/submit-step.ts': 'the button is pressed, or when the browser is idle',
  'src/flows/take-over.ts': 'the first step stands',
  'src/api/operations/multi-proposal.ts': 'a proposal is created',
  'src/frame/overlays/multi-proposal-popup.tsx': 'the person has other proposals',
  'src/frame/overlays/read-error-dialog.tsx': 'a document could not be read',
  'src/flows/check-field.ts': 'a field is left, or when the browser is idle',
  'src/flows/wait.ts': 'a step that waits',
  'src/flows/leave-final-page.ts': 'the button of the final page is pressed',
  'src/step-views/form/reuse-document.tsx': 'a step whose documents may be used again',
  'src/flows/inactivity.ts': 'a form whose configuration asks who leaves it alone',
  'src/flows/confirm-token.ts': 'a code is asked for',
  'src/flows/restart.ts': 'the visitor starts again',
  'src/app/crash-screen.tsx': 'a mistake of ours',
  'src/flows/follow-redirect.ts': 'the service leads to another proposal',
  'src/app/surroundings.ts': 'the first place stands, or an app embeds the journey',
  'src/flows/consent.ts': 'partners are asked about',
  'src/frame/consent-line.tsx': 'partners are asked about',
  'src/app/storage-notice.ts': 'the browser keeps nothing',
  'src/flows/follow-address.ts': "the browser's own buttons are pressed, or when the browser is idle",
  'src/flows/return-to-step.ts': 'the visitor goes back, or when the browser is idle',
  'src/flows/fetch-step.ts': 'the service is at a step that the configuration lacks',
  'src/flows/redo-step.ts': 'the link asks for a step to be redone',
  'src/flows/offers.ts': 'the visitor leaves for the offers',
  'src/frame/step-buttons.tsx': 'the first place stands',
  'src/frame/manual-banner.tsx': 'a proposal was started by a typist',
  'src/frame/navigator.tsx': 'a bank with a navigator',
  'src/frame/step-sidebar.tsx': 'a product with a sidebar',
  'src/frame/overlays/passos-drawer.tsx': 'the navigator is opened',
  'src/flows/send-another.ts': 'another document or account is to be given',
  'src/flows/lookups.ts': 'a postal code, a plate or a vehicle is complete, or when the browser is idle',
  'src/flows/update-field.ts': 'a value that decides about others is given',
  'src/flows/company-lookup.ts': 'a company is looked for by its name',
  'src/frame/overlays/consult-company-drawer.tsx': 'a company is looked for by its name',
  'src/api/operations/companies.ts': 'a company is looked for by its name',
  'src/api/operations/vehicles.ts': 'a step about a vehicle',
  'src/api/operations/residency-value.ts': 'a step about a property',
  'src/flows/simulation.ts': 'a step that simulates, or when the browser is idle',
  'src/api/operations/simulations/simulate.ts': 'a step that simulates',
  'src/api/operations/simulations/choices.ts': 'a step that simulates',
  'src/api/operations/simulations/vehicle-financing.ts': 'a vehicle is financed',
  'src/api/operations/simulations/real-estate.ts': 'a property is financed',
  'src/api/operations/step-actions.ts': 'a button of a status screen is pressed',
  'src/flows/actions/index.ts': 'a button of a status screen is pressed',
  'src/step-views/token-view.tsx': 'a step that asks for a code',
  'src/step-views/link-view.tsx': 'a step that is done elsewhere',
  'src/step-views/code-view.tsx': 'a step that asks for a code',
  'src/step-views/benefit-view.tsx': 'a step that consults benefits',
  'src/step-views/contracts-view.tsx': 'a step with contracts to choose',
  'src/step-views/consent-view.tsx': 'a step that asks for consent',
  'src/step-views/simulation/simulation-view.tsx': 'a step that simulates',
  'src/step-views/simulation/credit-view.tsx': 'a step that waits for a credit check',
  'src/step-views/simulation/financing-drawer.tsx': 'an option of a vehicle financing is chosen',
  'src/step-views/review-view.tsx': 'a step that is only read',
  'src/flows/report-failure.ts': 'something goes wrong, or when the browser is idle',
  'src/flows/refused-question.ts': 'a list is refused, or when the browser is idle',
  'src/api/decode/failure.ts': 'the service refuses something, or when the browser is idle',
  'src/api/operations/write-step.ts': 'the button is pressed, or when the browser is idle',
  'src/api/operations/upload-step.ts': 'a step with files is sent',
  'src/api/operations/token-validation.ts': 'a code is asked for',
  'src/api/operations/new-hash.ts': 'the visitor starts again',
  'src/platform/fingerprint-signals.ts': 'no cookie remembers it and the browser is idle',
  'src/platform/live-camera.ts': 'a photo is taken',
  'src/platform/vault.ts': 'something is written or was kept, or when the browser is idle',
  'src/ui/qr-code.tsx': 'a step that is done on a phone',
};

/** The files that the page itself names: they are loaded before anything is drawn. */
export function startedBy(page: string): string[] {
  return [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="[^"]*?(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
}

/** `src/flows/wait.ts` is `wait`, the name that its chunk has. */
const chunkName = (source: string): string => /([^/]+)\.tsx?$/.exec(source)?.[1] ?? '';

/**
 * The key of a late module among those that are loaded on demand. One that other late parts need as well has a chunk of
 * its own, which the manifest knows by name only.
 */
export function keyOf(manifest: Manifest, onDemand: readonly string[], source: string): string | undefined {
  if (source in manifest) return onDemand.find(key => key === source);
  return onDemand.find(key => key.startsWith('_') && manifest[key]?.name === chunkName(source));
}

/** The chunks that a visitor has loaded when the first form step is on the screen, by their key in the manifest. */
export function firstStepChunks(
  manifest: Manifest,
  started: readonly string[],
  later: Readonly<Record<string, string>> = LATER,
): string[] {
  const onDemand = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports ?? []);
  const late = new Set(Object.keys(later).map(source => keyOf(manifest, onDemand, source)));
  const loaded = new Set<string>();
  const queue = Object.keys(manifest).filter(key => started.includes(manifest[key]?.file ?? ''));
  for (const key of queue) {
    const chunk = manifest[key];
    if (!chunk || loaded.has(key)) continue;
    loaded.add(key);
    queue.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(target => !late.has(target)));
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

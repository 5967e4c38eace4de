/** A kind of screen, and the way to an example of it. */
export interface MeasuredScreen {
  name: string;
  scenario: string;
  /** The number of actions of the walk that lead to it. */
  actions: number;
  /** Opened in place of the walk's own path. */
  path?: string;
  /** Pressed at the end. */
  press?: { role: 'button' | 'combobox'; name: string };
}

/** The twelve kinds of screens of docs/comparison.md. */
export const measuredScreens: readonly MeasuredScreen[] = [
  { name: 'landing page', scenario: 'happy-path', actions: 1, path: '/inicio' },
  { name: 'form', scenario: 'happy-path', actions: 2 },
  {
    name: 'form with errors',
    scenario: 'happy-path',
    actions: 2,
    press: { role: 'button', name: 'Continuar' },
  },
  {
    name: 'list of options',
    scenario: 'inconsistent-documents',
    actions: 5,
    press: { role: 'combobox', name: 'Banco' },
  },
  { name: 'photo of a document', scenario: 'document-sent', actions: 3 },
  { name: 'simulation', scenario: 'simulacao-com-selecao', actions: 6 },
  { name: 'waiting', scenario: 'unknown-step-type', actions: 2 },
  { name: 'code by SMS', scenario: 'token-da-proposta', actions: 3 },
  { name: 'error page', scenario: 'unknown-hash', actions: 2 },
  { name: 'no offer', scenario: 'no-offer', actions: 999 },
  { name: 'final page', scenario: 'credito-contratado', actions: 1, path: '/' },
  { name: 'status of the proposal', scenario: 'credito-contratado', actions: 1, path: '/proposal-status' },
];

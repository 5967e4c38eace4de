/** A kind of screen, and how to reach an example of it. */
export interface MeasuredScreen {
  name: string;
  scenario: string;
  /** How many actions of the walk lead to the screen; all by default. */
  actionCount?: number;
  /** Replaces the path that the walk opens. */
  path?: string;
  /** A control to press after these actions. */
  lastPress?: { role: 'button' | 'combobox'; name: string };
}

/** The twelve kinds of screens of docs/comparison.md. */
export const measuredScreens: readonly MeasuredScreen[] = [
  { name: 'landing page', scenario: 'happy-path', actionCount: 1, path: '/inicio' },
  { name: 'form', scenario: 'happy-path', actionCount: 2 },
  {
    name: 'form with errors',
    scenario: 'happy-path',
    actionCount: 2,
    lastPress: { role: 'button', name: 'Continuar' },
  },
  {
    name: 'list of options',
    scenario: 'inconsistent-documents',
    actionCount: 5,
    lastPress: { role: 'combobox', name: 'Banco' },
  },
  { name: 'photo of a document', scenario: 'document-sent', actionCount: 3 },
  { name: 'simulation', scenario: 'simulacao-com-selecao', actionCount: 6 },
  { name: 'waiting', scenario: 'unknown-step-type', actionCount: 2 },
  { name: 'code by SMS', scenario: 'token-da-proposta', actionCount: 3 },
  { name: 'error page', scenario: 'unknown-hash', actionCount: 2 },
  { name: 'no offer', scenario: 'no-offer' },
  { name: 'final page', scenario: 'credito-contratado', actionCount: 1, path: '/' },
  {
    name: 'status of the proposal',
    scenario: 'credito-contratado',
    actionCount: 1,
    path: '/proposal-status',
  },
];

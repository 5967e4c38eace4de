/**
 * The operations that send a step: the first step of a journey creates the proposal (4.15). A pause that the service
 * wants for one of them holds the button back (Retry-After, 4.28).
 */
export const SUBMIT_OPERATIONS = ['createProposal', 'updateStep'] as const;

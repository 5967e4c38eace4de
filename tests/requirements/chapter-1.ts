import type { Requirement } from './requirement.ts';

/** The product and its users. */
// biome-ignore format: one requirement, one line
export const chapter1: readonly Requirement[] = [
  { number: '1.1', text: 'Serves Brazilian consumers who take out credit; a typist may start a proposal for a customer; every text on screen is in Portuguese.' },
  { number: '1.2', text: 'A hash id names a product configuration and opens the proposal; steps are filled in order, and an existing proposal is resumed.' },
  { number: '1.3', text: 'Checks after the form (analysis, score, identity, liveness, legal, contract, company, averbação, payment) run on the server; the app only waits.' },
  { number: '1.4', text: 'All product families known by name (payroll, FGTS, personal, card, energy bill, boleto, vehicle, home equity, insurance, consortium and so on) are served.' },
  { number: '1.5', text: 'What differs by lender, partner, bank or product is keyed by their identifiers.' },
  { number: '1.6', text: 'The app runs inside a mobile web view or a parent frame, and has a light and a dark theme.' },
  { number: '1.7', text: 'A follow-up chat, a proposal status view and sentiment analysis are only hinted at.' },
  { number: '1.8', text: 'The energy-credit product carries a header with logo and a drawer of frequent questions.' },
];

import type { Step } from '../model/step.ts';

/** A form step for tests with these members and otherwise empty ones. */
export const stepWith = (overrides: Partial<Step> & { slug: string }): Step => ({
  id: `#${overrides.slug}`,
  name: '',
  description: '',
  order: 0,
  image: '',
  status: 'init',
  type: stepTypeWith('form'),
  fields: [],
  tokenMethods: [],
  canRestartHere: false,
  cannotReturnFromHere: false,
  requiresReview: false,
  metaProductBankId: '',
  link: '',
  ...overrides,
});

/** A step type for tests by its name on the wire. */
export const stepTypeWith = (slug: string): Step['type'] => ({ id: '', label: slug, slug, unique: false });

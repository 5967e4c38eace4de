import type { Configuration } from './model/configuration.ts';
import type { Step } from './model/step.ts';

/**
 * The id of the product's link with its lender, for calls about a step: that of the step, else the configuration's
 * (7.9, 7.10).
 */
export const metaProductBankIdOf = (
  { metaProductBankId }: Pick<Step, 'metaProductBankId'>,
  configuration: Pick<Configuration, 'metaProductBank'> | undefined,
): string => metaProductBankId || (configuration?.metaProductBank.id ?? '');

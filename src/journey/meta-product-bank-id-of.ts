import type { Configuration } from './model/configuration.ts';
import type { Step } from './model/step.ts';

/** The link of the product with its lender that a call about a step names: the step's own, else the configuration's (7.9, 7.10). */
export const metaProductBankIdOf = (
  { metaProductBankId }: Pick<Step, 'metaProductBankId'>,
  configuration: Pick<Configuration, 'metaProductBank'> | undefined,
): string => metaProductBankId || (configuration?.metaProductBank.id ?? '');

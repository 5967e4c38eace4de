import type { Plan } from '../../define-scenario.ts';
import type { WireProposal, WireSystem } from '../../wire.ts';
import type { Product } from '../define-product.ts';
import { systemAnswer } from '../system-answer.ts';

type Configuration = NonNullable<WireSystem['configuration']>;
type Display = NonNullable<Configuration['display']>;

interface SystemChanges {
  display?: Partial<Display>;
  configuration?: Partial<Omit<Configuration, 'display'>>;
  /** Absent: there is no proposal yet. */
  proposal?: WireProposal;
  system?: Partial<Omit<WireSystem, 'configuration' | 'proposal'>>;
}

/** A plan in which the configuration of a product differs from the usual one. */
export function changedSystem(
  product: Product,
  { display, configuration, system, proposal }: SystemChanges,
): Plan {
  const usualAnswer = systemAnswer(product, proposal ?? null);
  const usualConfiguration = usualAnswer.configuration;
  if (!usualConfiguration) throw new Error(`The product ${product.id} has no configuration to change.`);
  return {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...usualAnswer,
          ...system,
          configuration: {
            ...usualConfiguration,
            ...configuration,
            display: { ...usualConfiguration.display, ...display },
          },
        },
      },
    },
  };
}

import type { Plan } from '../../define-scenario.ts';
import type { WireProposal, WireSystem } from '../../wire.ts';
import type { Product } from '../define-product.ts';
import { systemAnswer } from '../system-answer.ts';

type Configuration = NonNullable<WireSystem['configuration']>;
type Display = NonNullable<Configuration['display']>;

interface Otherwise {
  display?: Partial<Display>;
  configuration?: Partial<Omit<Configuration, 'display'>>;
  /** Absent: there is none yet. */
  proposal?: WireProposal;
  system?: Partial<Omit<WireSystem, 'configuration' | 'proposal' | 'steps'>>;
}

/** A product whose configuration says something else than usual. */
export function toldOtherwise(
  product: Product,
  { display, configuration, system, proposal }: Otherwise,
): Plan {
  const usual = systemAnswer(product, proposal ?? null);
  const said = usual.configuration;
  if (!said) throw new Error(`The product ${product.id} has no configuration to be told otherwise.`);
  return {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...usual,
          ...system,
          configuration: { ...said, ...configuration, display: { ...said.display, ...display } },
        },
      },
    },
  };
}

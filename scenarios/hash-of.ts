import type { Scenario } from './define-scenario.ts';
import { productOf } from './products/index.ts';

/**
 * The hash under which a scenario's journey is opened. It has a file of its own, because the catalogue loads every
 * scenario.
 */
export const hashOf = ({ product }: Scenario): string => productOf(product).hashId;

import { base, en, Faker, pt_BR } from '@faker-js/faker';

/** Brazilian data of nobody. The same seed gives the same row of values again. */
export const seededFaker = (seed: number): Faker => new Faker({ locale: [pt_BR, en, base], seed });

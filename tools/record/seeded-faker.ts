import { base, en, Faker, pt_BR } from '@faker-js/faker';

/** Fictitious Brazilian data. The same seed gives the same sequence. */
export const seededFaker = (seed: number): Faker => new Faker({ locale: [pt_BR, en, base], seed });

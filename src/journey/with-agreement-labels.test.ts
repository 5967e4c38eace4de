import { expect, test } from 'vitest';
import { createOption } from './form/testing/create-option.ts';
import type { Option } from './model/field.ts';
import { withAgreementLabels } from './with-agreement-labels.ts';

const labelsIn = (resource: string, ...options: Option[]) =>
  withAgreementLabels(resource, options).map(({ label }) => label);

test.each(['agreements', 'specificAgreements'])(
  '[5.32] in the list %s an agreement of Correios gets its name',
  resource => {
    expect(labelsIn(resource, createOption('100871', ''), createOption('55', ''))).toEqual(['Correios', '']);
    expect(labelsIn(resource, createOption('0087', '0087'))).toEqual(['Correios']);
  },
);

test('[5.32] several agreements of Correios are told apart by their codes, and names of the service stay', () => {
  expect(
    labelsIn(
      'agreements',
      createOption('00871', ''),
      createOption('00872', '00872'),
      createOption('00873', 'Correios SP'),
    ),
  ).toEqual(['Correios (00871)', 'Correios (00872)', 'Correios SP']);
  expect(labelsIn('agreements', createOption('0087', '87'))).toEqual(['87']);
});

test('[5.32] the same code in another list means something else', () => {
  expect(labelsIn('banks', createOption('0087', ''))).toEqual(['']);
});

import { companies } from './companies.ts';
import type { OptionListOf } from './option-list.ts';

/** Public bodies that employ in every state. Agreements refer to them by CNPJ. */
const publicBodies = [
  ['34028316000103', 'Empresa Brasileira de Correios e Telégrafos'],
  ['29979036000140', 'Instituto Nacional do Seguro Social'],
  ['00394460000141', 'Ministério da Fazenda'],
  ['00394544000185', 'Ministério da Saúde'],
  ['00394452000103', 'Comando do Exército'],
] as const;

/** Employers, those of a state where one is given. The value is the CNPJ. */
export const employer: OptionListOf = ([state]) => [
  ...publicBodies.map(([value, label]) => ({ value, label })),
  ...companies
    .filter(({ uf }) => state === undefined || state === '' || uf === state)
    .map(({ cnpj, name, uf }) => ({ value: cnpj, label: `${name} (${uf})` })),
];

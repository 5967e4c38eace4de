import { expect, test } from 'vitest';
import { listNames } from '#scenarios/lists/lists.ts';
import { isSharedList } from './field-options.ts';

test('[3.37] each of the 31 lists is requested by its name, any other one by its field', () => {
  expect(listNames).toHaveLength(31);
  expect(listNames.filter(name => !isSharedList(name))).toEqual([]);
  expect(['orgaos.estaduais', 'fipe-modelo-veiculo', 'constructor', ''].filter(isSharedList)).toEqual([]);
});

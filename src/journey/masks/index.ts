import { defineRegistry } from '#shared/registry.ts';
import { account } from './account.ts';
import { agency } from './agency.ts';
import { cep } from './cep.ts';
import { cnh } from './cnh.ts';
import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import { cpfcnpj } from './cpfcnpj.ts';
import { date } from './date.ts';
import { licencePlate } from './licence-plate.ts';
import { lowerCase } from './lower-case.ts';
import type { Mask } from './mask.ts';
import { name } from './name.ts';
import { onlyNumber } from './only-number.ts';
import { onlyText } from './only-text.ts';
import { phone } from './phone.ts';
import { phonePartiallyHidden } from './phone-partially-hidden.ts';
import { prazo } from './prazo.ts';
import { rg } from './rg.ts';
import { rne } from './rne.ts';
import { upperCase } from './upper-case.ts';

/**
 * The masks that the service may name (3.33). For some the specification has only a description: their wire names are
 * assumed, and likely spellings are accepted. An unknown name has no effect.
 */
export const masks = defineRegistry<Mask, 'mask'>('mask', [
  ['cpf', cpf],
  ['cnpj', cnpj],
  ['cnh', cnh],
  ['phone', phone],
  ['phonePartiallyHidden', phonePartiallyHidden],
  ['rg', rg],
  ['date', date],
  ['prazo', prazo],
  ['cep', cep],
  ['agency', agency],
  ['account', account],
  ['rne', rne],
  ['cpfcnpj', cpfcnpj],
  ['name', name],
  ['onlyText', onlyText],
  ['onlyNumber', onlyNumber],
  ['upperCase', upperCase],
  ['lowerCase', lowerCase],
  ['licencePlate', licencePlate],

  ['phone partially hidden', phonePartiallyHidden],
  ['cellphone', phone],
  ['cpfCnpj', cpfcnpj],
  ['onlyNumbers', onlyNumber],
  ['upper case', upperCase],
  ['uppercase', upperCase],
  ['lower case', lowerCase],
  ['lowercase', lowerCase],
  ['licence plate', licencePlate],
  ['licensePlate', licencePlate],
  ['plate', licencePlate],
  ['placa', licencePlate],
]);

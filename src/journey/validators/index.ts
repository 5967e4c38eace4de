import { defineRegistry } from '#shared/registry.ts';
import { cellphone } from './cellphone.ts';
import { cpf } from './cpf.ts';
import { date } from './date.ts';
import { dateNotFuture } from './date-not-future.ts';
import { email } from './email.ts';
import { name } from './name.ts';
import { renavam } from './renavam.ts';
import type { Validator } from './validator.ts';

/** The validators that the service may name in `validation` (5.13-5.19). */
export const validators = defineRegistry<Validator, 'validator'>('validator', [
  ['cpf', cpf],
  ['name', name],
  ['email', email],
  ['cellphone', cellphone],
  ['date', date],
  ['dateNotFuture', dateNotFuture],
  ['renavam', renavam],
]);

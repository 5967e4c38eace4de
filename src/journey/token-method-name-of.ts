import { displayTextOf } from '#shared/display-text-of.ts';

const METHOD_NAMES: ReadonlyMap<string, string> = new Map([
  ['sms', 'SMS'],
  ['email', 'E-mail'],
  ['whatsapp', 'WhatsApp'],
]);

/** The name of a method of receiving a code (2.23); that of the service for an unknown one. */
export const tokenMethodNameOf = (method: string): string =>
  METHOD_NAMES.get(method) ?? displayTextOf(method);

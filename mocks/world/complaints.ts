import { isValidCpfNumber } from '#scenarios/cast/documents.ts';
import type { WireStep } from '#scenarios/wire.ts';

/** What the service itself finds wrong with the values of a step: message by field key, or undefined. */
export function complaintsAbout(
  step: WireStep,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const complaints: Record<string, string> = {};
  for (const field of step.fields) {
    const key = field.uniqueKey ?? field.key;
    const value = values[key];
    const isRequired = field.rules?.some(rule => rule.required && !rule.warningOnly) ?? false;
    const isEmpty = value === undefined || value === null || value === '' || value === false;
    if (isRequired && isEmpty) complaints[key] = `Por favor, insira ${field.label ?? key}`;
    else if (field.validation === 'cpf' && typeof value === 'string' && !isValidCpfNumber(value))
      complaints[key] = 'CPF inválido. Verifique o formato e a validade.';
  }
  return Object.keys(complaints).length > 0 ? complaints : undefined;
}

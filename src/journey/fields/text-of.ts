import { cleanText } from '#shared/clean-text.ts';
import { isRecord } from '#shared/record.ts';

/** The member `value` of an object that has one (3.23, defaultValue); anything else unchanged. */
export const unwrapValue = (wire: unknown): unknown =>
  isRecord(wire) && Object.hasOwn(wire, 'value') ? wire.value : wire;

/** A text unchanged, a number as text; '' for anything else. */
export const textOf = (raw: unknown): string => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};

/** The text for saving (5.11): without line breaks and outer blanks. */
export const tidyText = (text: string): string => cleanText(text).trim();

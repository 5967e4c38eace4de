import { expect, test } from 'vitest';
import { OriginalText } from './original-text.ts';

test('[12.10] only reveal and matches read the content of an original text', () => {
  const original = new OriginalText('CPF 529.982.247-25 de Marina');
  expect(`${original}`).not.toContain('Marina');
  expect(JSON.stringify({ original })).not.toContain('Marina');
  expect(Object.values(original)).toEqual([]);
  expect(original.matches(/marina/i)).toBe(true);
  expect(original.reveal()).toBe('CPF 529.982.247-25 de Marina');
});

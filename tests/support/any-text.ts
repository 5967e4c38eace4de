import fc from 'fast-check';

/**
 * Any text of any code points, lone surrogates included. It does not use `unit: 'binary'` of fast-check, which needs
 * more than a second to get ready and times out on a busy machine.
 */
export const anyText = (maxLength = 20): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.integer({ min: 0, max: 0x10ffff }).map(code => String.fromCodePoint(code)),
    maxLength,
  });

import { expect, test } from 'vitest';
import { lintFindingsOf } from './lint-findings.ts';

test('the findings of the linter of the contract keep file, line and rule, and lose notices and the advice to ignore them', () => {
  const output = `
    ╔══════════════════════════╗
    ║  Deprecation warning     ║
    ╚══════════════════════════╝

validating openapi/openapi.yaml using lint rules for api 'contract'...
openapi/paths/list-contracts.yaml:
  43:26  error    no-invalid-media-type-examples  Example value must conform to the schema.

openapi/openapi.yaml: validated in 992ms

❌ Validation failed with 1 error.
run \`redocly lint --generate-ignore-file\` to add all problems to the ignore file.
`;
  expect(lintFindingsOf(output)).toBe(`openapi/paths/list-contracts.yaml:
  43:26  error    no-invalid-media-type-examples  Example value must conform to the schema.


❌ Validation failed with 1 error.`);
});

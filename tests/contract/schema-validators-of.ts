import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { Node } from '../../tools/contract/bundle.ts';

/**
 * The validators of schemas that refer to the components of a contract. Each is compiled once, because the operations
 * share the schemas of errors and headers.
 */
export function schemaValidatorsOf(ajv: Ajv2020, components: Node): (schema: Node) => ValidateFunction {
  ajv.addSchema({ $id: 'contract', components });
  const compiledSchemas = new Map<string, ValidateFunction>();
  return schema => {
    const text = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
    const validate = compiledSchemas.get(text) ?? ajv.compile(JSON.parse(text));
    compiledSchemas.set(text, validate);
    return validate;
  };
}

import { type AnswerSchema, answerSchemas, namedSchemas } from '#mocks/contract/answer-schemas.gen.js';

/** The names of all members of answers in the contract. */
export const contractNames: ReadonlySet<string> = new Set(
  [
    ...Object.values(namedSchemas),
    ...Object.values(answerSchemas).flatMap(answers => Object.values(answers)),
  ].flatMap(namesIn),
);

function namesIn(schema: AnswerSchema): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  const subSchemas = [
    ...Object.values(properties),
    ...anyOf,
    ...oneOf,
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  return [...Object.keys(properties), ...subSchemas.flatMap(namesIn)];
}

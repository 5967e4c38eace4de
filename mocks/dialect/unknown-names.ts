import { type AnswerSchema, answerSchemas } from '../contract/answer-schemas.gen.js';
import type { PlainAnswer } from './plain-answer.ts';
import { isObject, type JsonObject, resolveSchema } from './resolve-schema.ts';

/** An optional field with an unknown kind, mask, validator and format. */
const UNKNOWN_FIELD = {
  _id: 'campo-de-amanha',
  key: 'campoDeAmanha',
  label: 'Campo de amanhã',
  component: 'holograma',
  mask: 'mascaraDeAmanha',
  validation: 'regraDeAmanha',
  format: { send: 'formaDeAmanha', show: 'formaDeAmanha' },
  required: false,
};

/** Adds unknown names where the lists of the contract are open. None of them requires an action of the visitor. */
export function withUnknownNames(schema: string, members: JsonObject): JsonObject {
  switch (schema) {
    case 'Step': {
      const { fields } = members;
      const isForm = Array.isArray(fields) && fields.length > 0;
      return isForm ? { ...members, fields: [...fields, UNKNOWN_FIELD] } : members;
    }
    case 'Proposal':
    case 'ProposalOutcome':
      return { ...members, situation: 'situacaoDeAmanha' };
    case 'SystemData':
      return { ...members, indicator: 'indicadorDeAmanha' };
    case 'ServiceError':
      return { ...members, name: 'ErroDeAmanha' };
    default:
      return members;
  }
}

/** Members that no schema declares: one that a framework leaves behind, and a nested one. */
const SURPLUS_MEMBERS = { __v: 3, legado: { origem: 'v1', itens: [1, null, { ativo: true }] } };
/** Saved answers may contain steps and fields that the product no longer has. */
const FORGOTTEN_STEP = { 'passo-antigo': { campoAntigo: 'valor antigo' } };

/** Adds undeclared members to every object of the body that the contract describes. */
export function withSurplus({ operation, status, body }: Omit<PlainAnswer, 'step'>): unknown {
  const schema = answerSchemas[operation][status];
  return schema && isObject(body) ? addSurplus(body, schema) : body;
}

function addSurplus(value: unknown, schema: AnswerSchema): unknown {
  const resolvedSchema = resolveSchema(schema, value);
  if (!resolvedSchema) return value;
  const { properties, items, additionalProperties } = resolvedSchema.schema;
  if (Array.isArray(value)) return items ? value.map(item => addSurplus(item, items)) : value;
  if (!isObject(value)) return value;
  const otherMembers = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const members = Object.entries(value).map(([name, member]): [string, unknown] => {
    const memberSchema =
      (properties && Object.hasOwn(properties, name) ? properties[name] : undefined) ?? otherMembers;
    return [name, memberSchema ? addSurplus(member, memberSchema) : member];
  });
  const surplus = resolvedSchema.name === 'SelfContract' ? FORGOTTEN_STEP : properties ? SURPLUS_MEMBERS : {};
  return { ...Object.fromEntries(members), ...surplus };
}

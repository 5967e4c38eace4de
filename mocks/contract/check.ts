import type { OperationContract, ParameterContract, Validator } from './operation-contract.ts';

/** A request as far as the contract looks at it. */
export interface CheckedRequest {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Without parameters, for example `application/json`; empty without a body. */
  contentType: string;
  body: unknown;
}

/** What is wrong with a request, one sentence each; empty when it is what the contract says. */
export function checkRequest(operation: OperationContract, request: CheckedRequest): string[] {
  const wrong: string[] = [];
  for (const parameter of operation.parameters) {
    const found = readParameter(parameter, request);
    const name = `${parameter.in} parameter "${parameter.name}"`;
    if (found === undefined) {
      if (parameter.required) wrong.push(`${name} is missing`);
    } else wrong.push(...complain(parameter.validate, typed(found, parameter), name));
  }
  const known = new Set(
    operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
  );
  for (const name of Object.keys(request.query))
    if (!known.has(name)) wrong.push(`query parameter "${name}" is not in the contract`);

  if (!operation.request) {
    if (request.contentType !== '') wrong.push('a body was sent, the contract has none');
    return wrong;
  }
  if (request.contentType === '') {
    if (operation.request.required) wrong.push('the body is missing');
    return wrong;
  }
  const validator = operation.request.content[request.contentType];
  if (!validator) wrong.push(`the body is ${request.contentType}, which the contract does not take`);
  else wrong.push(...complain(validator, request.body, 'body'));
  return wrong;
}

/** What is wrong with an answer, one sentence each; empty when it is what the contract says. */
export function checkAnswer(
  operation: OperationContract,
  status: number,
  contentType: string,
  body: unknown,
): string[] {
  const content = operation.responses[String(status)];
  if (!content) return [`status ${status} is not in the contract`];
  if (Object.keys(content).length === 0) return [];
  const validator = content[contentType];
  if (!validator)
    return [`the answer is ${contentType || 'empty'}, which the contract does not know for ${status}`];
  return complain(validator, body, 'answer');
}

function readParameter(parameter: ParameterContract, request: CheckedRequest): string | undefined {
  if (parameter.in === 'path') return request.path[parameter.name];
  if (parameter.in === 'query') return request.query[parameter.name];
  if (parameter.in === 'header') return request.headers[parameter.name.toLowerCase()];
  return undefined;
}

function typed(text: string, { type }: ParameterContract): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function complain(validator: Validator, value: unknown, where: string): string[] {
  if (validator(value)) return [];
  return (validator.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const detail = keyword === 'additionalProperties' ? ` (${String(params.additionalProperty)})` : '';
    return `${where}${instancePath} ${message ?? 'is wrong'}${detail}`;
  });
}

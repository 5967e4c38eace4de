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
  /** Why the body could not be read as its content type says. */
  unreadable?: string | undefined;
}

/** One thing about a request that the contract does not say. */
interface Finding {
  place: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** Parameter, or pointer into the body; empty for the whole body. */
  name: string;
  detail: string;
  /** A member or parameter too many: a slip of our own app, but a service does not mind it. */
  isSurplus: boolean;
}

/** What is wrong with a request, one sentence each; empty when it is what the contract says. */
export const checkRequest = (operation: OperationContract, request: CheckedRequest): string[] =>
  findingsOf(operation, request).map(({ place, name, detail }) =>
    place === 'body' ? `body${name} ${detail}` : `${place} parameter "${name}" ${detail}`,
  );

/**
 * Why a service would refuse a request with 400, by field; empty when it would take it. Headers are not among it:
 * whoever calls by hand may leave them out.
 */
export function refusalsOf(
  operation: OperationContract,
  request: CheckedRequest,
): { field: string; message: string }[] {
  const found = findingsOf(operation, request).filter(
    ({ place }) => place !== 'header' && place !== 'cookie',
  );
  // A surplus member makes every branch of a choice fail, so then a failing choice says nothing.
  const isBlurred = found.some(({ isSurplus, place }) => isSurplus && place === 'body');
  return found
    .filter(({ isSurplus, detail }) => !isSurplus && !(isBlurred && detail.includes('in anyOf')))
    .map(({ place, name, detail }) => ({
      field: place === 'body' ? name.slice(1).replaceAll('/', '.') || 'body' : name,
      message: detail,
    }));
}

function findingsOf(operation: OperationContract, request: CheckedRequest): Finding[] {
  if (request.unreadable !== undefined)
    return [{ place: 'body', name: '', detail: request.unreadable, isSurplus: false }];
  const found: Finding[] = [];
  for (const parameter of operation.parameters) {
    const { in: place, name, validate, required } = parameter;
    const text = readParameter(parameter, request);
    if (text === undefined) {
      if (required) found.push({ place, name, detail: 'is missing', isSurplus: false });
    } else
      for (const { path, detail, isSurplus } of complain(validate, typed(text, parameter)))
        found.push({ place, name: name + path, detail, isSurplus });
  }
  const known = new Set(
    operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
  );
  for (const name of Object.keys(request.query))
    if (!known.has(name))
      found.push({ place: 'query', name, detail: 'is not in the contract', isSurplus: true });
  return [...found, ...bodyFindings(operation, request)];
}

function bodyFindings(operation: OperationContract, { contentType, body }: CheckedRequest): Finding[] {
  const found = (detail: string, isSurplus = false): Finding[] => [
    { place: 'body', name: '', detail, isSurplus },
  ];
  if (!operation.request) return contentType === '' ? [] : found('was sent, the contract has none', true);
  if (contentType === '') return operation.request.required ? found('is missing') : [];
  const { content } = operation.request;
  const validator = Object.hasOwn(content, contentType) ? content[contentType] : undefined;
  if (!validator) return found(`is ${contentType}, which the contract does not take`);
  return complain(validator, body).map(({ path, ...rest }) => ({ place: 'body', name: path, ...rest }));
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
  return complain(validator, body).map(({ path, detail }) => `answer${path} ${detail}`);
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

function complain(
  validator: Validator,
  value: unknown,
): { path: string; detail: string; isSurplus: boolean }[] {
  if (validator(value)) return [];
  return (validator.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const isSurplus = keyword === 'additionalProperties';
    const name = isSurplus ? ` (${String(params.additionalProperty)})` : '';
    return { path: instancePath, detail: `${message ?? 'is wrong'}${name}`, isSurplus };
  });
}

import type { OperationContract, ParameterContract, Validator } from './operation-contract.ts';
import { parseParameter } from './parse-parameter.ts';

/** The parts of a request that the contract checks. */
export interface CheckedRequest {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Without its parameters, for example `application/json`; empty when there is no body. */
  contentType: string;
  body: unknown;
  /** Why the body could not be parsed as its content type. */
  readError?: string | undefined;
}

/** One breach of the contract by a request. */
interface Breach {
  location: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** Parameter, or pointer into the body; empty for the whole body. */
  name: string;
  detail: string;
  /** True for a surplus member or parameter: a mistake of our app, which a service ignores. */
  isSurplus: boolean;
}

/** The breaches of the contract by a request, one sentence each. */
export const checkRequest = (operation: OperationContract, request: CheckedRequest): string[] =>
  breachesOf(operation, request).map(({ location, name, detail }) =>
    location === 'body' ? `body${name} ${detail}` : `${location} parameter "${name}" ${detail}`,
  );

/**
 * The reasons why a service would refuse a request with 400, by field; empty if it would accept the request. Headers
 * are not checked, because clients other than the app may omit them.
 */
export function refusalsOf(
  operation: OperationContract,
  request: CheckedRequest,
): { field: string; message: string }[] {
  const breaches = breachesOf(operation, request).filter(
    ({ location }) => location !== 'header' && location !== 'cookie',
  );
  // A surplus member makes every branch of an `anyOf` fail, so the error of the `anyOf` itself is left out.
  const hasSurplusMember = breaches.some(({ isSurplus, location }) => isSurplus && location === 'body');
  return breaches
    .filter(({ isSurplus, detail }) => !isSurplus && !(hasSurplusMember && detail.includes('in anyOf')))
    .map(({ location, name, detail }) => ({
      field: location === 'body' ? name.slice(1).replaceAll('/', '.') || 'body' : name,
      message: detail,
    }));
}

function breachesOf(operation: OperationContract, request: CheckedRequest): Breach[] {
  if (request.readError !== undefined)
    return [{ location: 'body', name: '', detail: request.readError, isSurplus: false }];
  const breaches: Breach[] = [];
  for (const parameter of operation.parameters) {
    const { in: location, name, type, validate, required } = parameter;
    const text = readParameter(parameter, request);
    if (text === undefined) {
      if (required) breaches.push({ location, name, detail: 'is missing', isSurplus: false });
    } else
      for (const { path, detail, isSurplus } of errorsOf(validate, parseParameter(text, type)))
        breaches.push({ location, name: name + path, detail, isSurplus });
  }
  const declaredParameters = new Set(
    operation.parameters.filter(({ in: location }) => location === 'query').map(({ name }) => name),
  );
  for (const name of Object.keys(request.query))
    if (!declaredParameters.has(name))
      breaches.push({ location: 'query', name, detail: 'is not in the contract', isSurplus: true });
  return [...breaches, ...bodyBreachesOf(operation, request)];
}

function bodyBreachesOf(operation: OperationContract, { contentType, body }: CheckedRequest): Breach[] {
  const createBodyBreaches = (detail: string, isSurplus = false): Breach[] => [
    { location: 'body', name: '', detail, isSurplus },
  ];
  if (!operation.request)
    return contentType === '' ? [] : createBodyBreaches('was sent, the contract has none', true);
  if (contentType === '') return operation.request.required ? createBodyBreaches('is missing') : [];
  const { content } = operation.request;
  const validator = Object.hasOwn(content, contentType) ? content[contentType] : undefined;
  if (!validator) return createBodyBreaches(`is ${contentType}, which the contract does not take`);
  return errorsOf(validator, body).map(({ path, detail, isSurplus }) => ({
    location: 'body',
    name: path,
    detail,
    isSurplus,
  }));
}

/** One breach of the contract by an answer. */
interface AnswerBreach {
  detail: string;
  /** Pointer to a member that the schema does not name, as keys from the body on; undefined for any other breach. */
  surplus?: readonly string[];
}

/** The breaches of the contract by an answer, one sentence each. */
export const checkAnswer = (
  operation: OperationContract,
  status: number,
  contentType: string,
  body: unknown,
): string[] => answerBreachesOf(operation, status, contentType, body).map(({ detail }) => detail);

/** The breaches of the contract by an answer. */
export function answerBreachesOf(
  operation: OperationContract,
  status: number,
  contentType: string,
  body: unknown,
): AnswerBreach[] {
  const content = operation.responses[String(status)];
  if (!content) return [{ detail: `status ${status} is not in the contract` }];
  if (Object.keys(content).length === 0) return [];
  const validator = content[contentType];
  if (!validator)
    return [
      { detail: `the answer is ${contentType || 'empty'}, which the contract does not know for ${status}` },
    ];
  return errorsOf(validator, body).map(({ path, detail, surplusMember }) => ({
    detail: `answer${path} ${detail}`,
    ...(surplusMember === undefined ? {} : { surplus: [...keysIn(path), surplusMember] }),
  }));
}

/** The breaches of the contract by the headers of an answer, one sentence each. */
export const checkAnswerHeaders = (
  operation: OperationContract,
  status: number,
  headers: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(operation.responseHeaders[String(status)] ?? {}).flatMap(([name, { type, validate }]) => {
    const text = Object.entries(headers).find(([sentName]) => sentName.toLowerCase() === name)?.[1];
    if (text === undefined || errorsOf(validate, parseParameter(text, type)).length === 0) return [];
    return [`header ${name} of the answer must be as the contract says, not "${text}"`];
  });

/** The keys of a JSON pointer (RFC 6901). */
const keysIn = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function readParameter(parameter: ParameterContract, request: CheckedRequest): string | undefined {
  if (parameter.in === 'path') return request.path[parameter.name];
  if (parameter.in === 'query') return request.query[parameter.name];
  if (parameter.in === 'header') return request.headers[parameter.name.toLowerCase()];
  return undefined;
}

function errorsOf(
  validator: Validator,
  value: unknown,
): { path: string; detail: string; isSurplus: boolean; surplusMember?: string }[] {
  if (validator(value)) return [];
  return (validator.errors ?? []).map(({ instancePath, message, params, keyword }) => {
    const isSurplus = keyword === 'additionalProperties';
    if (!isSurplus) return { path: instancePath, detail: message ?? 'is wrong', isSurplus };
    const surplusMember = String(params.additionalProperty);
    return {
      path: instancePath,
      detail: `${message ?? 'is wrong'} (${surplusMember})`,
      isSurplus,
      surplusMember,
    };
  });
}

import { bytesOf, type SampleFile } from '#scenarios/cast/documents.ts';
import type { FormPart, PlainCall } from '#scenarios/walk.ts';
import { operationIndex } from './engine.ts';

/** A placeholder: the service only looks at the path. */
const anyOrigin = 'https://servico.exemplo';

/**
 * The request of a call that is given by operation and parameters. @throws when the contract has no such
 * operation.
 */
export function requestOfPlainCall({
  operation,
  path = {},
  query = {},
  headers = {},
  body,
  multipart,
}: Omit<PlainCall, 'answers'>): Request {
  const contract = operationIndex.find(operation);
  if (!contract) throw new Error(`The contract declares no operation "${operation}".`);
  const filledPath = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined)
      throw new Error(`The call of ${operation} gives no "${name}" for ${contract.path}.`);
    return encodeURIComponent(value);
  });
  const server = contract.server === '/' ? '' : contract.server;
  const address = new URL(server + filledPath, anyOrigin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  if (multipart) return new Request(address, { method: contract.method, headers, body: formOf(multipart) });
  return new Request(address, {
    method: contract.method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const isFile = (part: unknown): part is SampleFile =>
  typeof part === 'object' && part !== null && 'base64' in part;

/** The form as a browser would send it; `Request` adds the boundary. */
function formOf(parts: NonNullable<PlainCall['multipart']>): FormData {
  const form = new FormData();
  const append = (name: string, part: FormPart): void => {
    if (isFile(part)) form.append(name, new File([bytesOf(part)], part.name, { type: part.type }));
    else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
  };
  for (const [name, part] of Object.entries(parts)) {
    if (Array.isArray(part))
      for (const file of part as readonly SampleFile[]) append(name, file); // lists contain only files
    else append(name, part as FormPart); // lists are handled above
  }
  return form;
}

/** Makes a call and checks its status. @throws with a sentence when the status differs. */
export async function makePlainCall(
  call: PlainCall,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const response = await handle(requestOfPlainCall(call));
  const actual = response.type === 'error' ? 'nothing' : response.status;
  if (actual !== call.answers) throw new Error(`${call.operation} answers ${actual}, not ${call.answers}`);
}

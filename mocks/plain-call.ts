import { bytesOf, type SampleFile } from '#scenarios/cast/documents.ts';
import type { FormPart, PlainCall } from '#scenarios/walk.ts';
import { operationIndex } from './engine.ts';

/** Nobody lives here: the service only looks at the path. */
const anyOrigin = 'https://servico.exemplo';

/** The request that a call in the words of the contract stands for. @throws when the contract knows no such operation. */
export function requestOfPlainCall({
  operation,
  path = {},
  query = {},
  headers = {},
  body,
  multipart,
}: PlainCall): Request {
  const known = operationIndex.find(operation);
  if (!known) throw new Error(`The contract knows no operation "${operation}".`);
  const filled = known.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined)
      throw new Error(`The call of ${operation} gives no "${name}" for ${known.path}.`);
    return encodeURIComponent(value);
  });
  const server = known.server === '/' ? '' : known.server;
  const address = new URL(server + filled, anyOrigin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  if (multipart) return new Request(address, { method: known.method, headers, body: formOf(multipart) });
  return new Request(address, {
    method: known.method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const isFile = (part: unknown): part is SampleFile =>
  typeof part === 'object' && part !== null && 'base64' in part;

/** The form as a browser would send it: the boundary comes with the request. */
function formOf(parts: NonNullable<PlainCall['multipart']>): FormData {
  const form = new FormData();
  const append = (name: string, part: FormPart): void => {
    if (isFile(part)) form.append(name, new File([bytesOf(part)], part.name, { type: part.type }));
    else form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part));
  };
  for (const [name, part] of Object.entries(parts)) {
    if (Array.isArray(part))
      for (const file of part as readonly SampleFile[]) append(name, file); // only files come in lists
    else append(name, part as FormPart); // the list has just been dealt with
  }
  return form;
}

/**
 * Makes a call and looks at what comes back.
 * @throws when it is another status, with the sentence that says so.
 */
export async function makePlainCall(
  call: PlainCall,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const response = await handle(requestOfPlainCall(call));
  const found = response.type === 'error' ? 'nothing' : response.status;
  if (found !== call.answers) throw new Error(`${call.operation} answers ${found}, not ${call.answers}`);
}

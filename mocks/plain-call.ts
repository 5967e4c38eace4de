import type { PlainCall } from '#scenarios/walk.ts';
import { operationIndex } from './engine.ts';

/** Nobody lives here: the service only looks at the path. */
const anyOrigin = 'https://servico.exemplo';

/** The request that a call in the words of the contract stands for. @throws when the contract knows no such operation. */
export function requestOf({ operation, path = {}, query = {}, headers = {}, body }: PlainCall): Request {
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
  return new Request(address, {
    method: known.method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/**
 * Makes a call and looks at what comes back.
 * @throws when it is another status, with the sentence that says so.
 */
export async function makeCall(
  call: PlainCall,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  const response = await handle(requestOf(call));
  const found = response.type === 'error' ? 'nothing' : response.status;
  if (found !== call.answers) throw new Error(`${call.operation} answers ${found}, not ${call.answers}`);
}

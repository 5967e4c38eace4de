import type { Deployment } from './deployment.ts';

/** Whether writes carry an idempotency key. `serviceUrl`: absolute, or empty for the page's origin. */
export function sendsIdempotencyKey(
  { idempotencyKey, serviceUrl }: Pick<Deployment, 'idempotencyKey' | 'serviceUrl'>,
  ownOrigin: string,
): boolean {
  if (idempotencyKey !== 'own-origin') return idempotencyKey === 'always';
  return serviceUrl === '' || new URL(serviceUrl, ownOrigin).origin === ownOrigin;
}

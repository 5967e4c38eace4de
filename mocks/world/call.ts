import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { AnswerOf, OperationId, WireError } from '#scenarios/wire.ts';
import { readMember } from '../read-member.ts';
import type { ProposalRecord, WorldState } from './state.ts';

/** A call as an operation of the world reads it. It may be malformed; the operation then answers with an error. */
export interface ServiceCall {
  operation: OperationId;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** The state and settings that an operation works with. */
export interface Service {
  state: WorldState;
  product: Product;
  /** The part of the dialect that the operations need: which hash a creation returns. */
  dialect: Pick<Dialect, 'hashAtCreation'>;
  now(): number;
}

/** The answer of the world to a call. */
export interface WorldAnswer {
  status: number;
  body: unknown;
  /** True if the write was a repetition, which changed nothing. */
  repeated?: true;
}

/** An operation of the service: changes the state and answers as the contract says. */
export type Operation<Id extends OperationId> = (call: ServiceCall, service: Service) => AnswerOf<Id>;

/** A read that first loads data that most visits do not need. */
export type LazyOperation<Id extends OperationId> = (
  call: ServiceCall,
  service: Service,
) => Promise<AnswerOf<Id>>;

/** Creates an error answer. It fits every operation, because all errors have the same schema. */
export const refuse = <Status extends number>(status: Status, error: WireError) => ({
  status,
  body: { code: status, ...error },
});

export const refuseUnknownHash = () => refuse(404, { message: 'Link de acesso é inválido' });
export const refuseUnknownProposal = () => refuse(404, { message: 'Proposta não encontrada.' });
export const refuseUnknownStep = () => refuse(404, { message: 'Passo não encontrado' });
/** The proposal is not where the call expects it, because it was continued elsewhere. */
export const refuseMovedProposal = () =>
  refuse(404, { message: 'A proposta foi alterada em outro acesso.', errors: { status: 'CONFLICT' } });
export const refuseForeignProposal = () => refuse(403, { message: 'Você não tem acesso a esta proposta.' });
export const refuseBusyProposal = () =>
  refuse(409, { message: 'Estamos processando outra solicitação desta proposta.' });
export const refuseExpiredSession = () =>
  refuse(401, {
    name: 'UnauthorizedError',
    message: 'Sua sessão expirou. Confirme sua identidade para continuar.',
  });

/** Whether the visitor has to confirm a code before writing. */
export const isLockedOut = (call: ServiceCall, { state }: Service): boolean =>
  state.access === 'expired' &&
  (state.accessToken === null || call.headers['x-access-token'] !== state.accessToken);

/** The current hash of a proposal that was renamed at its creation; any other hash unchanged (3.17). */
export const currentHashOf = (hash: string | undefined, { state }: Service): string | undefined =>
  hash !== undefined && Object.hasOwn(state.renamed, hash) ? state.renamed[hash] : hash;

export const knowsHash = (hash: string | undefined, { state }: Service): hash is string =>
  hash !== undefined && Object.hasOwn(state.hashes, hash);

export function proposalOfHash(hash: string | undefined, service: Service): ProposalRecord | undefined {
  if (!knowsHash(hash, service)) return undefined;
  const id = service.state.hashes[hash];
  return id ? service.state.proposals[id] : undefined;
}

/** The values in a member of a body, or {}. */
export function valuesOf(body: unknown, name: string): Record<string, unknown> {
  const value = readMember(body, name);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

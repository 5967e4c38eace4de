import type { components, operations } from '#openapi/schema.gen.ts';

/** The name of an operation of the contract. */
export type OperationId = keyof operations;

type Schemas = components['schemas'];
export type WireSystem = Schemas['SystemData'];
export type WireStep = Schemas['Step'];
export type WireField = Schemas['Field'];
export type WireOption = Schemas['Option'];
export type WireProposal = Schemas['Proposal'];
export type WireOutcome = Schemas['ProposalOutcome'];
export type WireContract = Schemas['Contract'];
export type WireDocument = Schemas['Document'];
export type WireError = Schemas['ServiceError'];

type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: { 'text/html': infer Page } }
    ? Page
    : undefined;

/** A name that the contract does not list, for scenarios about unknown names. */
export type { UnknownName } from '#openapi/schema.gen.ts';

/** The statuses that the contract declares for an operation. */
export type StatusOf<Id extends OperationId> = keyof ResponsesOf<Id> & number;

/** An answer of an operation as the contract declares it: the status decides the body. */
export type AnswerOf<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; body: BodyOf<ResponsesOf<Id>[Status]> };
}[StatusOf<Id>];

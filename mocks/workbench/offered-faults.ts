import type { OperationId } from '#scenarios/wire.ts';
import { checkAnswer } from '../contract/check.ts';
import type { LooseAnswer } from '../delivery.ts';
import { operationIndex } from '../engine.ts';

/** A fault that the workbench offers for the next call of an operation. */
export interface OfferedFault {
  /** Stable, because links contain it. For example `500`, `404-conflict`, `networkError`, `world`. */
  id: string;
  title: string;
  group: 'Respostas do contrato' | 'Falhas na rede' | 'Nenhuma falha';
  answer: LooseAnswer;
}

/** A call that is going to fail, and how. */
export interface PendingFault {
  operation: OperationId;
  fault: OfferedFault;
}

/** Lets a call pass, so that a later one breaks: for the third poll, twice this and then a fault. */
const pass: OfferedFault = {
  id: 'world',
  title: 'passa, o serviço responde',
  group: 'Nenhuma falha',
  answer: { kind: 'world' },
};

const networkFaults: readonly OfferedFault[] = (
  [
    ['networkError', 'conexão cai antes de chegar', { kind: 'networkError' }],
    ['lostAfterCommit', 'efeito acontece, resposta se perde', { kind: 'lostAfterCommit' }],
    ['failedAfterCommit', 'efeito acontece, resposta é 500', { kind: 'failedAfterCommit' }],
    ['resetBeforeCommit', 'conexão cai uma vez, o navegador reenvia', { kind: 'resetBeforeCommit' }],
    [
      'resetAfterCommit',
      'efeito acontece, conexão cai uma vez, o navegador reenvia',
      { kind: 'resetAfterCommit' },
    ],
    ['hang', 'nunca responde (150 s)', { kind: 'hang' }],
    ['latency', 'demora 5 s', { kind: 'latency', ms: 5000 }],
    ['truncatedJson', 'JSON cortado no meio', { kind: 'truncatedJson' }],
    ['cutBody', 'conexão cai no meio da resposta', { kind: 'cutBody' }],
    ['wrongShape', 'dados em outro formato', { kind: 'wrongShape' }],
    ['nulls', 'dados todos nulos', { kind: 'nulls' }],
    ['html', 'página HTML no lugar de JSON', { kind: 'html' }],
    ['html-502', '502 em HTML', { kind: 'html', status: 502 }],
    ['emptyBody', '200 sem corpo', { kind: 'emptyBody' }],
    ['duplicated', 'pedido chega duas vezes', { kind: 'duplicated' }],
  ] as const satisfies readonly (readonly [string, string, LooseAnswer])[]
).map(([id, title, answer]) => ({ id, title, group: 'Falhas na rede', answer }));

interface ErrorBody {
  id: string;
  title: string;
  body: unknown;
}

/** Known error bodies of the service. The contract says which of them an operation may send. */
const errorBodies: readonly ErrorBody[] = [
  { id: '', title: '', body: { message: 'Mensagem do serviço escolhida na bancada.' } },
  { id: '-conflict', title: 'CONFLICT', body: { errors: { status: 'CONFLICT' } } },
  { id: '-campos', title: 'erros por campo', body: { errors: { cpf: 'CPF inválido.' } } },
  { id: '-lista', title: 'lista com MENSAGEM', body: { errors: [{ MENSAGEM: 'Mensagem da lista.' }] } },
  { id: '-writeconflict', title: 'writeconflict', body: { message: 'WriteConflict: plan execution failed' } },
  { id: '-pagina', title: 'página HTML', body: '<!doctype html><title>502 Bad Gateway</title>' },
  {
    id: '-documentos',
    title: 'documentos inconsistentes',
    body: { errors: { inconsistencies: [{ kind: 'inconsistentCPF', situation: 'reproved' }] } },
  },
  { id: '-pagina-de-erro', title: 'vai à página de erro', body: { redirectToErrorPage: true } },
  {
    id: '-etapa-atual',
    title: 'volta à etapa atual',
    body: { redirectProposalToCurrentStep: true },
  },
  { id: '-sem-oferta', title: 'sem oferta', body: { type: 'noOffer' } },
  {
    id: '-falhou',
    title: 'stepStatus failed',
    body: { stepStatus: 'failed', errorMessage: 'Não deu certo.' },
  },
];

/** The statuses with which the service sends each special body. */
const fittingStatuses: Readonly<Record<string, readonly number[]>> = {
  '-conflict': [404],
  '-campos': [400, 422],
  '-lista': [400, 422],
  '-writeconflict': [500],
  '-pagina': [502, 503, 504],
  '-documentos': [422],
  '-pagina-de-erro': [400, 422, 500],
  '-etapa-atual': [400, 409, 422],
  '-sem-oferta': [422],
  '-falhou': [422],
};

const isOffered = (id: string, status: number, isOurService: boolean): boolean =>
  id === '' || (isOurService && (fittingStatuses[id]?.includes(status) ?? false));

/** Error statuses that the contract declares for an operation, lowest first. */
export function errorStatusesOf(operation: OperationId): number[] {
  const responses = operationIndex.find(operation)?.responses ?? {};
  return Object.keys(responses)
    .map(Number)
    .filter(status => status >= 400)
    .sort((a, b) => a - b);
}

/** Operations that the service answers. Files that every host serves by itself are left out. */
export const breakableOperations: readonly OperationId[] = operationIndex.ids().filter(id => {
  const operation = operationIndex.find(id);
  if (!operation) return false;
  const path = operation.path.replaceAll(/\{[^}]+\}/g, 'x');
  const server = operation.server === '/' ? '' : operation.server;
  const { kind } = operationIndex.match(operation.method, new URL(server + path, 'https://servico.exemplo'));
  return kind === 'operation';
});

/** All offered faults for the next call of an operation: its declared errors, faults of the network, and none. */
export function offeredFaultsOf(operation: OperationId): OfferedFault[] {
  const contract = operationIndex.find(operation);
  if (!contract) return [];
  const isOurService = contract.server.startsWith('/');
  const replies = errorStatusesOf(operation).flatMap(status => {
    const types = Object.keys(contract.responses[String(status)] ?? {});
    const keepsContract = (body: unknown): boolean => {
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      return types.includes(type) && checkAnswer(contract, status, type, body).length === 0;
    };
    const fittingBodies = errorBodies.filter(
      ({ id, body }) => isOffered(id, status, isOurService) && keepsContract(body),
    );
    const bodies = types.length === 0 ? [{ id: '', title: '', body: undefined }] : fittingBodies;
    return bodies.map(({ id, title, body }) => ({
      id: `${status}${id}`,
      title: title === '' ? String(status) : `${status} ${title}`,
      group: 'Respostas do contrato' as const,
      answer: { kind: 'reply' as const, status, body },
    }));
  });
  return [...replies, ...networkFaults, pass];
}

export const findOfferedFault = (operation: OperationId, id: string): OfferedFault | undefined =>
  offeredFaultsOf(operation).find(fault => fault.id === id);

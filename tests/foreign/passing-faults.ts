import type { PlannedFault } from './journey.ts';

/** Refusals and failures of a write that pass: the same form is sent again and accepted. */
export const passingFaults: readonly PlannedFault[] = [
  {
    status: 500,
    body: { message: 'Internal Server Error', code: 500 },
    seen: 'Instabilidade na comunicação',
  },
  { status: 503, body: { message: 'Serviço indisponível', code: 503 } },
  { status: 504, body: { message: 'O serviço demorou para responder.', code: 504 } },
  { status: 429, body: { message: 'Muitas tentativas.', code: 429 }, headers: { 'retry-after': '1' } },
  {
    status: 422,
    body: { message: 'Revise os dados informados.', code: 422 },
    seen: 'Revise os dados informados.',
  },
  {
    status: 422,
    body: { code: 422, errors: { status: 'RECUSADO', list: [{ MENSAGEM: 'Matrícula não localizada.' }] } },
    seen: 'Matrícula não localizada.',
  },
  { status: 409, body: { message: 'Estamos processando outra solicitação desta proposta.', code: 409 } },
  { status: 404, body: { code: 404, errors: { status: 'CONFLICT' } } },
];

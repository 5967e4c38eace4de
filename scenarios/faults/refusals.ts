/**
 * Answers with an error status, the same for every operation (10.10). `says` is the text of the answer that a screen
 * may show. The texts differ, so that a walk can tell the answers apart.
 */
export const refusals = {
  status400Fields: {
    status: 400,
    body: { code: 400, message: 'Revise os dados.', errors: { semCampo: 'Confira este dado.' } },
    says: 'Revise os dados.',
  },
  status400List: {
    status: 400,
    body: { code: 400, message: 'Revise a lista.', errors: [{ MENSAGEM: 'Confira esta lista.' }] },
    says: 'Confira esta lista.',
  },
  status401: {
    status: 401,
    body: { code: 401, message: 'Confirme sua identidade.' },
    says: 'Confirme sua identidade.',
  },
  status403: {
    status: 403,
    body: { code: 403, message: 'Você não tem acesso a esta proposta.' },
    says: 'Você não tem acesso a esta proposta.',
  },
  status404: {
    status: 404,
    body: { code: 404, message: 'Não encontramos o que você pediu.' },
    says: 'Não encontramos o que você pediu.',
  },
  // The app does not show this message (7.5).
  status404Conflict: {
    status: 404,
    body: { code: 404, message: 'A proposta mudou.', errors: { status: 'CONFLICT' } },
    says: undefined,
  },
  status409: {
    status: 409,
    body: { code: 409, message: 'Outra solicitação está em andamento.' },
    says: 'Outra solicitação está em andamento.',
  },
  status413: {
    status: 413,
    body: { code: 413, message: 'O envio é grande demais.' },
    says: 'O envio é grande demais.',
  },
  status422: {
    status: 422,
    body: { code: 422, message: 'Não foi possível aceitar o pedido.' },
    says: 'Não foi possível aceitar o pedido.',
  },
  status429: {
    status: 429,
    body: { code: 429, message: 'Aguarde alguns segundos.' },
    says: 'Aguarde alguns segundos.',
  },
  status500: {
    status: 500,
    body: { code: 500, status: 'INTERNAL_SERVER_ERROR', message: 'Ocorreu um erro no serviço.' },
    says: 'Ocorreu um erro no serviço.',
  },
  // A page of a proxy.
  status502: {
    status: 502,
    body: '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>',
    says: undefined,
  },
  status503: {
    status: 503,
    body: { code: 503, message: 'Serviço em manutenção.' },
    says: 'Serviço em manutenção.',
  },
  status504: {
    status: 504,
    body: { code: 504, message: 'O serviço demorou para responder.' },
    says: 'O serviço demorou para responder.',
  },
} as const;

export type RefusalKind = keyof typeof refusals;

export const refusalKinds = Object.keys(refusals) as RefusalKind[]; // the keys of the table

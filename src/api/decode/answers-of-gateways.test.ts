import { expect, test } from 'vitest';
import type { CatalogueOrigin } from '#journey/errors/error-declaration.ts';
import { afterFailure } from '#journey/errors/index.ts';
import { decodeFailure } from './failure.ts';

const UNKNOWN = 'Erro desconhecido';
const INSTABILITY = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';
const TOO_MANY = 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.';
const TOO_LARGE =
  'Os arquivos são grandes demais para enviar de uma vez. Escolha arquivos menores ou fotografe os documentos.';
const REASON = 'CPF sem cadastro.';

/**
 * Bodies of services, and of proxies in front of them. `says`: the text on the screen, unless the status has its own.
 */
const BODIES: readonly (readonly [name: string, body: unknown, says: string])[] = [
  ['no body', undefined, UNKNOWN],
  ['an empty body', '', UNKNOWN],
  ['an empty object', {}, UNKNOWN],
  ['JSON with the status only', { code: 400, status: 'BAD_REQUEST' }, UNKNOWN],
  ['JSON with the reason under another name', { explicacao: REASON }, UNKNOWN],
  [
    'a page of nginx',
    '<html>\r\n<head><title>Refused</title></head><body><h1>Refused</h1></body></html>',
    INSTABILITY,
  ],
  [
    'a page in Portuguese',
    '<!doctype html><h1>Acesso negado</h1><p>Sua conexão foi bloqueada.</p>',
    INSTABILITY,
  ],
  ['the text of a proxy', 'upstream connect error or disconnect/reset before headers', INSTABILITY],
  ['a code of a proxy', 'error code: 1015', INSTABILITY],
  ['JSON with a text of HTTP', { status: 403, error: 'Forbidden', path: '/x' }, INSTABILITY],
  ['JSON with a name of a program', { error: 'invalid_grant' }, INSTABILITY],
  ['JSON with another name of a program', { message: 'quotaExceeded' }, INSTABILITY],
  ['JSON with a third name of a program', { message: 'proposal-not-found' }, INSTABILITY],
  ['JSON with the reason', { message: REASON }, REASON],
  ['JSON with the reason in a list', { errors: [{ message: REASON }] }, REASON],
  ['JSON with the reason in Portuguese', { codigo: 'E17', mensagem: REASON }, REASON],
  ['JSON with the reason as a legacy system writes it', { MENSAGEM: REASON }, REASON],
  ['a problem of RFC 9457', { type: 'about:blank', title: 'Bad Request', detail: REASON }, REASON],
  ['JSON as a text', JSON.stringify(JSON.stringify({ message: REASON })), REASON],
];

const REFUSALS = [
  400, 402, 403, 404, 405, 406, 408, 409, 410, 411, 413, 414, 415, 418, 422, 423, 425, 428, 431, 451, 499,
];
const FAULTS = [500, 501, 502, 503, 504, 505, 507, 520, 522, 524, 530, 599];

function shownText(origin: CatalogueOrigin, status: number, body: unknown, sendsFiles = false): string {
  const failure = decodeFailure('updateStep', true, status, body);
  const next = afterFailure(failure, { origin, fieldKeys: ['cpf'], sendsFiles });
  if (next.kind === 'ask') return next.question.text;
  if (next.kind === 'page') return next.page.lines.join(' ');
  return next.kind === 'toast' ? next.text : next.kind;
}

/** The text for each of the statuses, over a form and on a page. */
const shownTexts = (statuses: readonly number[], body: unknown) =>
  Object.fromEntries(
    statuses.flatMap(status =>
      (['submit', 'opening'] as const).map(origin => [
        `${status} ${origin}`,
        shownText(origin, status, body),
      ]),
    ),
  );

const sameTextFor = (statuses: readonly number[], text: string) =>
  Object.fromEntries(
    statuses.flatMap(status => [
      [`${status} submit`, text],
      [`${status} opening`, text],
    ]),
  );

test.each(BODIES)('[8.11] [8.20b] a refusal with %s', (_, body, says) => {
  expect(shownTexts(REFUSALS, body)).toEqual(sameTextFor(REFUSALS, says));
});

test.each(BODIES)('[8.21] [8.11] a fault of the service or of a proxy with %s', (_, body, says) => {
  expect(shownTexts(FAULTS, body)).toEqual(sameTextFor(FAULTS, says === REASON ? REASON : INSTABILITY));
});

test.each(BODIES)(
  '[8.20] 429 with %s asks for a pause, unless the service gives a reason',
  (_, body, says) => {
    expect(shownTexts([429], body)).toEqual(sameTextFor([429], says === REASON ? REASON : TOO_MANY));
  },
);

test.each(BODIES)(
  '[8.20] 413 with %s says that the files are too large, unless the service gives a reason',
  (_, body, says) => {
    expect(shownText('submit', 413, body, true)).toBe(says === REASON ? REASON : TOO_LARGE);
  },
);

test.each(['poll', 'completion', 'options', 'token'] as const)(
  '[8.26] 429 of a gateway asks for a pause at the origin %s, too, because a reload would be one more request',
  origin => {
    expect(shownText(origin, 429, '<h1>429 Too Many Requests</h1>')).toBe(TOO_MANY);
    expect(shownText(origin, 400, { code: 429 })).toBe(TOO_MANY);
  },
);

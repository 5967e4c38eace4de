import type { Json } from '../wire.ts';

/** The status, headers and body in place of a whole answer. */
export interface Delivery {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Does the connection break before the end of the body? */
  breaks?: boolean;
}

/** A wrong way to deliver a whole answer. */
export interface BrokenDelivery {
  name: string;
  deliver: (body: Json) => Delivery;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const PROXY_PAGE =
  '<!DOCTYPE html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>';

const json = (body: Json, status = 200): Delivery => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});
const text = (body: string, headers: Delivery['headers'] = JSON_TYPE, status = 200): Delivery => ({
  status,
  headers,
  body,
});
const dataOf = (body: Json): Json =>
  (typeof body === 'object' && body !== null && !Array.isArray(body) ? body.data : undefined) ?? null;

export const deliveries: readonly BrokenDelivery[] = [
  { name: 'empty', deliver: () => text('') },
  { name: '204', deliver: () => ({ status: 204, headers: {}, body: '' }) },
  { name: 'cut JSON', deliver: body => text(JSON.stringify(body).slice(0, -7)) },
  { name: 'a broken connection', deliver: body => ({ ...json(body), breaks: true }) },
  { name: 'the page of a proxy', deliver: () => text(PROXY_PAGE, HTML_TYPE) },
  { name: 'the page of a proxy with 502', deliver: () => text(PROXY_PAGE, HTML_TYPE, 502) },
  { name: 'a byte order mark', deliver: body => text(`\ufeff${JSON.stringify(body)}`) },
  { name: 'another content type', deliver: body => text(JSON.stringify(body), HTML_TYPE) },
  {
    name: 'Latin-1',
    deliver: body => ({ ...json(body), body: Buffer.from(JSON.stringify(body), 'latin1') }),
  },
  { name: 'a redirect', deliver: () => ({ status: 302, headers: { location: '/login' }, body: '' }) },
  { name: '304', deliver: () => ({ status: 304, headers: {}, body: '' }) },
  { name: 'null', deliver: () => json(null) },
  { name: 'a list', deliver: body => json([body]) },
  { name: 'a text', deliver: () => json('Ok') },
  { name: 'no envelope', deliver: body => json(dataOf(body)) },
  { name: 'two envelopes', deliver: body => json({ data: body }) },
  { name: 'JSON in a text', deliver: body => json(JSON.stringify(body)) },
  { name: 'data is null', deliver: () => json({ data: null }) },
  { name: 'data is empty', deliver: () => json({ data: {} }) },
  { name: 'data is a list', deliver: body => json({ data: [dataOf(body)] }) },
  {
    name: 'no success',
    deliver: () => json({ success: false, message: 'Não foi possível concluir agora.' }),
  },
  { name: 'an error with 200', deliver: () => json({ error: { code: 'E17', message: 'Falha interna' } }) },
  {
    name: 'a code of an error with 200',
    deliver: () => json({ code: 500, message: 'Internal Server Error', data: null }),
  },
  { name: 'an empty error with 500', deliver: () => json({}, 500) },
  {
    name: 'an error without JSON',
    deliver: () => text('Internal Server Error', { 'content-type': 'text/plain' }, 500),
  },
  {
    name: 'an error with a stack',
    deliver: () =>
      json(
        {
          message:
            "TypeError: Cannot read properties of undefined (reading 'id')\n    at Object.<anonymous> (/app/src/index.js:10:15)",
          code: 500,
        },
        500,
      ),
  },
  {
    name: 'an error with wrong members',
    deliver: () => json({ message: { pt: ['a'] }, code: 'x', errors: [[null]], stepStatus: 7 }, 422),
  },
  {
    name: 'a refusal with null',
    deliver: () => json({ message: null, errors: { null: null, undefined: 'undefined' } }, 400),
  },
];

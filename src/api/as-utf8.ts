import { decodeText } from '#shared/decode-text.ts';

/** The answer with its text in UTF-8, as browsers read every body. */
export async function asUtf8(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const { status, statusText, headers } = response;
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  const decoded = decodeText(bytes, headers.get('content-type') ?? '');
  return decoded === undefined || decoded.encoding === 'utf-8'
    ? response
    : new Response(decoded.text, { status, statusText, headers });
}

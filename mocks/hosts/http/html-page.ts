export interface Page {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** A page of the host itself. `body` is HTML. */
export const createHtmlPage = (status: number, body: string): Page => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body:
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Cenários</title><body style="font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem">` +
    `${body}</body></html>`,
});

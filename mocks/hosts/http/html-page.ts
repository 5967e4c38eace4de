export interface Page {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** In the colours of the system. A story is nearer to the name of its scenario than to the next name. */
const style = `:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
ul { list-style: none; padding: 0 }
li { margin-bottom: 1.5rem }
li p { margin: 0 }`;

/** A page of the host itself. `body` is HTML. */
export const createHtmlPage = (status: number, body: string): Page => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body:
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Cenários</title><style>${style}</style><body>${body}</body></html>`,
});

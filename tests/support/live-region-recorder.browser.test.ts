import { afterEach, expect, test } from 'vitest';
import { type LiveRegionRecorder, recordLiveRegions } from './live-region-recorder.ts';

let recorder: LiveRegionRecorder | undefined;
afterEach(() => {
  recorder?.stop();
  document.body.replaceChildren();
});

/** Shows this HTML in the page and records it from now on. */
function recordPage(html: string): LiveRegionRecorder {
  // The HTML comes from this file, so it is safe.
  document.body.innerHTML = html;
  recorder = recordLiveRegions(document);
  return recorder;
}

function write(id: string, text: string): void {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element has the id "${id}".`);
  element.textContent = text;
}

test('[13.3] one message for one action is no breach', () => {
  const { takeBreaches: breaches } = recordPage('<p role="status" id="a"></p>');
  write('a', 'Salvo');
  expect(breaches()).toEqual([]);
});

test('[13.3] two messages at once are a breach, even in a wait', () => {
  const page = '<p role="status" id="a"></p><output id="b"></output>';
  const { takeBreaches: breaches } = recordPage(page);
  write('a', 'Salvo');
  write('b', '2 saques');
  expect(breaches(true)).toEqual(['2 messages at once: Salvo | 2 saques']);
});

test('[13.3] a region that is switched off announces nothing', () => {
  const { takeBreaches: breaches } = recordPage(
    '<p role="status" id="a"></p><output aria-live="off" id="b"></output>',
  );
  write('a', 'Salvo');
  write('b', 'Lista indisponível');
  expect(breaches()).toEqual([]);
});

test('[13.3] a region that replaces its text at once is no breach in a wait', () => {
  const { takeBreaches: breaches } = recordPage('<p role="status" id="a"></p>');
  write('a', 'Buscando');
  write('a', 'Nada encontrado');
  expect(breaches(true)).toEqual([]);
});

test('[13.3] a text that its region no longer shows competes with no message in a wait', () => {
  const page = '<p role="status" id="a"></p><p role="status" id="b"></p><output id="c"></output>';
  const { takeBreaches: breaches } = recordPage(page);
  write('a', 'Buscando empresas');
  write('b', 'Tudo enviado');
  write('c', 'A busca falhou');
  write('a', '');
  document.getElementById('b')?.remove();
  expect(breaches(true)).toEqual([]);
});

test('[13.3] a notice that comes again in the place of one that is gone is no second message of the action', () => {
  const page = '<p role="status" id="a"></p><p role="status" id="b"></p>';
  const { takeBreaches: breaches } = recordPage(page);
  write('a', 'Carregando');
  document.getElementById('a')?.remove();
  write('b', 'Carregando');
  expect(breaches()).toEqual([]);
});

test('[13.3] the same text in two regions of the page is two messages', () => {
  const page = '<p role="status" id="a"></p><p role="status" id="b"></p>';
  const { takeBreaches: breaches } = recordPage(page);
  write('a', 'Carregando');
  write('b', 'Carregando');
  expect(breaches()).toEqual(['2 messages for one action: Carregando | Carregando']);
});

test('[13.3] a message about an element that already had the focus is no breach', () => {
  const { takeBreaches: breaches } = recordPage(
    '<input aria-describedby="a" aria-label="Nome"><p role="alert" id="a"></p>',
  );
  document.querySelector('input')?.focus();
  write('a', 'Por favor, insira Nome');
  expect(breaches()).toEqual([]);
});

test('[13.3] two messages one after the other are no breach in a wait', async () => {
  const { takeBreaches: breaches } = recordPage('<p role="status" id="a"></p>');
  write('a', 'Analisando');
  await new Promise(resolve => setTimeout(resolve, 60));
  write('a', 'Quase lá');
  expect(breaches(true)).toEqual([]);
});

test('[13.3] a message that repeats the description of the newly focused element is a breach', () => {
  const { takeBreaches: breaches } = recordPage(
    '<input aria-describedby="a" aria-label="Aceito"><p role="alert" id="a"></p>',
  );
  write('a', 'Aceite para continuar.');
  document.querySelector('input')?.focus();
  expect(breaches()).toEqual(['A message repeats the text of the focused element: Aceite para continuar.']);
});

test('[13.3] a live region inside another is a breach', () => {
  const { takeBreaches: breaches } = recordPage(
    '<section aria-live="polite"><p role="status" id="a"></p></section>',
  );
  write('a', 'Copiado');
  expect(breaches()).toEqual(['A region inside another announces twice: Copiado']);
});

test('[13.3] a polite region that is inserted into the page with its text is a breach, an alert is none', () => {
  const { takeBreaches: breaches } = recordPage('');
  const insert = (html: string): void => {
    const template = document.createElement('template');
    template.innerHTML = html;
    document.body.append(template.content);
  };
  insert('<section aria-live="polite" data-late><p>Copiado</p></section>');
  expect(breaches()).toEqual(['A region that comes with its text may stay silent: Copiado']);
  insert('<section aria-live="polite" data-late></section>');
  insert('<p role="alert" data-late>Sem conexão</p>');
  expect(breaches()).toEqual([]);
  for (const region of document.querySelectorAll('[data-late]')) region.remove();
});

test('[13.3] the removal of a text is not counted as a message', () => {
  const { takeBreaches: breaches } = recordPage(
    '<div aria-live="polite"><p id="a">Salvo</p><p>Copiado</p></div><p role="status" id="b"></p>',
  );
  document.getElementById('a')?.remove();
  write('b', 'Enviado');
  expect(breaches()).toEqual([]);
});

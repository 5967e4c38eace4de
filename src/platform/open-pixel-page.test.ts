import { expect, test } from 'vitest';
import { openPixelPage } from './open-pixel-page.ts';

interface FakeElement {
  tag: string;
  src?: string;
  text?: string;
  async?: boolean;
  fail?: () => void;
}

/** The members of a document that a pixel uses, with the elements that were created and those in the head. */
function createPixelDocument(defaultView: unknown = {}) {
  const created: FakeElement[] = [];
  const head: FakeElement[] = [];
  const document = {
    defaultView,
    createElement(tag: string) {
      const element: FakeElement & { addEventListener(type: string, listener: () => void): void } = {
        tag,
        addEventListener(type, listener) {
          if (type === 'error') element.fail = listener;
        },
      };
      created.push(element);
      return element;
    },
    head: { append: (element: FakeElement) => head.push(element) },
  };
  // The code under test uses no other member of a document.
  return { document: document as unknown as Document & { defaultView: unknown }, created, head };
}

test('[12.7] [7.38] a script at an address is added to the page, and its picture replaces it if it cannot be loaded', () => {
  const { document, created, head } = createPixelDocument();
  const host = openPixelPage(document);
  host.run({ kind: 'script', src: 'https://p.example/a.js', fallback: 'https://p.example/n.gif' });
  expect(head).toMatchObject([{ tag: 'script', src: 'https://p.example/a.js', async: true }]);
  expect(created).toHaveLength(1);
  head[0]?.fail?.();
  expect(created[1]).toMatchObject({ tag: 'img', src: 'https://p.example/n.gif' });
  expect(head).toHaveLength(1);
});

test('[7.38] a script without a picture is replaced by nothing', () => {
  const { document, created, head } = createPixelDocument();
  openPixelPage(document).run({ kind: 'script', src: 'https://p.example/a.js', fallback: '' });
  head[0]?.fail?.();
  expect(created).toHaveLength(1);
});

test('[12.7] [7.38] a text is added as a script, and a picture is loaded without being shown', () => {
  const { document, created, head } = createPixelDocument();
  const host = openPixelPage(document);
  host.run({ kind: 'code', text: 'go()' });
  host.run({ kind: 'image', src: 'https://p.example/a.gif' });
  expect(head).toMatchObject([{ tag: 'script', text: 'go()' }]);
  expect(head[0]?.src).toBeUndefined();
  expect(created[1]).toMatchObject({ tag: 'img', src: 'https://p.example/a.gif' });
});

test('[12.7] where the browser checks scripts, they go through a policy with the name of the deployment', () => {
  const names: string[] = [];
  const trustedTypes = {
    createPolicy(
      name: string,
      rules: { createScriptURL(text: string): string; createScript(text: string): string },
    ) {
      names.push(name);
      return {
        createScriptURL: (text: string) => `${rules.createScriptURL(text)}#checked`,
        createScript: (text: string) => `${rules.createScript(text)}//checked`,
      };
    },
  };
  const { document, head } = createPixelDocument({ trustedTypes });
  const host = openPixelPage(document);
  host.run({ kind: 'script', src: 'https://p.example/a.js', fallback: '' });
  host.run({ kind: 'code', text: 'go()' });
  expect(names).toEqual(['pixels']);
  expect(head).toMatchObject([{ src: 'https://p.example/a.js#checked' }, { text: 'go()//checked' }]);
});

test.each<[string, unknown]>([
  ['has no window', null],
  [
    'refuses the policy',
    {
      trustedTypes: {
        createPolicy() {
          throw new TypeError('Policy "pixels" disallowed.');
        },
      },
    },
  ],
])('[12.7] a document that %s gets the scripts unchecked', (_, defaultView) => {
  const { document, head } = createPixelDocument(defaultView);
  openPixelPage(document).run({ kind: 'code', text: 'go()' });
  expect(head).toMatchObject([{ text: 'go()' }]);
});

test('[12.7] a script that the deployment forbids does not stop the journey', () => {
  const { document } = createPixelDocument();
  Object.assign(document.head, {
    append() {
      throw new TypeError('refused');
    },
  });
  const host = openPixelPage(document);
  expect(() => {
    host.run({ kind: 'code', text: 'go()' });
    host.send({ event: 'form_submit', time: '', category: '', slug: '' });
    host.close();
  }).not.toThrow();
});

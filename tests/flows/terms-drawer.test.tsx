import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { terms } from '#scenarios/products/credito-pessoal.steps.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** Opens a proposal that begins with the terms, and returns their drawer. */
async function openTerms(term: string) {
  const step = { ...terms, order: 0, fields: terms.fields?.map(field => ({ ...field, term })) ?? [] };
  stage = setUpStage(
    scenarioWith({
      product: creditoPessoal.id,
      plan: {
        getSystem: {
          kind: 'reply',
          status: 200,
          body: { data: { ...systemAnswer(creditoPessoal, null), steps: [step] } },
        },
      },
    }),
  );
  await stage.controls.open({ hash: creditoPessoal.hashId, path: '/', query: {} });
  return page.getByRole('dialog', { name: 'Termos' });
}

const HOSTILE = '<h2>Objeto</h2><p onclick="alert(1)">Leia tudo.</p><img src="x" onerror="alert(1)">';

test('[2.41c] [2.41d] the drawer "Termos" opens by itself, its HTML is sanitised, and "Concordar" ticks the box', async () => {
  const drawer = await openTerms(HOSTILE);
  await expect.element(drawer.getByText('Leia tudo.')).toBeVisible();
  expect(drawer.element().querySelector('[onclick], [onerror]')).toBeNull();
  await drawer.getByRole('button', { name: 'Concordar' }).click();
  await expect.poll(() => drawer.elements()).toEqual([]);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('[12.2] a link inside the terms opens only after a question that names its host, by mouse, middle button and key', async () => {
  const drawer = await openTerms(
    '<p>Leia em <a href="https://coleta.outro-site.example/x">https://www.<b>banco</b>.com.br</a>.</p>',
  );
  const link = drawer.getByRole('link');
  const question = page.getByRole('alertdialog', { name: 'Abrir outra página?' });
  // The presses of the link that the app leaves to the browser. The test stops them, so that no page opens.
  const followed: string[] = [];
  const follow = (event: MouseEvent): void => {
    if (!link.elements().some(element => element.contains(event.target as Node))) return; // a press has an element
    if (!event.defaultPrevented) followed.push(`${event.type} ${event.button}`);
    event.preventDefault();
  };
  const events = ['click', 'auxclick'] as const;
  for (const name of events) window.addEventListener(name, follow);
  const presses = [
    () => drawer.getByText('banco', { exact: true }).click(),
    () => link.click({ button: 'middle' }),
    async () => {
      (link.element() as HTMLElement).focus(); // a link is an HTML element
      await userEvent.keyboard('{Enter}');
    },
  ];
  for (const press of presses) {
    await expect.element(link).toBeVisible();
    await press();
    await expect.element(question.getByText(/Você vai para coleta\.outro-site\.example\./)).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.poll(() => question.elements()).toEqual([]);
  }
  // The context menu belongs to the browser.
  await link.click({ button: 'right' });
  expect(question.elements()).toEqual([]);
  expect(stage?.platform().address.openedWindows()).toEqual([]);
  await link.click();
  await question.getByRole('button', { name: 'Abrir link' }).click();
  await expect
    .poll(() => stage?.platform().address.openedWindows())
    .toEqual(['https://coleta.outro-site.example/x']);
  for (const name of events) window.removeEventListener(name, follow);
  // Only the right button, which opens no page.
  expect(followed).toEqual(['auxclick 2']);
});

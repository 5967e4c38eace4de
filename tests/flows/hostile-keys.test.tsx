import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hashOf } from '#scenarios/hash-of.ts';
import {
  autocompleted,
  checkBoxGroup,
  checkbox,
  date,
  imageCapture,
  list,
  percentage,
  radio,
  radioChip,
  select,
  sliderMoney,
  term,
  text,
} from '#scenarios/products/building-blocks/fields.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import type { WireField } from '#scenarios/wire.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

const options = [
  { value: '1', label: 'Primeira' },
  { value: '2', label: 'Segunda' },
];
/** Keys that are members of a form, which a control with such a `name` would hide. */
const MEMBERS = [
  'nodeName',
  'setAttribute',
  'submit',
  'parentNode',
  'tagName',
  'addEventListener',
  'elements',
];
const MAKERS: Readonly<Record<string, (key: string) => WireField>> = {
  checkbox: key => checkbox(key, key, { optional: true }),
  select: key => select(key, key, { options, optional: true }),
  checkBoxGroup: key => checkBoxGroup(key, key, { options, optional: true }),
  radio: key => radio(key, key, { options, optional: true }),
  radioChip: key => radioChip(key, key, { options, optional: true }),
  list: key => list(key, key, { options, optional: true }),
  'read-only text': key => text(key, key, { optional: true, readOnly: true, defaultValue: 'fixo' }),
  term: key => ({ ...term(key, key, '<p>Termo</p>'), rules: [] }),
  textWithAutoComplete: key => autocompleted(key, key, { optional: true }),
  date: key => date(key, key, { optional: true }),
  sliderMoney: key => sliderMoney(key, key, { optional: true }),
  percentage: key => percentage(key, key, { optional: true }),
  imageCapture: key => imageCapture(key, key, { optional: true }),
  text: key => text(key, key, { optional: true }),
};

test.each(Object.entries(MAKERS))(
  '[12.4] %s: fields whose keys are members of a form leave these members to the form, and the step is judged',
  async (_, make) => {
    const scenario = scenarioById('happy-path');
    const fields = [...MEMBERS.map(make), text('apelido', 'Apelido')];
    const steps = creditoPessoal.steps.map((step, index) => (index === 0 ? { ...step, fields } : step));
    const stage = setUpStage(scenario, document.body, {
      product: { ...creditoPessoal, steps },
    });
    onTestFinished(stage.close);
    await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
    await expect.element(page.getByRole('textbox', { name: 'Apelido' })).toBeVisible();
    const form = document.querySelector('form');
    const proto: object = HTMLFormElement.prototype;
    for (const member of MEMBERS)
      expect([member, Reflect.get(form ?? {}, member)]).toEqual([member, Reflect.get(proto, member, form)]);
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await expect.element(page.getByRole('group', { name: 'Confira 1 campo' })).toBeVisible();
  },
);

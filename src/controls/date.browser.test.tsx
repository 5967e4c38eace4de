import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, renderSample } from './render-sample.tsx';

const born = { label: 'Nascimento', key: 'nascimento', component: 'date' };
const box = () => page.getByRole('textbox', { name: 'Nascimento' });
const calendar = () => page.getByLabelText('Calendário');

test('[5.26] [9.28] digits become DD/MM/AAAA, ten characters at most', async () => {
  renderSample({ field: born });
  await expect.element(box()).toHaveAttribute('placeholder', 'DD/MM/AAAA');
  await expect.element(box()).toHaveAttribute('maxlength', '10');
  await userEvent.type(box(), '290220249');
  await expect.element(box()).toHaveValue('29/02/2024');
});

test('[5.26] an ISO date that the browser fills in is turned round', async () => {
  const onEdit = vi.fn();
  renderSample({ field: born, onEdit });
  await userEvent.fill(box(), '1990-02-28');
  await expect.element(box()).toHaveValue('28/02/1990');
  expect(onEdit).toHaveBeenLastCalledWith('28/02/1990', '28/02/1990');
});

test('[5.26] a day picked in the calendar of the browser stands in the input', async () => {
  const onEdit = vi.fn();
  renderSample({ field: born, onEdit });
  await userEvent.fill(calendar(), '1990-02-28');
  await expect.element(box()).toHaveValue('28/02/1990');
  expect(onEdit).toHaveBeenLastCalledWith('28/02/1990', '28/02/1990');
});

test('the calendar opens on the day that is typed, and on none while there is no such day', async () => {
  renderSample({ field: born });
  await userEvent.type(box(), '31021990');
  await expect.element(calendar()).toHaveValue('');
  await userEvent.fill(box(), '28/02/1990');
  await expect.element(calendar()).toHaveValue('1990-02-28');
});

test('going to the calendar is not leaving the field; going on from there is', async () => {
  const onLeave = vi.fn();
  renderSample({ field: born, onLeave });
  await userEvent.click(box());
  inputOf(calendar()).focus();
  expect(onLeave).not.toHaveBeenCalled();
  inputOf(calendar()).blur();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('the calendar is no stop on the way of the keyboard, and covers a target of 44 px', async () => {
  renderSample({ field: born });
  expect(inputOf(calendar()).tabIndex).toBe(-1);
  const { width, height } = inputOf(calendar()).getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(40);
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inputOf, renderSample } from './render-sample.tsx';

const birthDate = { label: 'Nascimento', key: 'nascimento', component: 'date' };
const getInput = () => page.getByRole('textbox', { name: 'Nascimento' });
const getCalendar = () => page.getByLabelText('Calendário');

test('[5.26a] [9.28] digits become DD/MM/AAAA, ten characters at most', async () => {
  renderSample({ field: birthDate });
  await expect.element(getInput()).toHaveAttribute('placeholder', 'DD/MM/AAAA');
  await expect.element(getInput()).toHaveAttribute('maxlength', '10');
  await userEvent.type(getInput(), '290220249');
  await expect.element(getInput()).toHaveValue('29/02/2024');
});

test.each([
  ['1/2/1990', '01/02/1990'],
  ['1.2.1990', '01/02/1990'],
  ['01/2/1990', '01/02/1990'],
  ['10/11/1990', '10/11/1990'],
  ['1/12/1990', '01/12/1990'],
  ['0/1', '01'],
])('[5.26] the keys %s give %s', async (keys, shown) => {
  renderSample({ field: birthDate });
  await userEvent.type(getInput(), keys);
  await expect.element(getInput()).toHaveValue(shown);
});

test('[5.26] an ISO date that the browser fills in becomes DD/MM/AAAA', async () => {
  const onEdit = vi.fn();
  renderSample({ field: birthDate, onEdit });
  await userEvent.fill(getInput(), '1990-02-28');
  await expect.element(getInput()).toHaveValue('28/02/1990');
  expect(onEdit).toHaveBeenLastCalledWith('28/02/1990', '28/02/1990');
});

test('[5.26b] a day chosen in the calendar of the browser appears in the input', async () => {
  const onEdit = vi.fn();
  renderSample({ field: birthDate, onEdit });
  await userEvent.fill(getCalendar(), '1990-02-28');
  await expect.element(getInput()).toHaveValue('28/02/1990');
  expect(onEdit).toHaveBeenLastCalledWith('28/02/1990', '28/02/1990');
});

test('[5.26b] the button of the calendar that clears it clears the date', async () => {
  const onEdit = vi.fn();
  renderSample({ field: birthDate, onEdit });
  await userEvent.fill(getInput(), '28/02/1990');
  await userEvent.fill(getCalendar(), '');
  await expect.element(getInput()).toHaveValue('');
  expect(onEdit).toHaveBeenLastCalledWith('', '');
});

test('the calendar opens on the typed day, and without a day while the typed date is invalid', async () => {
  renderSample({ field: birthDate });
  await userEvent.type(getInput(), '31021990');
  await expect.element(getCalendar()).toHaveValue('');
  await userEvent.fill(getInput(), '28/02/1990');
  await expect.element(getCalendar()).toHaveValue('1990-02-28');
});

test('moving the focus to the calendar does not count as leaving the field; moving it beyond the calendar does', async () => {
  const onLeave = vi.fn();
  renderSample({ field: birthDate, onLeave });
  await userEvent.click(getInput());
  inputOf(getCalendar()).focus();
  expect(onLeave).not.toHaveBeenCalled();
  inputOf(getCalendar()).blur();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('the calendar is not in the tab order, and is a target of at least 44 by 40 px', async () => {
  renderSample({ field: birthDate });
  expect(inputOf(getCalendar()).tabIndex).toBe(-1);
  const { width, height } = inputOf(getCalendar()).getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(40);
});

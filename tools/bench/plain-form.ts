import type { Field } from '#journey/model/field.ts';
import type { Step } from '#journey/model/step.ts';
import type { BenchForm } from './bench-form.ts';

/**
 * The styles that a careful developer writes without any library.
 */
export const PLAIN_STYLE = `
.plain { max-width: 640px; margin: 0 auto; font: 16px/1.5 Montserrat, sans-serif; }
.plain .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; align-items: start; }
.plain .row { grid-column: 1 / -1; min-width: 0; }
.plain label, .plain .name { display: block; font-size: 14px; font-weight: 500; margin-bottom: 6px; }
.plain input:not([type=checkbox], [type=radio]), .plain select {
  box-sizing: border-box; width: 100%; min-height: 42px; padding: 0 12px; font: inherit; border: 1px solid #767676; border-radius: 8px;
}
.plain fieldset { border: 0; margin: 0; padding: 0; }
.plain [aria-invalid=true] { border-color: #b3261e; }
.plain .error { color: #b3261e; font-size: 13px; margin: 6px 0 0; }
`;

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const newElement = Object.assign(document.createElement(name), properties);
  newElement.append(...children);
  return newElement;
}

interface Row {
  field: Field;
  /** The target of the label: the input or the group. */
  target: HTMLElement;
  element: HTMLElement;
  error: HTMLElement | undefined;
}

/**
 * The same fields, conditions and errors in plain DOM, as a careful developer writes them without any library: labels,
 * ids, errors tied to their inputs. It has no masks, drafts or progress, so it shows the cost of the browser itself.
 */
export function createPlainForm(step: Step, container: HTMLElement): BenchForm {
  const values = new Map<string, string | boolean>();
  const rows = new Map<string, Row>();
  const dependents = new Map<string, Field[]>();
  const byId = new Map(step.fields.map(field => [field.id, field]));
  const list = createElement('div', { className: 'fields' });
  const summary = createElement('div', { tabIndex: -1 });
  summary.setAttribute('role', 'alert');

  const isFilled = (key: string): boolean => Boolean(values.get(key));
  const controllerOf = (field: Field): Field | undefined =>
    byId.get(field.conditionals.visualization?.fieldId ?? '');
  const isVisible = (field: Field): boolean => {
    const controller = controllerOf(field);
    return !controller || isFilled(controller.key);
  };

  function applyValue(field: Field, value: string | boolean): void {
    values.set(field.key, value);
    const row = rows.get(field.key);
    if (row) clearError(row);
    for (const dependent of dependents.get(field.key) ?? []) {
      const dependentRow = rows.get(dependent.key);
      if (isVisible(dependent) === (dependentRow !== undefined)) continue;
      if (dependentRow) {
        dependentRow.element.remove();
        rows.delete(dependent.key);
      } else {
        list.insertBefore(rowOf(dependent).element, findNextShownRow(dependent));
      }
    }
  }

  function findNextShownRow(field: Field): Node | null {
    const nextField = step.fields.slice(step.fields.indexOf(field) + 1).find(({ key }) => rows.has(key));
    return (nextField && rows.get(nextField.key)?.element) ?? null;
  }

  function inputOf(field: Field, id: string): HTMLElement {
    switch (field.component) {
      case 'select': {
        const select = createElement('select', { id, name: field.key }, new Option('Selecione', ''));
        for (const { label, value } of field.options) select.append(new Option(label, value));
        select.addEventListener('input', () => applyValue(field, select.value));
        return select;
      }
      case 'radio': {
        const group = createElement('fieldset', { id, tabIndex: -1 });
        group.setAttribute('role', 'radiogroup');
        group.setAttribute('aria-labelledby', `${id}-label`);
        for (const { label, value } of field.options) {
          const radio = createElement('input', { type: 'radio', name: id, value });
          radio.addEventListener('input', () => applyValue(field, value));
          group.append(createElement('label', {}, radio, new Text(label)));
        }
        return group;
      }
      case 'checkbox': {
        const input = createElement('input', { id, type: 'checkbox', name: field.key });
        input.addEventListener('input', () => applyValue(field, input.checked));
        return input;
      }
      default: {
        const input = createElement('input', { id, type: 'text', name: field.key, autocomplete: 'off' });
        if (field.component !== 'text') input.inputMode = 'numeric';
        input.addEventListener('input', () => applyValue(field, input.value));
        return input;
      }
    }
  }

  function rowOf(field: Field): Row {
    const id = `campo-${field.key}`;
    const target = inputOf(field, id);
    if (field.required) target.setAttribute('aria-required', 'true');
    const label =
      field.component === 'radio'
        ? createElement('span', { id: `${id}-label`, className: 'name', textContent: field.label })
        : createElement('label', { id: `${id}-label`, htmlFor: id, textContent: field.label });
    const rowElement = createElement('div', { className: 'row' }, label, target);
    const row = { field, target, element: rowElement, error: undefined };
    rows.set(field.key, row);
    return row;
  }

  function clearError(row: Row): void {
    if (!row.error) return;
    row.error.remove();
    row.error = undefined;
    row.target.removeAttribute('aria-invalid');
    row.target.removeAttribute('aria-describedby');
  }

  function showError(row: Row, message: string): void {
    clearError(row);
    const id = `${row.target.id}-error`;
    row.error = createElement('p', { id, className: 'error', textContent: message });
    row.target.setAttribute('aria-invalid', 'true');
    row.target.setAttribute('aria-describedby', id);
    row.element.append(row.error);
  }

  function submit(): void {
    const lines = createElement('ul');
    for (const { key, label, rules } of step.fields) {
      const row = rows.get(key);
      if (!row || !rules.some(({ required }) => required) || isFilled(key)) continue;
      const message = `Por favor, insira ${label}`;
      showError(row, message);
      lines.append(
        createElement('li', {}, createElement('a', { href: `#${row.target.id}`, textContent: message })),
      );
    }
    const counter = createElement('p', {
      textContent: `Faltam ${lines.children.length} campos para continuar`,
    });
    summary.replaceChildren(counter, lines);
    summary.focus();
  }

  return {
    async mount() {
      for (const field of step.fields) {
        const controller = controllerOf(field);
        if (controller) dependents.set(controller.key, [...(dependents.get(controller.key) ?? []), field]);
        if (isVisible(field)) list.append(rowOf(field).element);
      }
      const button = createElement('button', { type: 'submit', textContent: 'Continuar' });
      const heading = createElement('h1', { textContent: step.name, tabIndex: -1 });
      // One child: rows appended straight into a form cost quadratic time in Chromium.
      const form = createElement(
        'form',
        { noValidate: true, className: 'plain' },
        createElement('div', {}, heading, summary, list),
        button,
      );
      form.addEventListener('submit', event => {
        event.preventDefault();
        submit();
      });
      container.append(createElement('style', { textContent: PLAIN_STYLE }), form);
      heading.focus({ preventScroll: true });
    },
    unmount() {
      container.querySelector('form')?.remove();
      list.replaceChildren();
      summary.replaceChildren();
      rows.clear();
      dependents.clear();
    },
    submit: () => container.querySelector('form')?.requestSubmit(),
    countErrors: () => container.querySelectorAll('[aria-invalid=true]').length,
    findInput: key => document.getElementById(`campo-${key}`),
  };
}

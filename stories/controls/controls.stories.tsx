import type { Story, StoryDefault } from '@ladle/react';
import { Trial } from '#controls/trial.tsx';
import { css } from '#styled/css/index.js';
import { controlStates } from './control-states.ts';

export default { title: 'controls' } satisfies StoryDefault;

/** Every state of one control, each named as in the states module. */
function everyState(control: string): Story {
  const states = Object.entries(controlStates[control] ?? {});
  return () => (
    <div className={page}>
      {states.map(([name, props]) => (
        <section key={name} data-state={name}>
          <h2 className={heading}>{name}</h2>
          <Trial {...props} field={{ ...props.field, key: `${control}-${name}` }} />
        </section>
      ))}
    </div>
  );
}

export const Text = everyState('text');
export const DateOfCalendar = everyState('date');
export const Select = everyState('select');
export const Radio = everyState('radio');
export const Chips = everyState('chips');
export const Checkbox = everyState('checkbox');
export const CheckboxGroup = everyState('checkboxGroup');
export const Money = everyState('money');
export const MoneySlider = everyState('moneySlider');
export const Term = everyState('term');
export const List = everyState('list');
export const Percentage = everyState('percentage');
export const Image = everyState('image');
export const Combobox = everyState('combobox');
export const Button = everyState('button');
export const Notice = everyState('notice');

const page = css({
  display: 'grid',
  gap: 'section',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
  padding: { base: 'page', md: 'pageLarge' },
  alignItems: 'start',
});
const heading = css({ textStyle: 'technical', color: 'muted', marginBottom: '2' });

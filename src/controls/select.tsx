import type { ReactNode } from 'react';
import { isUnlisted } from '#journey/form/is-unlisted.ts';
import { ChoiceInput } from './choice/choice-input.tsx';
import { chosenLabelOf, chosenOptionOf, shownChoiceOf, toChosen } from './choice/chosen.ts';
import type { ControlProps } from './control.ts';
import { OptionsGate } from './primitives/options-gate.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';

/** One option of a list: below the input on a desktop, in a sheet with search on a phone (5.27). */
export function SelectControl(props: ControlProps): ReactNode {
  const { field, value, options } = props;
  // The question is asked again (3.31): an input with a text in it would look answered.
  const isAskedAgain = props.required && isUnlisted(field, value);
  return (
    <OptionsGate {...props}>
      {props.readOnly ? (
        <ReadOnlyText {...props} shownText={shownChoiceOf(props)} />
      ) : (
        <ChoiceInput
          {...props}
          selectedOption={chosenOptionOf(value, options.options)}
          text={isAskedAgain ? '' : chosenLabelOf(value, options.options)}
          onChoose={option => props.onEdit(toChosen(option))}
        />
      )}
    </OptionsGate>
  );
}

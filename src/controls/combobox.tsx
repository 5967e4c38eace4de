import type { KeyboardEvent, ReactNode } from 'react';
import { searchOptions } from '#journey/form/options.ts';
import { css } from '#styled/css/index.js';
import { InputBox } from '#ui/input-box.tsx';
import { ChoicePopover } from './choice/choice-popover.tsx';
import { Listbox, optionId } from './choice/listbox.tsx';
import { edgeOption } from './choice/next-option.ts';
import { useChoice } from './choice/use-choice.ts';
import type { ControlProps } from './control.ts';
import { lookupState } from './primitives/lookup-state.tsx';
import { maskOf, maxCharacters } from './primitives/mask-of.ts';
import { MaskedInput } from './primitives/masked-input.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';

/** Text with suggestions: the typed text counts, chosen or not. The input stays while suggestions load. */
export function ComboboxControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  return <Suggesting {...props} />;
}

function Suggesting(props: ControlProps): ReactNode {
  const { id, shown, options } = props;
  const mask = maskOf(props.field);
  const choice = useChoice(options.options, undefined, option => props.onEdit(option.label), true);
  const { matches } = choice;
  const listId = `${id}-options`;
  const alreadyWhole = matches.length === 1 && matches[0]?.label === shown;
  const expanded = choice.open && matches.length > 0 && !alreadyWhole;

  function type(text: string) {
    props.onEdit(text);
    choice.search(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (expanded || event.key !== 'ArrowDown') return expanded && choice.onKeyDown(event);
    event.preventDefault();
    choice.search(shown);
    choice.point(edgeOption(searchOptions(options.options, shown), 1));
  }

  return (
    <div className={wrapper}>
      <InputBox invalid={props.invalid} suffix={lookupState(props)}>
        <MaskedInput
          control={props}
          mask={mask}
          maxLength={maxCharacters(props.field, mask)}
          onText={type}
          role="combobox"
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={expanded && choice.active >= 0 ? optionId(listId, choice.active) : undefined}
          onKeyDown={onKeyDown}
          onBlur={() => {
            choice.hide();
            props.onLeave();
          }}
        />
      </InputBox>
      {expanded && (
        <ChoicePopover>
          <Listbox
            id={listId}
            labelId={props.labelId}
            options={matches}
            active={choice.active}
            selected={undefined}
            emptyText=""
            className={listHeight}
            onPoint={choice.point}
            onChoose={choice.choose}
          />
        </ChoicePopover>
      )}
    </div>
  );
}

const wrapper = css({ position: 'relative' });
const listHeight = css({ maxHeight: 'optionList' });

import type { KeyboardEvent, ReactNode } from 'react';
import { searchOptions } from '#journey/form/options.ts';
import { css } from '#styled/css/index.js';
import { InputBox } from '#ui/input-box.tsx';
import { ChoicePopover } from './choice/choice-popover.tsx';
import { findEdgeOptionIndex } from './choice/find-next-option-index.ts';
import { Listbox, optionIdOf } from './choice/listbox.tsx';
import { useChoice } from './choice/use-choice.ts';
import type { ControlProps } from './control.ts';
import { maskOf, maxCharactersOf } from './primitives/mask-of.ts';
import { MaskedInput } from './primitives/masked-input.tsx';
import { ReadOnlyText } from './primitives/read-only-text.tsx';
import { renderLookupState } from './primitives/render-lookup-state.tsx';

/**
 * Text with suggestions: the value is the text, whether the visitor typed or chose it. The input stays while
 * suggestions load.
 */
export function ComboboxControl(props: ControlProps): ReactNode {
  if (props.readOnly) return <ReadOnlyText {...props} />;
  return <SuggestionInput {...props} />;
}

function SuggestionInput(props: ControlProps): ReactNode {
  const { id, shownText, options } = props;
  const mask = maskOf(props.field);
  const choice = useChoice(options.options, undefined, option => props.onEdit(option.label), true);
  const { matches } = choice;
  const listId = `${id}-options`;
  const isComplete = matches.length === 1 && matches[0]?.label === shownText;
  const isExpanded = choice.isOpen && matches.length > 0 && !isComplete;

  function onType(text: string) {
    props.onEdit(text);
    choice.search(text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isExpanded || event.key !== 'ArrowDown') return isExpanded && choice.onKeyDown(event);
    event.preventDefault();
    choice.search(shownText);
    choice.activate(findEdgeOptionIndex(searchOptions(options.options, shownText), 1));
  }

  return (
    <div className={wrapper}>
      <InputBox invalid={props.invalid} suffix={renderLookupState(props)}>
        <MaskedInput
          control={props}
          mask={mask}
          maxLength={maxCharactersOf(props.field, mask)}
          onText={onType}
          role="combobox"
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={
            isExpanded && choice.activeIndex >= 0 ? optionIdOf(listId, choice.activeIndex) : undefined
          }
          onKeyDown={onKeyDown}
          onBlur={() => {
            choice.hide();
            props.onLeave();
          }}
        />
      </InputBox>
      {isExpanded && (
        <ChoicePopover>
          <Listbox
            id={listId}
            labelId={props.labelId}
            options={matches}
            activeIndex={choice.activeIndex}
            selectedOption={undefined}
            emptyText=""
            className={listHeight}
            onActivate={choice.activate}
            onChoose={choice.choose}
          />
        </ChoicePopover>
      )}
    </div>
  );
}

const wrapper = css({ position: 'relative' });
const listHeight = css({ maxHeight: 'optionList' });

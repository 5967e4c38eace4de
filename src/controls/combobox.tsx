import type { KeyboardEvent, ReactNode } from 'react';
import { listsPersonsOfCpf } from '#journey/form/codes.ts';
import { searchOptions } from '#journey/form/options.ts';
import type { Field, Option } from '#journey/model/field.ts';
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
  const choice = useChoice(options.options, undefined, onChoose, true);
  const { matches } = choice;
  // The persons of a CPF are all meant by its digits, which neither their names nor their codes need contain.
  const searchedTextOf = (text: string): string => (listsPersonsOfCpf(props.field) ? '' : text);
  const listId = `${id}-options`;
  const isComplete = matches.length === 1 && matches[0]?.label === shownText;
  const isExpanded = choice.isOpen && matches.length > 0 && !isComplete;

  function onChoose(option: Option) {
    props.onEdit(suggestedTextOf(props.field, option, props.readText()));
    // Like a typed text: the caret is behind it, so that the visitor can add to it.
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = props.readText();
  }
  function onType(text: string) {
    props.onEdit(text);
    choice.search(searchedTextOf(text));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isExpanded || event.key !== 'ArrowDown') return isExpanded && choice.onKeyDown(event);
    event.preventDefault();
    const searchedText = searchedTextOf(shownText);
    choice.search(searchedText);
    choice.activate(findEdgeOptionIndex(searchOptions(options.options, searchedText), 1));
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

/**
 * The text after the choice of a suggestion: its label. A code stays a code: the digits for which persons are listed
 * stay as they are, and any other code becomes the one that the label or the value of the suggestion is.
 */
function suggestedTextOf(field: Field, { label, value }: Option, text: string): string {
  if (listsPersonsOfCpf(field)) return text;
  const mask = maskOf(field);
  if (mask?.holds !== 'code') return label;
  return [label, value].map(candidate => mask.fromWire(candidate)).find(Boolean) ?? text;
}

const wrapper = css({ position: 'relative' });
const listHeight = css({ maxHeight: 'optionList' });

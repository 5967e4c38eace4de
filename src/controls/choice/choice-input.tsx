import { type InputEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { findOptionByText } from '#journey/form/options.ts';
import type { Option } from '#journey/model/field.ts';
import { css, cx } from '#styled/css/index.js';
import { InputBox, input } from '#ui/input-box.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { useDesktop } from '#ui/use-desktop.ts';
import type { ControlProps } from '../control.ts';
import { inputAttributesOf } from '../primitives/input-attributes-of.ts';
import { leaveFocus } from '../primitives/pass-focus-to.ts';
import { selectIfFocused } from '../primitives/select-if-focused.ts';
import { ChoicePopover } from './choice-popover.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';
import { FoundStatus } from './found-status.tsx';
import { foundTextOf } from './found-text-of.ts';
import { Listbox, optionIdOf } from './listbox.tsx';
import { useChoice } from './use-choice.ts';
import { usePreparedSheet } from './use-prepared-sheet.ts';

interface ChoiceInputProps extends ControlProps {
  selectedOption: Option | undefined;
  /** The input's text while the visitor does not search. */
  text: string;
  onChoose: (option: Option) => void;
}

/**
 * An input that searches its list for the typed text, so that keys, paste and autofill work. On a phone it opens no
 * keyboard (`inputMode` none), because the sheet has its own search.
 */
export function ChoiceInput(props: ChoiceInputProps): ReactNode {
  const { id, labelId, options, selectedOption, text } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const choice = useChoice(options.options, selectedOption, props.onChoose);
  const isInSheet = !useDesktop();
  /** The sheet takes the focus, and its search shows the typed text. */
  const isBehindSheet = isInSheet && choice.isOpen;
  // A list with images is not prepared, because the browser would load them for a closed sheet.
  const isPrepared = usePreparedSheet(isInSheet && options.options.every(({ image }) => image === ''));
  // A sheet that is not prepared is mounted when it is opened for the first time.
  const [wasOpened, setWasOpened] = useState(false);
  if (choice.isOpen && !wasOpened) setWasOpened(true);
  const emptyText = options.message || 'Nenhuma opção encontrada.';
  const attributes = inputAttributesOf(props);
  const listId = `${id}-options`;
  const isSearching = choice.query !== undefined;
  const image = selectedOption?.image ?? '';

  // The input's text is the choice. It is selected, so that typing replaces it, also if a late answer has changed it
  // while the visitor is in the input (11.6).
  useEffect(() => {
    if (!choice.isOpen && inputRef.current?.value === text) selectIfFocused(inputRef.current);
  }, [choice.isOpen, text]);

  function onInput(event: InputEvent<HTMLInputElement>) {
    const typedText = event.currentTarget.value;
    // On autofill, Chrome sends no input type, and Firefox sends 'insertReplacementText'.
    const { inputType, data } = event.nativeEvent;
    if (!inputType || inputType === 'insertReplacementText')
      choice.choose(findOptionByText(options.options, typedText));
    else choice.search(isSearching ? typedText : (data ?? typedText));
  }

  function onBlur() {
    if (isBehindSheet) return;
    if (choice.query) choice.choose(findOptionByText(options.options, choice.query));
    choice.hide();
    props.onLeave();
  }

  return (
    <div ref={leaveFocus} className={wrapper}>
      <InputBox
        invalid={props.invalid}
        prefix={image !== '' && !isSearching ? <SafeImage src={image} className={leadingImage} /> : undefined}
      >
        <input
          {...attributes}
          ref={inputRef}
          role="combobox"
          // A long list of radio buttons is rendered here, too. Its label is that of a group, which names no input.
          aria-labelledby={labelId}
          className={cx(input, inputStyle, arrowStyle, !isSearching && hiddenSelection)}
          type="text"
          inputMode={isInSheet ? 'none' : 'text'}
          autoComplete={choice.isOpen ? 'off' : attributes.autoComplete}
          spellCheck={false}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-expanded={choice.isOpen}
          aria-controls={choice.isOpen && choice.matches.length > 0 ? listId : undefined}
          aria-activedescendant={
            choice.isOpen && choice.activeIndex >= 0 ? optionIdOf(listId, choice.activeIndex) : undefined
          }
          placeholder={props.field.placeholder || 'Selecione'}
          value={isBehindSheet ? text : (choice.query ?? text)}
          onInput={onInput}
          onKeyDown={choice.onKeyDown}
          onFocus={event => event.currentTarget.select()}
          // On a phone the focus moves once, with the click and to the sheet. Focus and selection of this input would
          // come first and cost the browser styles and layout (14.5).
          onMouseDown={event => isInSheet && event.preventDefault()}
          onClick={() => (choice.isOpen && !isSearching ? choice.hide() : choice.show())}
          onBlur={onBlur}
        />
      </InputBox>
      {choice.isOpen && !isInSheet && <FoundStatus text={foundTextOf(choice)} />}
      {choice.isOpen && !isInSheet && (
        <ChoicePopover>
          <Listbox
            id={listId}
            labelId={labelId}
            options={choice.matches}
            activeIndex={choice.activeIndex}
            selectedOption={selectedOption}
            emptyText={emptyText}
            className={listHeight}
            onActivate={choice.activate}
            onChoose={choice.choose}
          />
        </ChoicePopover>
      )}
      {isInSheet && (wasOpened || isPrepared) && (
        <ChoiceSheet
          choice={choice}
          isPrepared={!wasOpened}
          openerRef={inputRef}
          listId={listId}
          label={props.label}
          selectedOption={selectedOption}
          emptyText={emptyText}
          optionCount={options.options.length}
        />
      )}
    </div>
  );
}

const wrapper = css({ position: 'relative' });
const inputStyle = css({ cursor: 'pointer', paddingInlineEnd: '10' });
// The arrow is a background image of the input: no extra element per list, and a press on it is a press on the input.
const arrowStyle = css({
  backgroundImage: 'chevronDown',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '[right 12px center]',
  backgroundSize: '[1.25rem 1.25rem]',
});
/** Hides the selection of the text. The text is selected only so that typing replaces it. */
const hiddenSelection = css({ '&::selection': { bg: 'transparent', color: 'ink' } });
const listHeight = css({ maxHeight: 'optionList' });
const leadingImage = css({ boxSize: 'iconLarge', objectFit: 'contain' });

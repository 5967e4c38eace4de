import { type InputEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Option } from '#journey/model/field.ts';
import { css, cx } from '#styled/css/index.js';
import { InputBox, input } from '#ui/input-box.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { useDesktop } from '#ui/use-desktop.ts';
import type { ControlProps } from '../control.ts';
import { inputAttributes } from '../primitives/input-attributes.ts';
import { ChoicePopover } from './choice-popover.tsx';
import { ChoiceSheet } from './choice-sheet.tsx';
import { optionNamed } from './chosen.ts';
import { FoundStatus } from './found-status.tsx';
import { foundText } from './found-text.ts';
import { Listbox, optionId } from './listbox.tsx';
import { useChoice } from './use-choice.ts';
import { usePreparedSheet } from './use-prepared-sheet.ts';

interface ChoiceInputProps extends ControlProps {
  /** The chosen option. */
  selected: Option | undefined;
  /** The input's text while nobody searches. */
  text: string;
  onChoose: (option: Option) => void;
}

/**
 * An input that searches its list by typing, so that keys, paste and autofill work. On a
 * phone it opens no keyboard (`inputMode` none): the sheet has its own search.
 */
export function ChoiceInput(props: ChoiceInputProps): ReactNode {
  const { id, labelId, options, selected, text } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const choice = useChoice(options.options, selected, props.onChoose);
  const inSheet = !useDesktop();
  /** The sheet takes the focus, and its search shows the typed text. */
  const isBehindSheet = inSheet && choice.open;
  // Images of a closed sheet would be loaded, too.
  const isPrepared = usePreparedSheet(inSheet && options.options.every(({ image }) => image === ''));
  // Any other closed sheet that was never open is not mounted.
  const [wasOpened, setWasOpened] = useState(false);
  if (choice.open && !wasOpened) setWasOpened(true);
  const emptyText = options.message || 'Nenhuma opção encontrada.';
  const attributes = inputAttributes(props);
  const listId = `${id}-options`;
  const searching = choice.query !== undefined;
  const image = selected?.image ?? '';

  // The input's text is the choice: typing replaces it.
  useEffect(() => {
    if (!choice.open && document.activeElement === inputRef.current) inputRef.current?.select();
  }, [choice.open]);

  function onInput(event: InputEvent<HTMLInputElement>) {
    const typedText = event.currentTarget.value;
    // On autofill, Chrome sends no input type and Firefox names it.
    const { inputType, data } = event.nativeEvent;
    if (!inputType || inputType === 'insertReplacementText')
      choice.choose(optionNamed(options.options, typedText));
    else choice.search(searching ? typedText : (data ?? typedText));
  }

  function onBlur() {
    if (isBehindSheet) return;
    if (choice.query) choice.choose(optionNamed(options.options, choice.query));
    choice.hide();
    props.onLeave();
  }

  return (
    <div className={wrapper}>
      <InputBox
        invalid={props.invalid}
        prefix={image !== '' && !searching ? <SafeImage src={image} className={leading} /> : undefined}
      >
        <input
          {...attributes}
          ref={inputRef}
          role="combobox"
          // The label of a group names no input by itself: a long list of radio buttons is rendered here.
          aria-labelledby={labelId}
          className={cx(input, chooser, arrow, !searching && resting)}
          type="text"
          inputMode={inSheet ? 'none' : 'text'}
          autoComplete={choice.open ? 'off' : attributes.autoComplete}
          spellCheck={false}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-expanded={choice.open}
          aria-controls={choice.open && choice.matches.length > 0 ? listId : undefined}
          aria-activedescendant={
            choice.open && choice.active >= 0 ? optionId(listId, choice.active) : undefined
          }
          placeholder={props.field.placeholder || 'Selecione'}
          value={isBehindSheet ? text : (choice.query ?? text)}
          onInput={onInput}
          onKeyDown={choice.onKeyDown}
          onFocus={event => event.currentTarget.select()}
          onClick={() => (choice.open && !searching ? choice.hide() : choice.show())}
          onBlur={onBlur}
        />
      </InputBox>
      {choice.open && !inSheet && <FoundStatus text={foundText(choice)} />}
      {choice.open && !inSheet && (
        <ChoicePopover>
          <Listbox
            id={listId}
            labelId={labelId}
            options={choice.matches}
            active={choice.active}
            selected={selected}
            emptyText={emptyText}
            className={listHeight}
            onPoint={choice.point}
            onChoose={choice.choose}
          />
        </ChoicePopover>
      )}
      {inSheet && (wasOpened || isPrepared) && (
        <ChoiceSheet
          choice={choice}
          isPrepared={!wasOpened}
          listId={listId}
          label={props.label}
          selected={selected}
          emptyText={emptyText}
          total={options.options.length}
        />
      )}
    </div>
  );
}

const wrapper = css({ position: 'relative' });
const chooser = css({ cursor: 'pointer', paddingInlineEnd: { base: '10', md: '10' } });
// The arrow is a background image of the input: no extra element per list, and pressing it presses the input.
const arrow = css({
  backgroundImage: 'chevronDown',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '[right 12px center]',
  backgroundSize: '[1.25rem 1.25rem]',
});
/** Hides the selection of the text, which exists only so that typing replaces it. */
const resting = css({ '&::selection': { bg: 'transparent', color: 'ink' } });
const listHeight = css({ maxHeight: 'optionList' });
const leading = css({ boxSize: 'iconLarge', objectFit: 'contain' });

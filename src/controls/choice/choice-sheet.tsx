import { type ReactNode, type RefObject, useRef } from 'react';
import { capitalizeTitle } from '#brazil/names.ts';
import type { Option } from '#journey/model/field.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconSearch } from '#ui/icons.ts';
import { InputBox, input } from '#ui/input-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FoundStatus } from './found-status.tsx';
import { countTextOf } from './found-text-of.ts';
import { Listbox, optionIdOf } from './listbox.tsx';
import type { Choice } from './use-choice.ts';

export interface ChoiceSheetProps {
  choice: Choice;
  /** Mounted, but not opened yet. */
  isPrepared: boolean;
  /** The input of the field. */
  openerRef: RefObject<HTMLInputElement | null>;
  listId: string;
  label: string;
  selectedOption: Option | undefined;
  emptyText: string;
  /** The number of all options, found or not. */
  optionCount: number;
}

/** A list on a phone: a sheet with the field's name, a search and the list (5.27). */
export function ChoiceSheet({
  choice,
  isPrepared,
  openerRef,
  listId,
  label,
  selectedOption,
  emptyText,
  optionCount,
}: ChoiceSheetProps): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  const titleId = `${listId}-title`;
  const countId = `${listId}-count`;

  // The search has the focus for keys, but opens the keyboard only when tapped, because the keyboard would cover the
  // list.
  function openKeyboard() {
    if (!inputRef.current || inputRef.current.inputMode === 'search') return;
    inputRef.current.inputMode = 'search';
    inputRef.current.blur();
  }

  return (
    <Sheet
      open={choice.isOpen}
      isPrepared={isPrepared}
      onClose={choice.hide}
      openerRef={openerRef}
      title={capitalizeTitle(label)}
      titleId={titleId}
      header={
        <InputBox prefix={<Icon drawing={IconSearch} />}>
          <input
            ref={inputRef}
            data-autofocus
            className={cx(input, searchInput)}
            type="text"
            inputMode="none"
            enterKeyHint="done"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            role="combobox"
            aria-label={`Buscar em ${label}`}
            // Screen readers read the count when the sheet opens; later changes are announced.
            aria-describedby={countId}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            aria-expanded={choice.isOpen}
            aria-controls={choice.matches.length > 0 ? listId : undefined}
            aria-activedescendant={
              choice.activeIndex >= 0 ? optionIdOf(listId, choice.activeIndex) : undefined
            }
            placeholder="Buscar"
            value={choice.query ?? ''}
            onInput={event => choice.search(event.currentTarget.value)}
            onKeyDown={event => event.key !== 'Tab' && choice.onKeyDown(event)}
            onFocus={({ currentTarget: { value }, currentTarget }) =>
              currentTarget.setSelectionRange(value.length, value.length)
            }
            onPointerDown={openKeyboard}
          />
        </InputBox>
      }
    >
      <div className={edgeToEdge} style={{ minHeight: `min(${optionCount * 3}rem, var(--list-height))` }}>
        <FoundStatus id={countId} text={countTextOf(choice)} initialText={countTextOf(choice)} />
        <Listbox
          id={listId}
          labelId={titleId}
          options={choice.matches}
          activeIndex={choice.activeIndex}
          isPrepared={isPrepared}
          selectedOption={selectedOption}
          emptyText={emptyText}
          className={tallList}
          onActivate={choice.activate}
          onChoose={choice.choose}
        />
      </div>
    </Sheet>
  );
}

const searchInput = css({ paddingInlineStart: '4' });
/**
 * The list has the height of the sheet without handle, title and search, but at least that of an option. It keeps its
 * height when a search finds few options, so that the sheet does not shrink.
 */
const edgeToEdge = css({
  '--list-height': 'max(3rem, max(var(--layer-height) * 0.85, min(var(--layer-height), 400px)) - 11rem)',
  _shortWindow: { '--list-height': 'max(3rem, var(--layer-height) - 8rem)' },
  marginInline: { base: '-5', md: '-6' },
  marginBottom: '-6',
  '& > p[role=status]': { paddingInline: '5' },
});
const tallList = css({
  maxHeight: '[var(--list-height)]',
  paddingBottom: 'safe',
  '& [role=option]': { paddingInline: '5' },
});

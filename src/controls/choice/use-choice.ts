import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { searchOptions } from '#journey/form/options.ts';
import type { Option } from '#journey/model/field.ts';
import { findEdgeOption, findNextOption } from './find-next-option.ts';
import { prepareSearchWhenIdle } from './prepare-search-when-idle.ts';

/** Rows by which PageUp and PageDown move: those of a list of 256 px, minus one. */
const PAGE_ROWS = 4;

export interface Choice {
  isOpen: boolean;
  /** The search text; `undefined` until the visitor types, so that the whole list is shown. */
  query: string | undefined;
  /** The matching options, in the order of the list. */
  matches: readonly Option[];
  /** Index in `matches` of the active option; -1 for none. */
  activeIndex: number;
  /** True once the visitor has typed or moved through the list: only then Tab chooses the active option. */
  isTouched: boolean;
  show(): void;
  hide(): void;
  search(text: string): void;
  activate(index: number): void;
  choose(option: Option | undefined): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The state of a list and the effect of each key (combobox pattern of the ARIA guide). The closed control holds it, so
 * that keys work while the sheet is still loading. With `isFreeText` the input keeps Space, Home, End and Tab (5.27).
 */
export function useChoice(
  options: readonly Option[],
  selected: Option | undefined,
  onChoose: (option: Option) => void,
  isFreeText = false,
): Choice {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | undefined>(undefined);
  const [activatedIndex, setActivatedIndex] = useState<number | undefined>(undefined);
  const foundOptions = useMemo(
    () => (open && query !== undefined && query.trim() !== '' ? searchOptions(options, query) : options),
    [open, options, query],
  );
  useEffect(() => prepareSearchWhenIdle(options), [options]);
  const initialIndex = query
    ? findEdgeOption(foundOptions, 1)
    : selected
      ? foundOptions.indexOf(selected)
      : -1;
  const activeIndex = Math.min(activatedIndex ?? (isFreeText ? -1 : initialIndex), foundOptions.length - 1);
  const isTouched = activatedIndex !== undefined || Boolean(query);

  function show() {
    setOpen(true);
  }
  function hide() {
    setOpen(false);
    setQuery(undefined);
    setActivatedIndex(undefined);
  }
  function search(text: string) {
    setOpen(true);
    setQuery(text);
    setActivatedIndex(undefined);
  }
  function choose(option: Option | undefined) {
    if (!option || option.disabled) return;
    hide();
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const moveTo = (target: number) => {
      event.preventDefault();
      show();
      setActivatedIndex(target);
    };
    const handlesListKeys = open && !isFreeText && !query;
    switch (event.key) {
      case 'ArrowDown':
        return moveTo(
          open || isFreeText ? findNextOption(foundOptions, activeIndex, 1) : findIndexOnOpening(1),
        );
      case 'ArrowUp':
        if (event.altKey && open) {
          event.preventDefault();
          return isTouched ? choose(foundOptions[activeIndex]) : hide();
        }
        return moveTo(
          open || isFreeText ? findNextOption(foundOptions, activeIndex, -1) : findIndexOnOpening(-1),
        );
      case 'PageDown':
        if (open) moveTo(findNextOption(foundOptions, activeIndex, PAGE_ROWS));
        return;
      case 'PageUp':
        if (open) moveTo(findNextOption(foundOptions, activeIndex, -PAGE_ROWS));
        return;
      case 'Home':
        if (handlesListKeys) moveTo(findEdgeOption(foundOptions, 1));
        return;
      case 'End':
        if (handlesListKeys) moveTo(findEdgeOption(foundOptions, -1));
        return;
      case 'Enter':
      case ' ':
        if (event.key === ' ' && (isFreeText || query)) return;
        if (isFreeText && activeIndex < 0) return;
        event.preventDefault();
        if (!open) return show();
        return activeIndex < 0 ? hide() : choose(foundOptions[activeIndex]);
      case 'Escape':
        if (!open) return;
        // Closes the list, not a drawer around it.
        event.preventDefault();
        event.stopPropagation();
        return hide();
      case 'Tab':
        if (open && isTouched && !isFreeText && !event.shiftKey) choose(foundOptions[activeIndex]);
        return;
    }
  }
  const findIndexOnOpening = (direction: 1 | -1) =>
    activeIndex >= 0 ? activeIndex : findEdgeOption(foundOptions, direction);

  return {
    isOpen: open,
    query,
    matches: foundOptions,
    activeIndex,
    isTouched,
    show,
    hide,
    search,
    activate: setActivatedIndex,
    choose,
    onKeyDown,
  };
}

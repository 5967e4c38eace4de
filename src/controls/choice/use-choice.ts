import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { searchOptions } from '#journey/form/options.ts';
import type { Option } from '#journey/model/field.ts';
import { afterFrame } from './after-frame.ts';
import { findEdgeOptionIndex, findNextOptionIndex } from './find-next-option-index.ts';
import { LONG_LIST, prepareSearchWhenIdle } from './prepare-search-when-idle.ts';
import { MAX_WHOLE_LIST_LENGTH } from './rows-in-sight.ts';

/** Rows by which PageUp and PageDown move: those of a list of 256 px, minus one. */
const PAGE_ROWS = 4;
/**
 * Matches that the first key in a long list finds before its frame. The rendering after that frame has all matches,
 * so the frame does not wait for the search of the whole list (14.5). The list is virtual in both renderings.
 */
const FIRST_MATCHES = MAX_WHOLE_LIST_LENGTH + 1;

export interface Choice {
  isOpen: boolean;
  /** The search text; `undefined` until the visitor types, so that the whole list is shown. */
  query: string | undefined;
  /** The matching options, in the order of the list; right after a key in a long list only the first of them. */
  matches: readonly Option[];
  /** Index in `matches` of the active option; -1 for none. */
  activeIndex: number;
  /** True once the visitor has typed or moved through the list. Before that, Tab does not choose the active option. */
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
  selectedOption: Option | undefined,
  onChoose: (option: Option) => void,
  isFreeText = false,
): Choice {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState<string | undefined>(undefined);
  const [activatedIndex, setActivatedIndex] = useState<number | undefined>(undefined);
  const searchedText = isOpen ? (query ?? '').trim() : '';
  const limit = options.length < LONG_LIST ? Infinity : FIRST_MATCHES;
  const firstMatches = useMemo(
    () => searchOptions(options, searchedText, limit),
    [options, searchedText, limit],
  );
  const [wholeText, setWholeText] = useState('');
  const isCut = firstMatches.length === limit;
  const isWhole = !isCut || wholeText === searchedText;
  const matches = useMemo(
    () => (isCut && isWhole ? searchOptions(options, searchedText) : firstMatches),
    [options, searchedText, firstMatches, isCut, isWhole],
  );
  useEffect(() => prepareSearchWhenIdle(options), [options]);
  useEffect(
    () => (isWhole ? undefined : afterFrame(() => setWholeText(searchedText))),
    [isWhole, searchedText],
  );
  const initialIndex = query
    ? findEdgeOptionIndex(matches, 1)
    : selectedOption
      ? matches.indexOf(selectedOption)
      : -1;
  const activeIndex = Math.min(activatedIndex ?? (isFreeText ? -1 : initialIndex), matches.length - 1);
  const isTouched = activatedIndex !== undefined || Boolean(query);

  function show() {
    setIsOpen(true);
  }
  function hide() {
    setIsOpen(false);
    setQuery(undefined);
    setActivatedIndex(undefined);
  }
  function search(text: string) {
    setIsOpen(true);
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
    const handlesListKeys = isOpen && !isFreeText && !query;
    switch (event.key) {
      case 'ArrowDown':
        return moveTo(
          isOpen || isFreeText ? findNextOptionIndex(matches, activeIndex, 1) : findIndexOnOpening(1),
        );
      case 'ArrowUp':
        if (event.altKey && isOpen) {
          event.preventDefault();
          return isTouched ? choose(matches[activeIndex]) : hide();
        }
        return moveTo(
          isOpen || isFreeText ? findNextOptionIndex(matches, activeIndex, -1) : findIndexOnOpening(-1),
        );
      case 'PageDown':
        if (isOpen) moveTo(findNextOptionIndex(matches, activeIndex, PAGE_ROWS));
        return;
      case 'PageUp':
        if (isOpen) moveTo(findNextOptionIndex(matches, activeIndex, -PAGE_ROWS));
        return;
      case 'Home':
        if (handlesListKeys) moveTo(findEdgeOptionIndex(matches, 1));
        return;
      case 'End':
        if (handlesListKeys) moveTo(findEdgeOptionIndex(matches, -1));
        return;
      case 'Enter':
      case ' ':
        if (event.key === ' ' && (isFreeText || query)) return;
        if (isFreeText && activeIndex < 0) return;
        event.preventDefault();
        if (!isOpen) return show();
        return activeIndex < 0 ? hide() : choose(matches[activeIndex]);
      case 'Escape':
        if (!isOpen) return;
        // Closes the list, not a drawer around it.
        event.preventDefault();
        event.stopPropagation();
        return hide();
      case 'Tab':
        if (isOpen && isTouched && !isFreeText && !event.shiftKey) choose(matches[activeIndex]);
        return;
    }
  }
  const findIndexOnOpening = (direction: 1 | -1) =>
    activeIndex >= 0 ? activeIndex : findEdgeOptionIndex(matches, direction);

  return {
    isOpen,
    query,
    matches,
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

import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { searchOptions } from '#journey/form/options.ts';
import type { Option } from '#journey/model/field.ts';
import { edgeOption, nextOption } from './next-option.ts';
import { searchAhead } from './search-ahead.ts';

/** Rows per PageUp and PageDown: a list of 256 px, minus one. */
const PAGE = 4;

export interface Choice {
  open: boolean;
  /** The search text; `undefined` until the visitor types, so that the whole list is shown. */
  query: string | undefined;
  /** The matching options, in the order of the list. */
  matches: readonly Option[];
  /** Index in `matches` of the active option; -1 for none. */
  active: number;
  /** True once the visitor has typed or moved through the list: only then Tab takes the active option. */
  isTouched: boolean;
  show(): void;
  hide(): void;
  search(text: string): void;
  point(index: number): void;
  choose(option: Option | undefined): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * The state of a list and the effect of each key (combobox pattern of the ARIA guide). It belongs to the closed
 * control, so that keys work while the sheet is still loading. `freeText` leaves Space, Home, End and Tab to the text
 * (5.27).
 */
export function useChoice(
  options: readonly Option[],
  selected: Option | undefined,
  onTake: (option: Option) => void,
  freeText = false,
): Choice {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | undefined>(undefined);
  const [pointed, setPointed] = useState<number | undefined>(undefined);
  const foundOptions = useMemo(
    () => (open && query !== undefined && query.trim() !== '' ? searchOptions(options, query) : options),
    [open, options, query],
  );
  useEffect(() => searchAhead(options), [options]);
  const resting = query ? edgeOption(foundOptions, 1) : selected ? foundOptions.indexOf(selected) : -1;
  const active = Math.min(pointed ?? (freeText ? -1 : resting), foundOptions.length - 1);
  const touched = pointed !== undefined || Boolean(query);

  function show() {
    setOpen(true);
  }
  function hide() {
    setOpen(false);
    setQuery(undefined);
    setPointed(undefined);
  }
  function search(text: string) {
    setOpen(true);
    setQuery(text);
    setPointed(undefined);
  }
  function choose(option: Option | undefined) {
    if (!option || option.disabled) return;
    hide();
    onTake(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const walk = (target: number) => {
      event.preventDefault();
      show();
      setPointed(target);
    };
    const listKeys = open && !freeText && !query;
    switch (event.key) {
      case 'ArrowDown':
        return walk(open || freeText ? nextOption(foundOptions, active, 1) : openingAt(1));
      case 'ArrowUp':
        if (event.altKey && open) {
          event.preventDefault();
          return touched ? choose(foundOptions[active]) : hide();
        }
        return walk(open || freeText ? nextOption(foundOptions, active, -1) : openingAt(-1));
      case 'PageDown':
        if (open) walk(nextOption(foundOptions, active, PAGE));
        return;
      case 'PageUp':
        if (open) walk(nextOption(foundOptions, active, -PAGE));
        return;
      case 'Home':
        if (listKeys) walk(edgeOption(foundOptions, 1));
        return;
      case 'End':
        if (listKeys) walk(edgeOption(foundOptions, -1));
        return;
      case 'Enter':
      case ' ':
        if (event.key === ' ' && (freeText || query)) return;
        if (freeText && active < 0) return;
        event.preventDefault();
        if (!open) return show();
        return active < 0 ? hide() : choose(foundOptions[active]);
      case 'Escape':
        if (!open) return;
        // Closes the list, not a drawer around it.
        event.preventDefault();
        event.stopPropagation();
        return hide();
      case 'Tab':
        if (open && touched && !freeText && !event.shiftKey) choose(foundOptions[active]);
        return;
    }
  }
  const openingAt = (direction: 1 | -1) => (active >= 0 ? active : edgeOption(foundOptions, direction));

  return {
    open,
    query,
    matches: foundOptions,
    active,
    isTouched: touched,
    show,
    hide,
    search,
    point: setPointed,
    choose,
    onKeyDown,
  };
}

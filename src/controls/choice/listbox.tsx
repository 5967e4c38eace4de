import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Option } from '#journey/model/field.ts';
import { css, cx } from '#styled/css/index.js';
import { afterFrame } from './after-frame.ts';
import { OptionRow } from './option-row.tsx';
import { FIRST_FRAME_ROWS, MAX_WHOLE_LIST_LENGTH, rowsInSight, scrollToShow } from './rows-in-sight.ts';

/** Assumed height of the rows of a long list until one is measured: 3 rem at the normal text size. CSS pixels. */
const DEFAULT_ROW_HEIGHT = 48;

interface ListboxProps {
  id: string;
  /** Id of the label of the field. */
  labelId: string;
  options: readonly Option[];
  /** Index of the active option; -1 for none. */
  activeIndex: number;
  /** The list is rendered with the rows of its first frame, but not visible yet. */
  isPrepared?: boolean;
  selectedOption: Option | undefined;
  /** The text for an empty list. */
  emptyText: string;
  className?: string;
  onActivate: (index: number) => void;
  onChoose: (option: Option) => void;
}

export const optionIdOf = (listId: string, index: number) => `${listId}-${index}`;

/**
 * A list to choose from; the focus stays in the combobox. Of a long list only the rows in sight are rendered, so fifty
 * thousand options are as fast as ten.
 */
export function Listbox(props: ListboxProps): ReactNode {
  const { options, activeIndex, isPrepared = false } = props;
  const listboxRef = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [sizes, setSizes] = useState({ rowHeight: DEFAULT_ROW_HEIGHT, listHeight: 320 });
  const wasShown = useRef(false);
  const [showsAllRows, setShowsAllRows] = useState(false);
  const isVirtual = options.length > MAX_WHOLE_LIST_LENGTH;
  // All rows of a virtual list have the same height.
  const isTall = useMemo(
    () => isVirtual && options.some(({ children }) => children !== ''),
    [isVirtual, options],
  );
  const { from, to } = isVirtual
    ? rowsInSight(options.length, sizes.rowHeight, scrollTop, sizes.listHeight)
    : { from: 0, to: showsAllRows || activeIndex >= FIRST_FRAME_ROWS ? options.length : FIRST_FRAME_ROWS };

  useLayoutEffect(() => {
    const list = listboxRef.current;
    if (!list || !isVirtual) return;
    const rowHeight = list.querySelector<HTMLElement>('[role=option]')?.offsetHeight ?? sizes.rowHeight;
    const listHeight = list.clientHeight;
    // As long as the rendered rows fill the list, a different height is not worth a new rendering. The same sizes would
    // not fill it either: the list has scrolled, and the browser reports it later.
    const isFilled = listHeight === sizes.listHeight || list.scrollTop + listHeight <= to * rowHeight;
    if (rowHeight !== sizes.rowHeight || !isFilled) setSizes({ rowHeight, listHeight });
  });

  useEffect(() => {
    if (showsAllRows || isVirtual || isPrepared) return;
    return afterFrame(() => setShowsAllRows(true));
  }, [showsAllRows, isVirtual, isPrepared]);

  useLayoutEffect(() => {
    const list = listboxRef.current;
    if (!list) return;
    const isCentred = !wasShown.current;
    wasShown.current = !isPrepared;
    if (!options[activeIndex]) {
      list.scrollTop = 0;
      return;
    }
    const element = list.querySelector<HTMLElement>('[data-active]');
    const row = isVirtual
      ? { top: activeIndex * sizes.rowHeight, height: sizes.rowHeight }
      : { top: element?.offsetTop ?? 0, height: element?.offsetHeight ?? 0 };
    list.scrollTop = scrollToShow(row, { top: list.scrollTop, height: list.clientHeight }, isCentred);
    setScrollTop(list.scrollTop);
  }, [options, activeIndex, isVirtual, isPrepared, sizes.rowHeight]);

  if (options.length === 0)
    return (
      <p role="status" className={emptyList}>
        {props.emptyText}
      </p>
    );

  const rows = options.slice(from, to).map((option, offset) => ({ option, index: from + offset }));
  const activeOption = options[activeIndex];
  // The element named by aria-activedescendant must exist, even before the list has scrolled to it.
  if (activeOption && (activeIndex < from || activeIndex >= to))
    rows.push({ option: activeOption, index: activeIndex });

  return (
    <div
      ref={listboxRef}
      role="listbox"
      id={props.id}
      aria-labelledby={props.labelId}
      tabIndex={-1}
      className={cx(list, props.className)}
      onScroll={event => isVirtual && setScrollTop(event.currentTarget.scrollTop)}
      // The combobox keeps the focus when the list is pressed.
      onMouseDown={event => event.preventDefault()}
    >
      <div
        role="presentation"
        className={isVirtual ? scrolledArea : undefined}
        style={isVirtual ? { height: options.length * sizes.rowHeight } : undefined}
      >
        {rows.map(({ option, index }) => (
          <OptionRow
            key={`${index}:${option.value}`}
            id={optionIdOf(props.id, index)}
            option={option}
            isActive={index === activeIndex}
            isSelected={option === props.selectedOption}
            virtualRow={
              isVirtual
                ? { index, optionCount: options.length, top: index * sizes.rowHeight, isTall }
                : undefined
            }
            onActivate={() => props.onActivate(index)}
            onChoose={() => props.onChoose(option)}
          />
        ))}
      </div>
    </div>
  );
}

const list = css({ position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' });
const scrolledArea = css({ position: 'relative' });
const emptyList = css({ textStyle: 'body', color: 'muted', paddingInline: '4', paddingBlock: '4' });

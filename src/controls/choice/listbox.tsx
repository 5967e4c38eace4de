import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Option } from '#journey/model/field.ts';
import { css, cx } from '#styled/css/index.js';
import { OptionRow } from './option-row.tsx';
import { FIRST_FRAME_ROWS, LONGEST_WHOLE_LIST, rowsInSight, scrollToShow } from './rows-in-sight.ts';

/** Height of an unmeasured row of a long list; 3 rem, so it grows with the text size. */
const ROW = 48;

interface ListboxProps {
  id: string;
  /** Id of the label of the field. */
  labelId: string;
  options: readonly Option[];
  /** Index of the active option; -1 for none. */
  active: number;
  /** Rendered, but not shown yet: only with the rows of its first frame. */
  isPrepared?: boolean;
  /** The chosen option. */
  selected: Option | undefined;
  /** The text for an empty list. */
  emptyText: string;
  className?: string;
  onPoint: (index: number) => void;
  onChoose: (option: Option) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * A list to choose from; the focus stays in the combobox. Only visible rows are rendered, so fifty thousand options are
 * as fast as ten.
 */
export function Listbox(props: ListboxProps): ReactNode {
  const { options, active, isPrepared = false } = props;
  const listboxRef = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [measure, setMeasure] = useState({ row: ROW, view: 320 });
  const drawnBefore = useRef(false);
  const [isWhole, setIsWhole] = useState(false);
  const isVirtual = options.length > LONGEST_WHOLE_LIST;
  const { from, to } = isVirtual
    ? rowsInSight(options.length, measure.row, scrollTop, measure.view)
    : { from: 0, to: isWhole || active >= FIRST_FRAME_ROWS ? options.length : FIRST_FRAME_ROWS };

  useLayoutEffect(() => {
    const list = listboxRef.current;
    if (!list || !isVirtual) return;
    const row = list.querySelector<HTMLElement>('[role=option]')?.offsetHeight ?? measure.row;
    const view = list.clientHeight;
    // Rows that fill the list already are not rendered anew for a few spare ones.
    if (row !== measure.row || list.scrollTop + view > to * row) setMeasure({ row, view });
  });

  useEffect(() => {
    if (isWhole || isVirtual || isPrepared) return;
    // After the frame that shows the first rows.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsWhole(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole, isVirtual, isPrepared]);

  useLayoutEffect(() => {
    const list = listboxRef.current;
    if (!list) return;
    const middle = !drawnBefore.current;
    drawnBefore.current = !isPrepared;
    if (active < 0) {
      list.scrollTop = 0;
      return;
    }
    const element = list.querySelector<HTMLElement>('[data-active]');
    const row = isVirtual
      ? { top: active * measure.row, height: measure.row }
      : { top: element?.offsetTop ?? 0, height: element?.offsetHeight ?? 0 };
    list.scrollTop = scrollToShow(row, { top: list.scrollTop, height: list.clientHeight }, middle);
    setScrollTop(list.scrollTop);
  }, [active, isVirtual, isPrepared, measure.row]);

  if (options.length === 0)
    return (
      <p role="status" className={empty}>
        {props.emptyText}
      </p>
    );

  const rows = options.slice(from, to).map((option, offset) => ({ option, index: from + offset }));
  const activeOption = options[active];
  // The element named by aria-activedescendant must exist, even before the list has scrolled to it.
  if (activeOption && (active < from || active >= to)) rows.push({ option: activeOption, index: active });

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
        style={isVirtual ? { height: options.length * measure.row } : undefined}
      >
        {rows.map(({ option, index }) => (
          <OptionRow
            key={`${index}:${option.value}`}
            id={optionId(props.id, index)}
            option={option}
            active={index === active}
            selected={option === props.selected}
            virtualRow={isVirtual ? { index, size: options.length, top: index * measure.row } : undefined}
            onPoint={() => props.onPoint(index)}
            onTake={() => props.onChoose(option)}
          />
        ))}
      </div>
    </div>
  );
}

const list = css({ position: 'relative', overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' });
const scrolledArea = css({ position: 'relative' });
const empty = css({ textStyle: 'body', color: 'muted', paddingInline: '4', paddingBlock: '4' });

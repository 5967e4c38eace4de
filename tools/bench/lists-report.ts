import { formatTable } from './format-table.ts';
import { type Device, LIST_MEASURES, type ListMeasure, type ListTimes } from './measure-lists.ts';

/** Medians over the runs of one list on one device. */
export interface ListsResult {
  count: number;
  device: Device;
  runs: number;
  times: ListTimes;
}

const measureNames: Readonly<Record<ListMeasure, string>> = {
  open: 'first opening',
  firstKey: 'first key in the search',
  key: 'later key',
};

/** The report for people: milliseconds until the list is painted. */
export function listsReport(results: readonly ListsResult[]): string {
  const rows = [
    ['options', 'device', 'what', 'CPU ms', 'wall ms'],
    ...results.flatMap(({ count, device, times }) =>
      LIST_MEASURES.map(measure => {
        const { cpu, wall } = times[measure];
        return [String(count), device, measureNames[measure], cpu.toFixed(0), wall.toFixed(0)];
      }),
    ),
  ];
  return formatTable(rows, [1, 2]);
}

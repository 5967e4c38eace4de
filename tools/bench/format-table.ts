/** The rows as lines with aligned columns. `leftColumns` contain words and align left; figures align right. */
export function formatTable(rows: readonly (readonly string[])[], leftColumns: readonly number[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const alignCell = (cell: string, column: number): string =>
    leftColumns.includes(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map(row => row.map(alignCell).join('  ').trimEnd()).join('\n');
}

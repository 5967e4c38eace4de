/** The longest additional delay of every answer that can be chosen (ms). */
export const maxLatency = 60_000;

/** Reads a delay in whole milliseconds; undefined for anything else. */
export function readLatency(text: string): number | undefined {
  const latency = Number(text);
  return /^\d+$/.test(text) && latency <= maxLatency ? latency : undefined;
}

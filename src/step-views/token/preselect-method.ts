import type { TokenMethod } from '#journey/model/step.ts';

/** The method that the visitor has picked, otherwise that of the last code (3.46), otherwise the first method. */
export function preselectMethod(
  methods: readonly TokenMethod[],
  lastMethod: string,
  pickedMethod?: string,
): string {
  const offered = (wanted: string | undefined) => methods.find(({ method }) => method === wanted);
  return (offered(pickedMethod) ?? offered(lastMethod) ?? methods[0])?.method ?? '';
}

/** Tabler has types only for its index file; separate imports keep six thousand icons out of the dev server. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ReactNode, SVGProps } from 'react';

  const drawing: (props: SVGProps<SVGSVGElement>) => ReactNode;
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default drawing;
}

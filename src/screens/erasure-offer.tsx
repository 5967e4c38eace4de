import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { css } from '#styled/css/index.js';
import { TextLink } from '#ui/text-link.tsx';

/** Offers at the end of a journey to erase the data, because people share devices (11.4). */
export function ErasureOffer(): ReactNode {
  const flows = useFlows();
  return (
    <div className={screenOnly}>
      <p>Este aparelho não é só seu?</p>
      <TextLink onPress={() => void flows.askErasure()}>Apagar meus dados deste aparelho</TextLink>
    </div>
  );
}

const screenOnly = css({ display: { base: 'block', _print: 'none' } });

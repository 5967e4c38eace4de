import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { TextLink } from '#ui/text-link.tsx';

/** At the end of a journey: offers to erase the data, because people share devices (11.4). */
export function ErasureOffer(): ReactNode {
  const flows = useFlows();
  return (
    <>
      <p>Este aparelho não é só seu?</p>
      <TextLink onPress={() => void flows.askErasure()}>Apagar meus dados deste aparelho</TextLink>
    </>
  );
}

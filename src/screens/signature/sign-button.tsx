import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { SignableContract } from '#journey/contracts-to-sign.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconExternalLink } from '#ui/icons.ts';
import { signLabelOf } from './contract-to-sign.tsx';

/** Opens the address at which the customer reads and signs a contract (2.11). */
export function SignButton({ contract }: { contract: SignableContract }): ReactNode {
  const flows = useFlows();
  const { link } = contract;
  return link === undefined ? null : (
    <Button
      isWide
      icon={<Icon drawing={IconExternalLink} />}
      aria-label={signLabelOf(contract)}
      onClick={() => void flows.openFieldLink(link)}
    >
      Ler e assinar
    </Button>
  );
}

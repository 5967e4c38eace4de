import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { SignableContract } from '#journey/contracts-to-sign.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconExternalLink } from '#ui/icons.ts';
import { StatusBadge } from '../status-badge.tsx';

const BADGE_KINDS = { pending: 'warning', signed: 'success', refused: 'error' } as const;

const TEXT_WITHOUT_LINK = {
  pending: 'O link para assinar ainda está sendo preparado.',
  signed: '',
  refused: 'A assinatura não foi aceita. Veja na sua proposta o que fazer agora.',
} as const;

interface ContractToSignProps {
  contract: SignableContract;
  /** The contract that the customer signs next: its button is the primary one of the page, in the dock. */
  isNext: boolean;
}

/** The name of the button that opens a contract for its signature. */
export const signLabelOf = ({ name }: SignableContract): string => `Ler e assinar: ${name}`;

/** One contract: name, status of its signature, link for reading and signing. */
export function ContractToSign({ contract, isNext }: ContractToSignProps): ReactNode {
  const flows = useFlows();
  const { label, link, name, number, signatureStatus } = contract;
  const isSigned = signatureStatus === 'signed';
  return (
    <Card>
      <div className={header}>
        <h2 className={heading}>{name}</h2>
        <StatusBadge kind={BADGE_KINDS[signatureStatus]} label={label} />
      </div>
      {number !== '' && <p className={muted}>Contrato {number}</p>}
      {link === undefined ? (
        TEXT_WITHOUT_LINK[signatureStatus] && <p className={muted}>{TEXT_WITHOUT_LINK[signatureStatus]}</p>
      ) : isNext ? null : (
        <Button
          isWide
          variant="secondary"
          className={buttonStyle}
          icon={<Icon drawing={IconExternalLink} />}
          aria-label={isSigned ? `Ler contrato: ${name}` : signLabelOf(contract)}
          onClick={() => void flows.openFieldLink(link)}
        >
          {isSigned ? 'Ler contrato' : 'Ler e assinar'}
        </Button>
      )}
    </Card>
  );
}

/** The label is below the name: beside it a long name would leave no space, and every card would differ. */
const header = css({ display: 'grid', justifyItems: 'start', gap: '2' });
const heading = css({ textStyle: 'strong', color: 'ink', minWidth: '0', overflowWrap: 'anywhere' });
const muted = css({ textStyle: 'body', color: 'muted', marginTop: '1' });
const buttonStyle = css({ marginTop: '4' });

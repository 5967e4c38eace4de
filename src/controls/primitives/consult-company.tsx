import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useField } from '#hooks/use-field.ts';
import { css } from '#styled/css/index.js';
import { TextLink } from '#ui/text-link.tsx';

/** Opens the drawer that finds an unknown CNPJ by the company's name (2.42). */
export function ConsultCompany({ fieldKey }: { fieldKey: string }): ReactNode {
  const flows = useFlows();
  const { isReadOnly } = useField(fieldKey);
  if (isReadOnly) return null;
  return (
    <div className={belowField}>
      <TextLink onPress={() => flows.openCompanyLookup(fieldKey)}>Não sei o CNPJ: buscar pelo nome</TextLink>
    </div>
  );
}

const belowField = css({ marginTop: '1' });

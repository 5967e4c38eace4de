import type { ReactNode } from 'react';
import { inputIdOf } from '#controls/input-id-of.ts';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useKeysWhere } from '#hooks/use-field.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { findReusableDocuments } from '#journey/reusable-documents.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';
import type { StepViewProps } from '../step-view-props.ts';

/** Offers documents of the proposal for visible fields that are still empty (3.7). */
export function ReuseDocument({ step }: Pick<StepViewProps, 'step'>): ReactNode {
  const flows = useFlows();
  const {
    config,
    proposal,
    form: { slug },
  } = useAppState();
  const reusable = config ? findReusableDocuments(config, proposal, step) : [];
  const emptyKeys = useKeysWhere(
    reusable.map(({ key }) => key),
    ({ isVisible, isReadOnly, value }) => isVisible && !isReadOnly && filesOf(value).length === 0,
  );
  if (slug !== step.slug) return null;
  const reusableHere = reusable.filter(({ key }) => emptyKeys.includes(key));
  if (reusableHere.length === 0) return null;
  const reuse = (): void => {
    for (const { key, files } of reusableHere)
      flows.editField(
        key,
        files.map(({ id, name }) => ({ id, name })),
      );
    // The banner disappears, so the focus moves to the first field that it has filled.
    document.getElementById(inputIdOf(reusableHere[0]?.key ?? ''))?.focus();
  };
  return (
    <div className={wrapper}>
      <Banner
        kind="info"
        title="Você já enviou este documento"
        action={{ label: 'Usar o documento já enviado', onPress: reuse }}
      >
        {reusableHere.flatMap(({ files }) => files.map(({ name }) => name)).join(', ')}
      </Banner>
    </div>
  );
}

const wrapper = css({ marginTop: '6' });

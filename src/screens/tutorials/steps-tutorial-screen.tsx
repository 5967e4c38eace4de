import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { stepsTutorialOf, tutorialBankNameOf } from '#journey/tutorial.ts';
import { TextLink } from '#ui/text-link.tsx';
import { SidePageLayout } from '../side-page-layout.tsx';
import { TutorialPages } from './tutorial-pages.tsx';

/** Explains every step of this product (2.5), under the bank's name if the configuration has it (3.5). */
export function StepsTutorialScreen(): ReactNode {
  const flows = useFlows();
  const { config, isStorageDegraded } = useAppState();
  if (!config) return null;
  const bank = tutorialBankNameOf(config);
  const pages = stepsTutorialOf(config, isStorageDegraded);
  return (
    <SidePageLayout
      name="steps-tutorial"
      title={bank === '' ? 'Passo a passo' : `Passo a passo: ${bank}`}
      lead={`${config.product.name}, etapa por etapa`}
      link={<TextLink onPress={() => void flows.openSidePage('simplifiedTutorial')}>Ver o resumo</TextLink>}
    >
      <TutorialPages pages={pages} />
    </SidePageLayout>
  );
}

import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { simplifiedTutorialOf } from '#journey/tutorial.ts';
import { TextLink } from '#ui/text-link.tsx';
import { SidePageLayout } from '../side-page-layout.tsx';
import { TutorialPages } from './tutorial-pages.tsx';

/** How a proposal works, in a few words (2.4, assumption 2.4). */
export function SimplifiedTutorialScreen(): ReactNode {
  const flows = useFlows();
  const { config, isStorageDegraded } = useAppState();
  if (!config) return null;
  return (
    <SidePageLayout
      name="simplified-tutorial"
      title="Como funciona"
      lead={`${config.product.name}: do começo ao fim, tudo por aqui.`}
      link={
        <TextLink onPress={() => void flows.openSidePage('stepsTutorial')}>
          Ver o passo a passo completo
        </TextLink>
      }
    >
      <TutorialPages pages={simplifiedTutorialOf(config, isStorageDegraded)} />
    </SidePageLayout>
  );
}

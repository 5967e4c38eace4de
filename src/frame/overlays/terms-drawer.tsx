import { type ReactNode, useEffect } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { SafeHtml } from '#ui/safe-html.tsx';

/** Drawer 'Termos' with the footer button 'Concordar' (2.41). The service's HTML is sanitised first. */
export function TermsDrawer(): ReactNode {
  const flows = useFlows();
  const { terms } = useAppState();
  const currentStep = useCurrentStep();
  const field = currentStep && fieldsOf(currentStep.step).byKey(terms.fieldKey);
  useEffect(() => {
    if (terms.isOpen) flows.noteTermsShown();
  }, [flows, terms.isOpen]);
  return (
    <Drawer
      open={terms.isOpen}
      onClose={flows.closeTerms}
      title="Termos"
      footer={
        <Button isWide onClick={flows.agreeToTerms}>
          Concordar
        </Button>
      }
    >
      <SafeHtml html={field?.term ?? ''} onOpenLink={flows.openFieldLink} />
    </Drawer>
  );
}

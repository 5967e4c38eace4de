import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useDialogTheme } from './use-dialog-theme.ts';

/** Asks what to do if a document could not be read (4.18): correct the data, stay at the step, or continue anyway. */
export function ReadErrorDialog(): ReactNode {
  const flows = useFlows();
  const { popup, rules } = useAppState();
  const theme = useDialogTheme();
  return (
    <Dialog
      open={popup?.kind === 'readError'}
      title="Não conseguimos ler seus dados"
      text="Continue para preencher os dados ou cancele para conferir o que você enviou."
      kind="warning"
      icon={<JourneyPicture name="document" isSmall />}
      okText="Continuar"
      cancelText="Cancelar"
      isAlwaysModal={rules.centresDialogsOnPhone}
      theme={theme}
      onOk={() => flows.answerPopup({ kind: 'advance' })}
      onCancel={() => flows.answerPopup({ kind: 'dismiss' })}
      onDismiss={() => flows.answerPopup({ kind: 'dismiss' })}
    >
      <TextLink onPress={() => flows.answerPopup({ kind: 'skip' })}>Pular e seguir assim mesmo</TextLink>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { css } from '#styled/css/index.js';
import { Dialog } from '#ui/dialog.tsx';
import { useDialogTheme } from './use-dialog-theme.ts';

/** The question of a flow; the answer goes back to that flow (2.58, 4.39). */
export function QuestionDialog(): ReactNode {
  const flows = useFlows();
  const { dialog, rules, form } = useAppState();
  const theme = useDialogTheme();
  const okPause = useRetryPause(dialog.repeatedOperation);
  const answer = (choice: 'ok' | 'cancel') => () => flows.answerDialog(dialog.id, choice);
  return (
    <Dialog
      // During an upload its progress and its cancel button must stay reachable.
      open={dialog.isOpen && form.uploadProgress === undefined}
      title={dialog.title}
      text={dialog.text}
      kind={dialog.type}
      icon={dialog.picture && <JourneyPicture name={dialog.picture} isSmall />}
      okText={dialog.okText}
      cancelText={dialog.cancelText}
      hasOnlyOk={dialog.cancelText === ''}
      harmlessButton={dialog.harmlessButton}
      isAlwaysModal={rules.centresDialogsOnPhone}
      theme={theme}
      onOk={answer('ok')}
      busyButton={dialog.busy}
      okPause={okPause}
      onCancel={dialog.isDismissible ? undefined : answer('cancel')}
      onDismiss={answer(dialog.harmlessButton)}
    >
      {dialog.address && <p className={addressStyle}>{dialog.address}</p>}
    </Dialog>
  );
}

/** The visitor may copy it by hand (1.6). */
const addressStyle = css({ overflowWrap: 'anywhere', userSelect: 'all' });

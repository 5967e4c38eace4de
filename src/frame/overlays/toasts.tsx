import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { Toaster } from '#ui/toaster.tsx';

/** The messages of the state that disappear by themselves (2.61). `Toaster` has their timers. */
export function Toasts(): ReactNode {
  const flows = useFlows();
  const { toasts } = useAppState();
  const messages = toasts.map(({ id, type, title, text, time }) => ({
    id: String(id),
    kind: type,
    title,
    text,
    ...(time !== undefined && { time }),
  }));
  return <Toaster messages={messages} onGone={id => flows.dismissToast(Number(id))} />;
}

import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-state.ts';
import { Toaster } from '#ui/toaster.tsx';

/** Messages that go away by themselves (2.61): the state says them, the toaster times them. */
export function Toasts(): ReactNode {
  const flows = useFlows();
  const { toasts } = useAppState();
  const next = toasts[0];
  const message = next ? { id: String(next.id), kind: next.type, title: next.title, text: next.text } : null;
  return <Toaster message={message} onGone={id => flows.dismissToast(Number(id))} />;
}

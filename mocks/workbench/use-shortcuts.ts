import { type RefObject, useEffect } from 'react';
import { useWorkbench } from './use-workbench.ts';

interface ShortcutTargets {
  onSearch: () => void;
  onHelp: () => void;
}

/** Shortcuts that work wherever the focus is in the workbench, except in fields. */
export const shortcuts = [
  ['/', 'ir para a busca'],
  ['P', 'tocar ou pausar o passeio'],
  ['S', 'tocar só a próxima ação'],
  ['R', 'reiniciar o cenário'],
  ['?', 'mostrar estes atalhos'],
] as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');

export function useShortcuts(
  page: RefObject<HTMLElement | null>,
  { onSearch, onHelp }: ShortcutTargets,
): void {
  const workbench = useWorkbench();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { settings, walk } = workbench.store.get();
      if (event.key === 'Escape' && walk.phase === 'playing') workbench.pause();
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!settings.shortcuts || !isPlain || isTyping(event.target) || document.querySelector('dialog[open]'))
        return;
      switch (event.key.toLowerCase()) {
        case '/':
          onSearch();
          // The panel may be hidden until it is drawn again.
          setTimeout(() => page.current?.querySelector<HTMLInputElement>('#busca')?.select());
          break;
        case 'p':
          if (walk.phase === 'playing') workbench.pause();
          else workbench.play();
          break;
        case 's':
          if (walk.phase !== 'playing') workbench.step();
          break;
        case 'r':
          workbench.reset();
          break;
        case '?':
          onHelp();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [workbench, page, onSearch, onHelp]);
}

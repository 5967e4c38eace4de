import { type ReactElement, useEffect, useRef } from 'react';
import { shortcuts } from './use-shortcuts.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  const workbench = useWorkbench();
  const isOn = useWorkbenchState(state => state.settings.shortcuts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className="help" aria-labelledby="atalhos" onClose={onClose}>
      <h2 id="atalhos">Atalhos do teclado</h2>
      <dl>
        {shortcuts.map(([key, description]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd>
          </dt>
          <dd>andar na lista e abrir um cenário</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>pausar enquanto o passeio toca, mesmo com o foco no app</dd>
        </div>
      </dl>
      <label className="box">
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => workbench.change({ shortcuts: event.currentTarget.checked })}
        />
        Usar atalhos de uma tecla
      </label>
      <form method="dialog">
        <button type="submit">Fechar</button>
      </form>
    </dialog>
  );
}

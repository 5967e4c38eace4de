import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

/** Makes a report of the present situation, or opens one that somebody else has made. */
export function ReportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement {
  const workbench = useWorkbench();
  const dialog = useRef<HTMLDialogElement>(null);
  const scenario = useWorkbenchState(state => state.scenario.id);
  const [written, setWritten] = useState({ scenario, note: '' });
  /** A note belongs to the scenario in which it was written. */
  const note = written.scenario === scenario ? written.note : '';
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = (): void => dialog.current?.close();
  const leave = (): void => {
    setProblem('');
    onClose();
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const fileProblem = workbench.openReportFile(await file.text());
    setProblem(fileProblem);
    if (fileProblem === '') close();
  };
  return (
    <dialog ref={dialog} className="help" aria-labelledby="relato" onClose={leave}>
      <h2 id="relato">Relatar</h2>
      <form
        className="report-form"
        onSubmit={event => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent; // React types it as an event without submitter
          const isFile = submitter instanceof HTMLButtonElement && submitter.value === 'file';
          void workbench.report(note, isFile ? 'file' : 'link').then(isMade => {
            if (isMade) setWritten({ scenario, note: '' });
            close();
          });
        }}
      >
        <label>
          O que você viu, e o que esperava?
          <textarea
            rows={4}
            value={note}
            maxLength={1000}
            onChange={event => setWritten({ scenario, note: event.currentTarget.value })}
          />
        </label>
        <p>
          O relato leva cenário, ajustes, chamadas, veredito, console, versão e navegador. Se você usou o app
          à mão ou pediu uma falha, leva também os valores enviados ao serviço simulado. O que foi só digitado
          fica de fora. Use apenas dados inventados: quem tem o relato lê tudo.
        </p>
        <button type="submit" className="primary">
          Copiar o link do relato
        </button>
        <button type="submit" value="file">
          Salvar em arquivo
        </button>
      </form>
      <label className="report-file">
        Abrir um relato em arquivo
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            void openFile(currentTarget.files?.[0]);
            // So that the same file can be chosen again after its correction.
            currentTarget.value = '';
          }}
        />
      </label>
      {problem !== '' && <p role="alert">{problem}</p>}
      <form method="dialog">
        <button type="submit">Fechar</button>
      </form>
    </dialog>
  );
}

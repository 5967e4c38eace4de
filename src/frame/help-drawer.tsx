import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { Support } from '#journey/support.ts';
import { css } from '#styled/css/index.js';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  IconAccessible,
  IconBrandWhatsapp,
  IconHandStop,
  IconInfoCircle,
  IconMessageCircle,
  IconTrash,
} from '#ui/icons.ts';

interface HelpDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The support contact; absent if there is none. */
  support: Support | undefined;
  /** A service with interpreters of Libras; empty if there is none. */
  librasUrl: string;
  /** Opens the product's questions (2.45); absent if there are none. */
  onQuestions: (() => void) | undefined;
}

/** Drawer 'Ajuda': support, accessibility, and the erasure of this device's data (11.4). */
export function HelpDrawer({ open, onClose, support, librasUrl, onQuestions }: HelpDrawerProps): ReactNode {
  const flows = useFlows();
  const afterwards = useRef<() => unknown>(undefined);
  // In the commit: a normal effect could run after a quick press and undo its choice.
  useLayoutEffect(() => {
    // Opened again before it had closed: the previous choice is cancelled.
    if (open) afterwards.current = undefined;
  }, [open]);
  /**
   * An action chosen here replaces the drawer: a question above it would be hidden from screen readers. It starts when
   * the focus is back on the header's button, because it returns the focus to the element that had it before.
   */
  function closeAndRun(action: () => unknown) {
    afterwards.current = action;
    onClose();
  }
  const runAfterClosing = (): void => {
    const action = afterwards.current;
    afterwards.current = undefined;
    action?.();
  };
  const followLink = (href: string): void => {
    const follow = () => void flows.openFieldLink(href);
    if (flows.opensAtOnce(href)) {
      onClose();
      follow();
    } else closeAndRun(follow);
  };
  return (
    <Drawer open={open} onClose={onClose} onClosed={runAfterClosing} title="Ajuda">
      <ul>
        {onQuestions && (
          <Entry
            icon={IconInfoCircle}
            label="Ver as perguntas frequentes"
            onPress={() => closeAndRun(onQuestions)}
          >
            Como funciona, prazos e documentos.
          </Entry>
        )}
        {support && (
          <Entry
            icon={support.isWhatsApp ? IconBrandWhatsapp : IconMessageCircle}
            label={support.isWhatsApp ? 'Conversar pelo WhatsApp' : 'Conversar com o atendimento'}
            onPress={() => followLink(support.href)}
          >
            Tire suas dúvidas com uma pessoa.
          </Entry>
        )}
        {librasUrl !== '' && (
          <Entry icon={IconHandStop} label="Atendimento em Libras" onPress={() => followLink(librasUrl)}>
            Converse com um intérprete de Libras.
          </Entry>
        )}
        <Entry
          icon={IconAccessible}
          label="Acessibilidade"
          onPress={() => closeAndRun(() => flows.openSidePage('accessibility'))}
        >
          O que verificamos e como avisar sobre uma barreira.
        </Entry>
        <Entry
          icon={IconTrash}
          label="Apagar meus dados deste aparelho"
          onPress={() => closeAndRun(flows.askErasure)}
        >
          Para aparelhos emprestados ou usados por mais pessoas. O que você já enviou continua com o banco.
        </Entry>
      </ul>
    </Drawer>
  );
}

interface EntryProps {
  icon: Parameters<typeof Icon>[0]['drawing'];
  label: string;
  children: ReactNode;
  onPress: () => void;
}

function Entry({ icon, label, children, onPress }: EntryProps): ReactNode {
  const id = useId();
  return (
    <li className={entry}>
      <Icon drawing={icon} className={sign} />
      <div>
        <button type="button" className={name} onClick={onPress} aria-describedby={id}>
          {label}
        </button>
        <p id={id} className={more}>
          {children}
        </p>
      </div>
    </li>
  );
}

const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4',
  minHeight: 'row',
  paddingBlock: '4',
  borderBottom: 'line',
  _last: { borderBottom: 'none' },
  _hover: { color: 'brand.primaryStrong' },
});
const sign = css({ flexShrink: '0', marginTop: '0.5', color: 'muted' });
/** The whole row can be pressed. The explanation is outside the button; inside, it would be part of its name. */
const name = css({
  display: 'block',
  textStyle: 'strong',
  textAlign: 'left',
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const more = css({
  textStyle: 'body',
  color: 'muted',
  marginTop: '1',
  textWrap: '[pretty]',
});

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import type { Support } from '#journey/support.ts';
import { css } from '#styled/css/index.js';
import { Drawer } from '#ui/drawer.tsx';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
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
  onOpenQuestions: (() => void) | undefined;
}

/** Drawer 'Ajuda': support, accessibility, and the erasure of this device's data (11.4). */
export function HelpDrawer({
  open,
  onClose,
  support,
  librasUrl,
  onOpenQuestions,
}: HelpDrawerProps): ReactNode {
  const flows = useFlows();
  const pendingAction = useRef<() => unknown>(undefined);
  // A layout effect, because a normal effect could run after a quick press and cancel the action of that press.
  useLayoutEffect(() => {
    // The drawer was opened again before it had closed: the previous choice is cancelled.
    if (open) pendingAction.current = undefined;
  }, [open]);
  /**
   * Closes the drawer, then runs the action: a question above the drawer would be hidden from screen readers. The
   * action starts when the focus is back on the header's button, so that its own dialog gives the focus back to that
   * button.
   */
  function closeAndRun(action: () => unknown) {
    pendingAction.current = action;
    onClose();
  }
  const runAfterClosing = (): void => {
    const action = pendingAction.current;
    pendingAction.current = undefined;
    action?.();
  };
  const openLink = (href: string): void => {
    const openNow = () => void flows.openFieldLink(href);
    if (flows.opensAtOnce(href)) {
      onClose();
      openNow();
    } else closeAndRun(openNow);
  };
  return (
    <Drawer open={open} onClose={onClose} onClosed={runAfterClosing} title="Ajuda">
      <ul>
        {onOpenQuestions && (
          <Entry
            icon={IconInfoCircle}
            label="Ver as perguntas frequentes"
            onPress={() => closeAndRun(onOpenQuestions)}
          >
            Como funciona, prazos e documentos.
          </Entry>
        )}
        {support && (
          <Entry
            icon={support.isWhatsApp ? IconBrandWhatsapp : IconMessageCircle}
            label={support.isWhatsApp ? 'Conversar pelo WhatsApp' : 'Conversar com o atendimento'}
            onPress={() => openLink(support.href)}
          >
            Tire suas dúvidas com o atendimento.
          </Entry>
        )}
        {librasUrl !== '' && (
          <Entry icon={IconHandStop} label="Atendimento em Libras" onPress={() => openLink(librasUrl)}>
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
  icon: IconDrawing;
  label: string;
  children: ReactNode;
  onPress: () => void;
}

function Entry({ icon, label, children, onPress }: EntryProps): ReactNode {
  const id = useId();
  return (
    <li className={entry}>
      <Icon drawing={icon} className={iconStyle} />
      <div>
        <button type="button" className={buttonStyle} onClick={onPress} aria-describedby={id}>
          {label}
        </button>
        <p id={id} className={explanation}>
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
  _hover: { color: 'brand.activeText' },
});
const iconStyle = css({ flexShrink: '0', marginTop: '0.5', color: 'muted' });
/**
 * The whole row can be pressed. The explanation is outside the button; inside, it would be part of the name of the
 * button.
 */
const buttonStyle = css({
  display: 'block',
  textStyle: 'strong',
  textAlign: 'left',
  textWrap: 'balance',
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '0' },
});
const explanation = css({
  textStyle: 'body',
  color: 'muted',
  marginTop: '1',
  textWrap: '[pretty]',
});

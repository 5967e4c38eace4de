import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Button } from './button.tsx';
import { heading } from './float-styles.ts';
import { Icon } from './icon.tsx';
import { LongText } from './long-text.tsx';
import { type MessageKind, messageLooks } from './message-kind.ts';
import { ModalLayer } from './modal-layer.tsx';
import type { ButtonPause } from './use-button-pause.tsx';
import { useLastWhile } from './use-last-while.ts';

interface DialogContent {
  title: string;
  /** A <br/> starts a new line. */
  text?: string;
  /** Shows the icon of that kind above the title, unless `icon` is given. */
  kind?: MessageKind | undefined;
  icon?: ReactNode;
  okText?: string | undefined;
  cancelText?: string | undefined;
  /** The dialog has only one answer: no cancel button. */
  hasOnlyOk?: boolean;
  /** Between the text and the buttons. */
  children?: ReactNode;
}

export interface DialogProps extends DialogContent {
  open: boolean;
  onOk: () => void;
  /** Given if cancelling has an effect. A press outside then does not close the dialog (2.59). */
  onCancel?: (() => void) | undefined;
  /**
   * Called if the dialog is closed without an answer: by Escape or a press outside, or by the cancel button without
   * `onCancel`.
   */
  onDismiss: () => void;
  /**
   * The button whose answer loses nothing. It gets the focus first, and Escape does the same as it (13.8). Absent:
   * `cancel`.
   */
  harmlessButton?: 'ok' | 'cancel';
  /** The pressed button, while its action runs: the dialog stays open with a busy button (4.39). */
  busyButton?: 'ok' | 'cancel' | '';
  /** Until the pause ends, the confirm button does not work. If it is the only button, Escape does not work either. */
  okPause?: ButtonPause | undefined;
  /** A centred modal on a phone too, for some lenders (2.58). */
  isAlwaysModal?: boolean;
  /** Absent: the page's colours. */
  theme?: DialogTheme | undefined;
}

/** Colours of the dialog's own. The semantic colours are computed again from them where the element names its theme. */
export interface DialogTheme {
  name: 'light' | 'dark';
  brand: CSSProperties & Record<`--brand-${string}`, string>;
}

/** Asks one question: a bottom sheet on a phone, a centred modal on a desktop (2.58). */
export function Dialog(props: DialogProps): ReactNode {
  const { open, onOk, onCancel, onDismiss, busyButton = '', okPause, isAlwaysModal = false, theme } = props;
  const { harmlessButton = 'cancel' } = props;
  const id = useId();
  // The text stays for the 200 ms of the closing animation, although the state is already cleared (9.7).
  const content: DialogContent = useLastWhile(open, props);
  const { title, text, kind, icon, okText, cancelText, hasOnlyOk, children } = content;
  const look = kind && messageLooks[kind];
  const cancel = onCancel ?? onDismiss;
  const giveHarmlessAnswer = harmlessButton === 'ok' ? onOk : cancel;
  // Closing a dialog with one answer gives that answer, so a pause of its button forbids closing too.
  const canClose = busyButton === '' && !(hasOnlyOk && okPause);
  const close = (): void => {
    if (canClose) giveHarmlessAnswer();
  };

  const cancelButton = !hasOnlyOk && (
    <Button
      key="cancel"
      data-autofocus={harmlessButton === 'cancel' || undefined}
      variant="secondary"
      className={rowButton}
      isLoading={busyButton === 'cancel'}
      disabled={busyButton === 'ok'}
      onClick={cancel}
    >
      {cancelText ?? 'Cancelar'}
    </Button>
  );
  const okButton = (
    <Button
      key="ok"
      data-autofocus={harmlessButton === 'ok' || hasOnlyOk || undefined}
      className={rowButton}
      isLoading={busyButton === 'ok'}
      disabled={busyButton === 'cancel'}
      pause={okPause}
      onClick={onOk}
    >
      {okText ?? 'Confirmar'}
    </Button>
  );

  return (
    <ModalLayer
      open={open}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      onEscape={close}
      onPressOutside={onCancel === undefined ? close : undefined}
      classNames={classNamesOf(isAlwaysModal)}
      theme={theme?.name}
      style={theme?.brand}
    >
      {icon ? (
        <div className={iconBlock}>{icon}</div>
      ) : (
        look && (
          <span className={cx(iconCircle, look.background, look.text)}>
            <Icon drawing={look.icon} size="large" />
          </span>
        )
      )}
      <h2 id={`${id}-title`} className={heading}>
        {title}
      </h2>
      {text && (
        <div id={`${id}-text`} className={textBlock}>
          <LongText text={text} />
        </div>
      )}
      {children && <div className={childrenBlock}>{children}</div>}
      <ButtonRow ok={okButton} cancel={cancelButton} />
    </ModalLayer>
  );
}

/**
 * The buttons: confirm is on the right if both fit in one row, otherwise on top. Screen readers read them in the
 * visible order, so the browser must first have placed them.
 */
function ButtonRow({ ok, cancel }: { ok: ReactNode; cancel: ReactNode }): ReactNode {
  const rowRef = useRef<HTMLDivElement>(null);
  const [isStacked, setIsStacked] = useState(false);
  useLayoutEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    // The order of the buttons does not change their places, so measuring again gives the same.
    const measure = (): void => {
      const tops = [...row.children].map(child => (child instanceof HTMLElement ? child.offsetTop : 0));
      setIsStacked(new Set(tops).size > 1);
    };
    measure();
    // A wider window, a loaded font or another label also changes the height of the row. The first report is of the
    // height that has just been measured.
    let isFirstReport = true;
    const observer = new ResizeObserver(() => {
      if (!isFirstReport) measure();
      isFirstReport = false;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={rowRef} className={buttonRow}>
      {isStacked ? [ok, cancel] : [cancel, ok]}
    </div>
  );
}

/** Duration of the closing animation (9.7). */
const EXIT_TIME = '[200ms]';
const backdrop = css({
  zIndex: 'overlay',
  _open: { animationName: 'fadeIn', animationDuration: 'quick' },
  _closed: { animationName: 'fadeOut', animationDuration: EXIT_TIME },
});
const positioner = css({ zIndex: 'overlay', justifyContent: 'center' });
/** In the middle, a dialog stays clear of the bar of an embedding app (3.44). */
const aboveBar = '[max({spacing.6}, {spacing.safe})]';
const atBottom = css({
  alignItems: { base: 'flex-end', md: 'center' },
  padding: { base: '0', md: '6' },
  paddingBottom: { md: aboveBar },
});
const inCentre = css({
  alignItems: 'center',
  padding: { base: '5', md: '6' },
  paddingBottom: { base: 'safe', md: aboveBar },
});
const panel = css({
  bg: 'surface',
  // Title, text and first answer are in view without scrolling.
  _shortWindow: { maxHeight: 'full', paddingTop: '4' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: '[90%]',
  paddingInline: { base: '5', md: '8' },
  paddingTop: { base: '6', md: '8' },
});
const sheetStyle = css({
  maxWidth: { md: 'modal' },
  borderTopRadius: 'sheet',
  borderBottomRadius: { base: 'none', md: 'sheet' },
  paddingBottom: { base: 'safe', md: '8' },
  _open: {
    animationName: { base: 'sheetIn', md: 'modalIn' },
    animationDuration: { base: 'sheet', md: 'quick' },
    animationTimingFunction: 'out',
  },
  _closed: {
    animationName: { base: 'sheetOut', md: 'modalOut' },
    animationDuration: EXIT_TIME,
    animationTimingFunction: 'in',
  },
});
const modalStyle = css({
  maxWidth: 'modal',
  borderRadius: 'sheet',
  paddingBottom: { base: '6', md: '8' },
  _open: { animationName: 'modalIn', animationDuration: 'quick', animationTimingFunction: 'out' },
  _closed: { animationName: 'modalOut', animationDuration: EXIT_TIME, animationTimingFunction: 'in' },
});
const classNamesOf = (isAlwaysModal: boolean) => ({
  backdrop,
  positioner: cx(positioner, isAlwaysModal ? inCentre : atBottom),
  panel: cx(panel, isAlwaysModal ? modalStyle : sheetStyle),
});
const iconBlock = css({ _shortWindow: { display: 'none' } });
const iconCircle = css({
  display: 'inline-flex',
  _shortWindow: { display: 'none' },
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: 'sign',
  borderRadius: 'full',
  marginBottom: '4',
});
const textBlock = css({ textStyle: 'body', color: 'muted', marginTop: '2', textWrap: '[pretty]' });
const childrenBlock = css({ marginTop: '4' });
const buttonRow = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flexWrap: { md: 'wrap' },
  gap: '3',
  marginTop: '6',
  _shortWindow: { marginTop: '4' },
});
const rowButton = css({ flex: { md: '[1 1 auto]' } });

import type { MessageType } from '#journey/model/next-action.ts';
import type { StartPictureName } from '#journey/model/picture-name.ts';

export interface DialogState {
  isOpen: boolean;
  /** Identifies the question; flows/ask.ts waits for its answer. */
  id: number;
  type: MessageType;
  picture: StartPictureName | undefined;
  title: string;
  text: string;
  /** An address to copy, shown whole; empty for none. */
  address: string;
  okText: string;
  cancelText: string;
  technical: string;
  /** The choice that is being carried out; empty for none (4.39). */
  busy: '' | 'ok' | 'cancel';
  /** The answer that loses nothing (13.8). */
  harmlessButton: 'ok' | 'cancel';
  /** Cancelling has no effect, so a press outside may do it as well (2.59). */
  isDismissible: boolean;
  /**
   * The operation that the button repeats; empty for none. The button waits until it may be called again (`retryAt`).
   */
  repeatedOperation: string;
}

export const createClosedDialog = (): DialogState => ({
  isOpen: false,
  id: 0,
  type: 'warning',
  picture: undefined,
  title: '',
  text: '',
  address: '',
  okText: 'Confirmar',
  cancelText: 'Cancelar',
  technical: '',
  busy: '',
  isDismissible: true,
  harmlessButton: 'cancel',
  repeatedOperation: '',
});

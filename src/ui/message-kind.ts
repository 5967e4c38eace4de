import { css } from '#styled/css/index.js';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from './icons.ts';

/** The kinds of message (8.38): error red, warning yellow, info blue, done and success green. */
export type MessageKind = 'error' | 'warning' | 'info' | 'done' | 'success';

const green = {
  icon: IconCircleCheck,
  text: css({ color: 'success' }),
  background: css({ bg: 'successSoft' }),
};

/** The look of each kind of message. Colour is never the only sign: every kind has an icon too. */
export const messageLooks = {
  error: {
    icon: IconAlertCircle,
    text: css({ color: 'error' }),
    background: css({ bg: 'errorSoft' }),
  },
  warning: {
    icon: IconAlertTriangle,
    text: css({ color: 'warning' }),
    background: css({ bg: 'warningSoft' }),
  },
  info: {
    icon: IconInfoCircle,
    text: css({ color: 'info' }),
    background: css({ bg: 'infoSoft' }),
  },
  done: green,
  success: green,
} as const satisfies Record<MessageKind, unknown>;

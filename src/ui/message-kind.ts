import { css } from '#styled/css/index.js';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from './icons.ts';

/** The kinds of message (8.38): error red, warning yellow, info blue, done and success green. */
export type MessageKind = 'error' | 'warning' | 'info' | 'done' | 'success';

const green = {
  icon: IconCircleCheck,
  text: css({ color: 'success' }),
  ground: css({ bg: 'successSoft' }),
  edge: css({ borderColor: 'success' }),
};

/** The style of each kind. Colour is never the only sign: every kind has an icon, and the text says it too. */
export const messageLooks = {
  error: {
    icon: IconAlertCircle,
    text: css({ color: 'error' }),
    ground: css({ bg: 'errorSoft' }),
    edge: css({ borderColor: 'error' }),
  },
  warning: {
    icon: IconAlertTriangle,
    text: css({ color: 'warning' }),
    ground: css({ bg: 'warningSoft' }),
    edge: css({ borderColor: 'warning' }),
  },
  info: {
    icon: IconInfoCircle,
    text: css({ color: 'info' }),
    ground: css({ bg: 'infoSoft' }),
    edge: css({ borderColor: 'info' }),
  },
  done: green,
  success: green,
} as const satisfies Record<MessageKind, unknown>;

/** All animations. With reduced motion none of them runs (`global-css.ts`). */
export const keyframes = {
  /** A later step slides in from the right, an earlier one from the left. */
  stepAhead: {
    from: { opacity: '0', transform: 'translateX(16px)' },
    to: { opacity: '1', transform: 'none' },
  },
  stepBack: {
    from: { opacity: '0', transform: 'translateX(-16px)' },
    to: { opacity: '1', transform: 'none' },
  },
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  /** A colour replaces the surface: the wave header on a first visit. */
  colorIn: { from: { backgroundColor: '{colors.surface}' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  riseIn: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
  sheetIn: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
  sheetOut: { from: { transform: 'none' }, to: { transform: 'translateY(100%)' } },
  /** Sheets: the custom property is the distance by which a finger has pulled it down. */
  drawerUp: {
    from: { transform: 'translateY(100%)' },
    to: { transform: 'translateY(var(--drawer-translate-y, 0))' },
  },
  drawerDown: {
    from: { transform: 'translateY(var(--drawer-translate-y, 0))' },
    to: { transform: 'translateY(100%)' },
  },
  drawerIn: {
    from: { transform: 'translateX(100%)' },
    to: { transform: 'none' },
  },
  drawerOut: {
    from: { transform: 'none' },
    to: { transform: 'translateX(100%)' },
  },
  modalIn: { from: { opacity: '0', transform: 'scale(0.97)' }, to: { opacity: '1', transform: 'none' } },
  modalOut: { from: { opacity: '1', transform: 'none' }, to: { opacity: '0', transform: 'scale(0.97)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  /** The hourglass stands still, then turns. */
  turnOver: {
    '0%, 60%': { transform: 'rotate(0deg)' },
    '85%, 100%': { transform: 'rotate(180deg)' },
  },
  sandTop: { '0%': { transform: 'none' }, '60%, 100%': { transform: 'translateY(24px)' } },
  sandBottom: { '0%': { transform: 'translateY(24px)' }, '60%, 100%': { transform: 'none' } },
  sandFall: { '0%, 57%': { opacity: '1' }, '60%, 100%': { opacity: '0' } },
  /** Waiting pictures: scan, draw, float, swing, look around. */
  scan: { '0%, 100%': { transform: 'translateY(-24px)' }, '50%': { transform: 'translateY(26px)' } },
  draw: { '0%': { strokeDashoffset: '1' }, '60%, 100%': { strokeDashoffset: '0' } },
  /** Success, once: the check is drawn, and small shapes appear around the seal. */
  drawOnce: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
  popIn: {
    from: { opacity: '0', transform: 'scale(0.2)' },
    '70%': { opacity: '1', transform: 'scale(1.15)' },
    to: { opacity: '1', transform: 'none' },
  },
  float: { '0%, 100%': { transform: 'none' }, '50%': { transform: 'translateY(-5px)' } },
  swing: { '0%, 100%': { transform: 'rotate(-5deg)' }, '50%': { transform: 'rotate(5deg)' } },
  lookAround: {
    '0%, 100%': { transform: 'none' },
    '30%': { transform: 'translate(-14px, -18px)' },
    '65%': { transform: 'translate(6px, -22px)' },
  },
  /** An indeterminate progress bar. */
  slideAlong: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
};

/** Control sequences of terminals (ECMA-48, xterm). */
export const ENTER_ALTERNATE = '\u001b[?1049h';
export const LEAVE_ALTERNATE = '\u001b[?1049l';
export const CLEAR = '\u001b[H\u001b[2J';
/** Also clears the scrollback. */
export const CLEAR_ALL = '\u001b[H\u001b[2J\u001b[3J';
export const ERASE_LINE = '\r\u001b[K';

/** chessops, from the packages of this folder. */
export { Chess } from 'chessops/chess';

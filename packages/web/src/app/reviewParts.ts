/** Review and charts with their styles; loaded when one of them is opened. */
import '../styles/review.css';

export { ChartsScreen } from '../charts/ChartsScreen.tsx';
export { ReviewScreen } from '../review/ReviewScreen.tsx';

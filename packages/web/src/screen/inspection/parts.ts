/** Card and label share most of their code and are loaded together. */
export { Card } from './Card.tsx';
export { Label } from './Label.tsx';

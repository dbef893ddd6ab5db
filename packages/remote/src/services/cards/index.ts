export { type FailedCards, FailedCardsContext } from './FailedCardsContext';

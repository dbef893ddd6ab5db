export { Card, CardGrid, type CardProps } from './Card';
export { type Fact, Facts, type FactsProps } from './Facts';

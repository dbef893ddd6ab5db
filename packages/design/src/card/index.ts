export { Card, CardGrid, type CardProps } from './Card';
export { CardList, type CardListItem, type CardListProps } from './CardList';
export { type Description, DescriptionList, type DescriptionListProps } from './DescriptionList';

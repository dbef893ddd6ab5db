export { Card, CardGrid, type CardProps } from './Card';
export { type Description, DescriptionList, type DescriptionListProps } from './DescriptionList';

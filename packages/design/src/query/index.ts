export type { AddressField, AddressFields } from './addressFields';
export * as addressFields from './addressFields';
export { QueryPanel, type QueryPanelProps, type QueryResults } from './QueryPanel';
export { type AddressQuery, type AddressQueryOptions, useAddressQuery } from './useAddressQuery';

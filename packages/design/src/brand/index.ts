export { type Brand, type BrandNote, brandNames } from './brand';
export { type ResolvedBrand, resolveBrand } from './resolveBrand';

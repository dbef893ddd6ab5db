export { Banner, type BannerProps } from './Banner';
export { DataAge, type DataAgeProps } from './DataAge';

export { loadLanguage } from './loadLanguage';

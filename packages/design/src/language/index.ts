export { compareNames } from './collator';
export { formatList } from './formatList';
export { keyAlongLine } from './keyAlongLine';
export {
  type Direction,
  directionOf,
  type Language,
  languageNames,
  languageOf,
  languages,
  matchLanguage,
  numberLocaleOf,
  pseudoLocale,
} from './languages';
export { titleCased } from './titleCase';

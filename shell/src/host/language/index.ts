export { LanguageNotice } from './LanguageNotice';
export { type LanguageControl, LanguageProvider, useLanguage } from './LanguageProvider';
export { english, type LoadedLanguage, type ShownLocale } from './LoadedLanguage';

export { type News, NewsContext, type NewsLine, type NewsReport } from './NewsContext';

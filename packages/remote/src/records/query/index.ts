export { type PagesQuery, type ResultPage, useQueryPages } from './useQueryPages';

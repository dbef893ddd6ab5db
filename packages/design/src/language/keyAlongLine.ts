import { directionOf } from './languages';

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key that means the same where lines go from left to right: an arrow leads to what lies there, and in Arabic the next
 * one lies to the left.
 */
export const keyAlongLine = (key: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? (opposite[key] ?? key) : key;

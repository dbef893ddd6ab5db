import { formatList } from '../../language';
import type { Translate } from '../../messages';

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** The lines in which a review writes a value; rows of a list have one line each. */
export function describeValue(value: unknown, translate: Translate): readonly string[] {
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return [translate('form.review.blank')];
  if (typeof value === 'boolean') return [translate(value ? 'form.review.yes' : 'form.review.no')];
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object')
      ? [formatList(value.map(String))]
      : value.map((row) => describeValue(row, translate).join(' '));
  if (value instanceof Date) return [value.toISOString()];
  if (typeof value === 'object' && value !== null)
    return [
      Object.values(value)
        .filter((part) => !isBlank(part))
        .map((part) => describeValue(part, translate).join(' '))
        .join(' · '),
    ];
  return [String(value)];
}

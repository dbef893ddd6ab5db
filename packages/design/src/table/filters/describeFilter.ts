import { formatList } from '../../language';
import type { Translate } from '../../messages';
import { type Column, filterOf } from '../column';
import type { Filter } from './filter';

/** Text of a choice, also of the blank one. */
export function choiceLabel<Row>(column: Column<Row>, value: string, translate: Translate): string {
  return value === '' ? translate('table.filter.blank') : (filterOf(column)?.label?.(value) ?? value);
}

function rangeText(from: string | number | undefined, to: string | number | undefined, translate: Translate) {
  if (from === undefined) return translate('table.filter.atMost', { to: String(to) });
  if (to === undefined) return translate('table.filter.atLeast', { from: String(from) });
  return translate('table.filter.between', { from: String(from), to: String(to) });
}

/** A filter in words, without the name of its column. */
export function describeFilter<Row>(column: Column<Row>, filter: Filter, translate: Translate): string {
  switch (filter.kind) {
    case 'text':
      return translate('table.filter.contains', { text: filter.text });
    case 'choice':
      return formatList(filter.values.map((value) => choiceLabel(column, value, translate)));
    case 'number':
      return rangeText(filter.min, filter.max, translate);
    case 'date':
      return rangeText(filter.from, filter.to, translate);
    case 'yesNo':
      return translate(filter.value ? 'table.filter.yes' : 'table.filter.no');
  }
}

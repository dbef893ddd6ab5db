import type { PageDeclaration } from '../navigation';
import { fillPattern } from './matchRoute';

/**
 * Address of the page of a record, or undefined where no page shows records of the model.
 * @param pages those that declare `record`; of several the first one counts.
 * @param model of the service, `reader-definition`.
 * @param id what identifies the record.
 */
export function recordPath(
  pages: readonly Pick<PageDeclaration, 'path' | 'record'>[],
  model: string,
  id: string,
): string | undefined {
  const page = pages.find(({ record }) => record === model);
  const [, parameter] = /:(\w+)/.exec(page?.path ?? '') ?? [];
  return page && parameter ? fillPattern(page.path, { [parameter]: id }) : undefined;
}

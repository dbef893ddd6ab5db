import type { ReactNode } from 'react';
import { Banner } from '../banner';
import { useMessages } from '../messages';
import { Page } from './Page';

/** Kind and id of the missing record, and the way on. */
export interface NotFoundProps {
  /** Kind of record, in the words of the user, for example `reader definition`. */
  entity: string;
  /**
   * Agreement that languages with genders ask for, as their catalogues name it: `f` feminine, `n` neuter.
   * @defaultValue masculine, as the most general one
   */
  agreement?: string;
  /** Name or id that was asked for. */
  id: string;
  /** Way back, usually a link to the list. */
  action?: ReactNode;
}

/** Takes the place of a detail page when there is no such record [ERROR-10]. */
export function NotFound({ entity, agreement = 'm', id, action }: NotFoundProps) {
  const translate = useMessages();
  const kind = { entity, kind: agreement };
  return (
    <Page section={translate('page.notFoundTitle', kind)}>
      <Banner tone="warning" title={translate('page.notFound', { ...kind, id })} action={action} />
    </Page>
  );
}

/** Takes the place of a page when there is nothing at the address [TITLE-04]. */
export function PageNotFound({ action }: Pick<NotFoundProps, 'action'>) {
  const translate = useMessages();
  return (
    <Page section={translate('page.pageNotFound')}>
      <Banner tone="warning" title={translate('page.pageNotFoundText')} action={action} />
    </Page>
  );
}

import { LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { PageNotFound } from '@console/design/page';
import { paths } from '@console/remote/contract';

/** "Page Not Found" with the way back to what there is [TITLE-04]. */
export function NotFoundPage() {
  const translate = useMessages();
  return <PageNotFound action={<LinkButton to={paths.root()}>{translate('notFound.home')}</LinkButton>} />;
}

import { useMessages } from '@console/design/messages';
import { usePageTitle } from '@console/design/page';
import { useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '../../language';
import { useSession } from '../SessionProvider';
import type { DocumentLogin } from './documentLogin';

interface DocumentLoginPageProps {
  readonly page: DocumentLogin;
}

/**
 * Takes over what comes of the login page that the document shows: it stays until the next page is there, and goes in the
 * same moment.
 */
export function DocumentLoginPage({ page }: DocumentLoginPageProps) {
  const translate = useMessages();
  const session = useSession();
  const { choose } = useLanguage();
  usePageTitle(translate('login.title'));
  useEffect(() => page.onSession(session.signIn), [page, session]);
  useEffect(() => page.onLanguage(choose), [page, choose]);
  useLayoutEffect(() => page.remove, [page]);
  return null;
}

import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { usePageTitle } from '@console/design/page';
import { useLocation } from '@console/design/router';
import { useSignIn } from '@console/remote/sign-in';
import { useConfiguration } from '../configuration';
import { LanguageSelect } from '../language/LanguageSelect';
import { companySignIn } from './company/companySignIn';
import { LoginView } from './LoginView';
import { readReturnAddress } from './returnAddress';
import { useSession, useSessionState } from './SessionProvider';

/** The login page [LOGIN-01, LOGIN-02, LOGIN-05, LOGIN-06]. */
export function LoginPage() {
  const translate = useMessages();
  const state = useSessionState();
  const { providerName, copyrightHolder, company } = useConfiguration();
  const { search } = useLocation();
  const signIn = useSignIn(useSession());
  usePageTitle(translate('login.title'));

  const ended =
    state.status === 'signed-out' && state.end !== undefined && state.end !== 'signed-out-by-user';
  const notice = state.status === 'signed-out' ? state.notice : undefined;
  return (
    <LoginView
      {...signIn}
      notices={
        <>
          {ended && <Banner tone="info">{translate('login.expired')}</Banner>}
          {notice !== undefined && <Banner tone="success">{notice}</Banner>}
        </>
      }
      copyrightHolder={copyrightHolder}
      providerName={providerName}
      year={String(new Date().getFullYear())}
      company={company ? { name: company, address: companySignIn(readReturnAddress(search)) } : undefined}
      language={<LanguageSelect />}
    />
  );
}

import { Banner } from '@console/design/banner';
import { LoginFrame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { usePageTitle } from '@console/design/page';
import { AlertHost } from '@console/remote/services';
import { SignInForm, useSignIn } from '@console/remote/sign-in';
import { useConfiguration } from '../configuration';
import { LanguageSelect } from '../language/LanguageSelect';
import { useSession, useSessionState } from './SessionProvider';

/** The login page [LOGIN-01, LOGIN-02, LOGIN-05, LOGIN-06]. */
export function LoginPage() {
  const translate = useMessages();
  const state = useSessionState();
  const { providerName, copyrightHolder } = useConfiguration();
  const { attempt, submit } = useSignIn(useSession());
  usePageTitle(translate('login.title'));

  const ended =
    state.status === 'signed-out' && state.end !== undefined && state.end !== 'signed-out-by-user';
  const notice = state.status === 'signed-out' ? state.notice : undefined;
  return (
    <LoginFrame
      product={translate('product.name')}
      tagline={translate('product.tagline')}
      alerts={
        <>
          {ended && !attempt.failure && <Banner tone="info">{translate('login.expired')}</Banner>}
          {notice !== undefined && !attempt.failure && <Banner tone="success">{notice}</Banner>}
          {attempt.failure && (
            <Banner key={attempt.count} tone="danger">
              {attempt.failure}
            </Banner>
          )}
          <AlertHost />
        </>
      }
      copyright={translate('login.copyright', {
        year: String(new Date().getFullYear()),
        holder: copyrightHolder,
      })}
      poweredBy={translate('login.poweredBy', { provider: providerName })}
      language={<LanguageSelect />}
    >
      <SignInForm attempt={attempt} submit={submit} />
    </LoginFrame>
  );
}

import { Banner } from '@console/design/banner';
import { LoginFrame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { AlertHost } from '@console/remote/services';
import { SignInForm, type SignInFormProps } from '@console/remote/sign-in';
import type { ReactNode } from 'react';

interface LoginViewProps extends SignInFormProps {
  /** Notices that stand where a failure would. @defaultValue there is none */
  readonly notices?: ReactNode;
  readonly copyrightHolder: string;
  readonly providerName: string;
  readonly year: string;
  /** The company at which people can sign in as well, and the address for that. @defaultValue there is none */
  readonly company?: { readonly name: string; readonly address: string } | undefined;
  /** The choice of language. */
  readonly language: ReactNode;
}

/** The login page as it looks: drawn by the console, and at build for the document, which shows it before. */
export function LoginView({
  notices,
  copyrightHolder,
  providerName,
  year,
  company,
  language,
  ...form
}: LoginViewProps) {
  const translate = useMessages();
  const { attempt } = form;
  return (
    <LoginFrame
      product={translate('product.name')}
      tagline={translate('product.tagline')}
      alerts={
        <>
          {attempt.failure ? (
            <Banner key={attempt.count} tone="danger">
              {attempt.failure}
            </Banner>
          ) : (
            notices
          )}
          <AlertHost />
        </>
      }
      copyright={translate('login.copyright', { year, holder: copyrightHolder })}
      poweredBy={translate('login.poweredBy', { provider: providerName })}
      elsewhere={
        company && { label: translate('login.company', { company: company.name }), href: company.address }
      }
      language={language}
    >
      <SignInForm {...form} />
    </LoginFrame>
  );
}

import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Skeleton } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { Collapsible } from '@console/design/sections';
import { LoadNotice } from '@console/remote/records';
import { useState } from 'react';
import { DiscoveryForm } from './DiscoveryForm';
import { networksInAddress } from './discovery.values';
import { RecentRegistrationCard } from './RecentRegistrationCard';
import { RegistrationForm } from './RegistrationForm';
import { type RecentRegistration, useRecentRegistration } from './useRecentRegistration';
import { useScan } from './useScan';

/** Finds readers and registers them, and shows how the last registration goes [REGISTER-01]. */
export function RegisterPage() {
  const translate = useMessages();
  const [parameters] = useSearchParams();
  const [networks] = useState(() => networksInAddress(parameters));
  const scan = useScan();
  const recent = useRecentRegistration();
  const { registration, failure, ongoing, refresh } = recent;

  return (
    <Page
      section={translate('register.section')}
      banner={
        failure && <LoadNotice text={translate(`register.recent.failed.${failure}`)} onRetry={refresh} />
      }
    >
      <Card title={translate('register.discovery')}>
        <DiscoveryForm scan={scan} networks={networks} />
        {scan.found?.length === 0 && !scan.isPending && (
          <Banner tone="info" title={translate('register.noneFound')}>
            {translate('register.noneFound.advice')}
          </Banner>
        )}
      </Card>
      <Collapsible
        title={translate('register.form')}
        initiallyOpen
        blockedReason={ongoing ? translate('register.form.blocked') : undefined}
      >
        <RegistrationForm scan={scan} ongoing={ongoing} registering={registration?.readers} />
      </Collapsible>
      <Recent {...recent} />
    </Page>
  );
}

function Recent({ registration, ongoing, failure }: RecentRegistration) {
  const translate = useMessages();
  if (registration) return <RecentRegistrationCard registration={registration} ongoing={ongoing} />;
  return (
    <Card title={translate('register.recent')}>
      {registration === null ? (
        <p>{translate('register.recent.none')}</p>
      ) : (
        !failure && <Skeleton label={translate('register.recent')} />
      )}
    </Card>
  );
}

import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { type Translate, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Skeleton } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { Collapsible, type Step, Steps } from '@console/design/sections';
import { Badge } from '@console/design/status';
import { LoadNotice } from '@console/remote/records';
import { useState } from 'react';
import { DiscoveryForm } from './DiscoveryForm';
import { networksInAddress } from './discovery.values';
import { RecentRegistrationCard } from './RecentRegistrationCard';
import { RegistrationForm } from './RegistrationForm';
import { readersDone } from './registration.texts';
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

  const found = scan.found?.length ?? 0;
  // What is done is folded; who opens it again finds it as it was.
  const [reopened, setReopened] = useState<ScannedReaders>();
  const searching = found === 0 || reopened === scan.found;
  const progress = <Recent {...recent} />;

  return (
    <Page
      section={translate('register.section')}
      banner={
        failure && <LoadNotice text={translate(`register.recent.failed.${failure}`)} onRetry={refresh} />
      }
    >
      <Steps label={translate('register.section')} steps={stepsOf(found, recent, translate)} />
      {ongoing && progress}
      <Collapsible
        title={translate('register.discovery')}
        open={searching}
        onToggle={(open) => setReopened(open ? scan.found : undefined)}
        blockedReason={found === 0 ? translate('register.discovery.blocked') : undefined}
        actions={found > 0 && <Badge>{translate('register.found', { count: found })}</Badge>}
      >
        <DiscoveryForm scan={scan} networks={networks} />
        {scan.found?.length === 0 && !scan.isPending && (
          <Banner tone="info" title={translate('register.noneFound')}>
            {translate('register.noneFound.advice')}
          </Banner>
        )}
      </Collapsible>
      <Collapsible
        title={translate('register.form')}
        initiallyOpen
        blockedReason={ongoing ? translate('register.form.blocked') : undefined}
      >
        <RegistrationForm scan={scan} ongoing={ongoing} registering={registration?.readers} />
      </Collapsible>
      {!ongoing && progress}
    </Page>
  );
}

type ScannedReaders = ReturnType<typeof useScan>['found'];

/** The way of a registration, and how far it is. */
function stepsOf(
  found: number,
  { registration, ongoing }: RecentRegistration,
  translate: Translate,
): readonly Step[] {
  const readers = registration?.readers ?? [];
  return [
    {
      key: 'find',
      title: translate('register.discovery'),
      state: found > 0 || ongoing ? 'done' : 'current',
      detail: found > 0 ? translate('register.found', { count: found }) : undefined,
    },
    {
      key: 'choose',
      title: translate('register.step.choose'),
      state: ongoing ? 'done' : found > 0 ? 'current' : 'waiting',
    },
    {
      key: 'register',
      title: translate('register.start'),
      state: ongoing ? 'current' : 'waiting',
      detail: ongoing
        ? translate('register.process.progress', { done: readersDone(readers), all: readers.length })
        : undefined,
    },
  ];
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

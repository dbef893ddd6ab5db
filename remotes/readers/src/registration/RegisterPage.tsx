import { networkQueries } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { type Translate, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Skeleton } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { Collapsible, type Step, type StepState, Steps } from '@console/design/sections';
import { Badge } from '@console/design/status';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { DiscoveryForm } from './DiscoveryForm';
import { addressesInAddress, everyNetwork, networksInAddress } from './discovery.values';
import { RecentRegistrationCard } from './RecentRegistrationCard';
import { RegistrationForm } from './RegistrationForm';
import { registrationProgress } from './registration.texts';
import { type RecentRegistration, useRecentRegistration } from './useRecentRegistration';
import { type Scan, useScan } from './useScan';

/** Finds readers and registers them, and shows how the last registration goes [REGISTER-01]. */
export function RegisterPage() {
  const translate = useMessages();
  const [parameters] = useSearchParams();
  const { networks, isEvery } = useNamedNetworks(parameters);
  const addresses = addressesInAddress(parameters);
  const scan = useScan();
  const recent = useRecentRegistration();
  const { registration, failure, ongoing, queries } = recent;

  const found = scan.found?.length ?? 0;
  const { search, firstStep } = useFocusOnFound(scan);
  // What is done is folded; who opens it again finds it as it was.
  const [reopened, setReopened] = useState<ScannedReaders>();
  const searching = found === 0 || reopened === scan.found;
  const progress = <Recent {...recent} />;

  return (
    <Page
      section={translate('register.section')}
      banner={
        <FailedQueries queries={queries} text={translate(`register.recent.failed.${failure ?? 'recent'}`)} />
      }
    >
      <Steps label={translate('register.section')} steps={stepsOf(scan, recent, translate)} />
      {ongoing && progress}
      <Collapsible
        title={translate('register.discovery')}
        open={searching}
        onToggle={(open) => setReopened(open ? scan.found : undefined)}
        blockedReason={found === 0 ? translate('register.discovery.blocked') : undefined}
        actions={found > 0 && <Badge>{translate('register.found', { count: found })}</Badge>}
      >
        <div ref={search}>
          <DiscoveryForm
            key={`${addresses} ${networks.join()}`}
            scan={scan}
            networks={networks}
            addresses={addresses}
          />
        </div>
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
        <RegistrationForm
          scan={scan}
          ongoing={ongoing}
          registering={registration?.readers}
          firstStep={firstStep}
          selectsNew={isEvery}
        />
      </Collapsible>
      {!ongoing && progress}
    </Page>
  );
}

/** The networks that the address names at the start; of all of them those that the service has. */
function useNamedNetworks(parameters: URLSearchParams) {
  const [named] = useState(() => networksInAddress(parameters));
  const isEvery = named.includes(everyNetwork);
  const { data } = useQuery({ ...useResource(networkQueries).list(), enabled: isEvery });
  const [every, setEvery] = useState<readonly string[]>();
  // What is looked in is what there was when the page opened.
  if (isEvery && data && !every) setEvery(data.rows.map(({ id }) => id));
  return { networks: isEvery ? (every ?? emptyList) : named, isEvery };
}

const emptyList: readonly string[] = [];

type ScannedReaders = Scan['found'];

/** Puts the focus on the first step after the search when that found readers: the search is folded with what had it. */
function useFocusOnFound({ scans, found }: Scan) {
  const search = useRef<HTMLDivElement>(null);
  const firstStep = useRef<HTMLFieldSetElement>(null);
  const focused = useRef(scans);
  useLayoutEffect(() => {
    if (focused.current === scans) return;
    focused.current = scans;
    const { activeElement, body } = document;
    const lost = activeElement === body || search.current?.contains(activeElement);
    if (lost && found && found.length > 0) firstStep.current?.focus();
  }, [scans, found]);
  return { search, firstStep };
}

/** The way of a registration, and how far it is. Its steps have the numbers of the groups of the form. */
function stepsOf(
  { found = [], locked }: Scan,
  { registration, ongoing }: RecentRegistration,
  translate: Translate,
): readonly Step[] {
  const waiting = found.some(({ needsAuth }) => needsAuth);
  const current = found.length === 0 ? 'find' : waiting ? 'passwords' : 'choose';
  const stateOf = (key: 'find' | 'passwords' | 'choose', done: boolean): StepState =>
    ongoing || done ? 'done' : key === current ? 'current' : 'waiting';
  return [
    {
      key: 'find',
      title: translate('register.discovery'),
      state: stateOf('find', found.length > 0),
      detail: found.length > 0 ? translate('register.found', { count: found.length }) : undefined,
    },
    ...(locked.length > 0
      ? [
          {
            key: 'passwords',
            title: translate('register.step.enterPasswords'),
            state: stateOf('passwords', !waiting),
          },
        ]
      : []),
    { key: 'choose', title: translate('register.step.choose'), state: stateOf('choose', false) },
    {
      key: 'register',
      title: translate('register.start'),
      state: ongoing ? 'current' : 'waiting',
      detail: ongoing ? registrationProgress(registration?.readers ?? [], translate).text : undefined,
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

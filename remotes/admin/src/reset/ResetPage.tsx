import { isActive, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { resetMutations } from '@console/api-client/resets';
import { ActionCard } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Link } from '@console/design/router';
import { paths as consolePaths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useSignedIn } from '@console/remote/services';
import { useMutation, useQuery } from '@tanstack/react-query';
import { paths } from '../paths';
import { FactoryLosses, ItemLosses } from './Losses';

/** Success and failure are reported from the meta of the mutations. */
const reportedElsewhere = () => undefined;

/**
 * Clears item data, or puts the service back to the state of a new installation, which ends the session [ADMIN-02 to
 * ADMIN-06]. While jobs run the service does neither.
 */
export function ResetPage() {
  const translate = useMessages();
  const jobs = useQuery(useResource(jobQueries).list());
  const resets = useResource(resetMutations);
  const { mutateAsync: clearItems } = useMutation(resets.itemData());
  const { mutateAsync: resetService } = useMutation(resets.factory());
  const person = useSignedIn();
  const isRunning = jobs.data?.rows.some(isActive) ?? false;
  const blockedReason = jobs.isPending
    ? translate('reset.checking')
    : isRunning
      ? translate('reset.jobsRunning')
      : undefined;
  const card = { blockedReason, tone: 'danger', explainFailure: reportedElsewhere } as const;
  return (
    <Page
      section={translate('reset.section')}
      banner={
        <>
          {isRunning && (
            <Banner
              tone="warning"
              action={<Link to={consolePaths.jobs.list()}>{translate('reset.jobs')}</Link>}
            >
              {translate('reset.jobsRunning')}
            </Banner>
          )}
          <FailedQueries queries={[jobs]} text={translate('reset.jobs.failed')} />
        </>
      }
    >
      <CardGrid>
        <ActionCard
          {...card}
          title={translate('reset.items')}
          explanation={translate('reset.items.help')}
          label={translate('reset.items.label')}
          question={{
            title: translate('reset.items.question'),
            text: <ItemLosses />,
            confirmLabel: translate('reset.confirm'),
            word: translate('reset.items.word'),
          }}
          run={async () => {
            await clearItems();
            return undefined;
          }}
        />
        <ActionCard
          {...card}
          title={translate('reset.factory')}
          explanation={translate('reset.factory.help')}
          label={translate('reset.factory.label')}
          question={{
            title: translate('reset.factory.question'),
            text: <FactoryLosses />,
            confirmLabel: translate('reset.confirm'),
            word: translate('reset.factory.word'),
          }}
          run={async () => {
            await resetService();
            person?.signOut?.(translate('reset.factory.done'));
            return undefined;
          }}
        >
          <p>
            <Link to={paths.configMigration()}>{translate('reset.exportFirst')}</Link>
          </p>
        </ActionCard>
      </CardGrid>
    </Page>
  );
}

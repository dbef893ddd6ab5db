import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import { FieldGroup, Form, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { useAddressQuery } from '@console/design/query';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { FacilityField, FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths';
import { noPlanFilters, type PlanFilters, planErrors, planFields, watchedOf } from './filters';
import planCss from './plan.css';

const LivePlan = lazyNamed(() => import('./LivePlan'), 'LivePlan', {
  waiting: skeletonOf('page.loading', 15),
});

/** Where the items of a facility are now, on its plan. The address carries the facility. */
export function LivePlanPage() {
  useStyles(planCss);
  const translate = useMessages();
  const query = useAddressQuery<PlanFilters>({
    fields: planFields,
    initialValues: noPlanFilters,
    validate: planErrors,
  });
  const watched = query.asked && watchedOf(query.asked);
  return (
    <Page section={translate('data.plan')}>
      {query.refused && <Banner tone="warning">{translate('data.refused')}</Banner>}
      <Form
        key={query.formKey}
        label={translate('data.plan.form')}
        initialValues={query.formValues}
        validate={query.validate}
        submitOnlyValid={query.refused}
        submitLabel={translate('data.plan.show')}
        onSubmit={query.ask}
        guard={false}
        wide
      >
        <FieldGroup label={translate('data.plan.what')}>
          <FacilityField name="facility" label={translate('data.facility')} />
          <TextField
            name="epcPrefix"
            label={translate('data.epcPrefix')}
            help={translate('data.epcPrefix.help')}
            optional
          />
        </FieldGroup>
      </Form>
      {watched ? (
        <LivePlan key={`${watched.facility} ${watched.epcPrefix}`} watched={watched} />
      ) : (
        !query.refused && <FacilitiesCard />
      )}
    </Page>
  );
}

/** The plans there are, one click away. */
function FacilitiesCard() {
  const translate = useMessages();
  const query = useQuery({ ...useResource(facilityQueries).list(), refetchInterval: false });
  const { data } = query;
  return (
    <Card title={translate('data.plan.facilities')}>
      <FailedQueries queries={[query]} text={translate('data.plan.facilities.error')} />
      {data?.rows.length === 0 && <p>{translate('data.plan.facilities.none')}</p>}
      <ul className="live-plan__facilities">
        {data?.rows.map(({ name }) => (
          <li key={name}>
            <Link to={`${paths.plan()}?${new URLSearchParams({ asked: 'true', facility: name })}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { Banner } from '@console/design/banner';
import { Form, LeaveQuestion, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { useRef } from 'react';
import configurationCss from '../../configuration/configuration.css';
import { describeFailure } from '../../configuration/configuration.texts';
import { paths } from '../../paths';
import { MadeFacility } from '../making/MadeFacility';
import { useFacilityWithNetwork } from './useFacilityWithNetwork';
import { newValues, type WithNetworkValues, withNetworkErrors } from './withNetwork.values';

/** Makes a facility and the network in which its readers are, by one form, and takes both back as one. */
export function FacilityWithNetworkPage() {
  const translate = useMessages();
  useStyles(configurationCss);
  const navigate = useNavigate();
  const { runs, make, undo, isTaken, isDone } = useFacilityWithNetwork();
  const released = useRef(false);
  const { isRunning } = runs;
  const facility = make.variables?.name.trim() ?? '';
  return (
    <Page section={translate('facilities.section')} item={translate('facilities.withNetwork')}>
      <div className="configuration-stack">
        <LeaveQuestion unsaved={isRunning} released={released} />
        {/* What was typed is there again when the service refused part of it, and when all is undone. */}
        <div hidden={isRunning || isDone || runs.undoing.run !== undefined} className="configuration-stack">
          {undo.data !== undefined && (
            <Banner tone="success">{translate('facilities.like.undo.done', { facility: undo.data })}</Banner>
          )}
          <Form<WithNetworkValues>
            label={translate('facilities.withNetwork')}
            initialValues={newValues}
            validate={withNetworkErrors}
            asyncValidators={{ name: rules.unique(isTaken) }}
            submitLabel={translate('facilities.new')}
            onSubmit={(values) => make.mutateAsync(values)}
            onCancel={() => navigate(paths.facilities())}
            page
          >
            <TextField name="name" label={translate('facilities.like.name')} autoFocus />
            <TextField
              name="network"
              label={translate('facilities.like.network')}
              placeholder={translate('networks.CIDRRange.example')}
              help={translate('facilities.withNetwork.help')}
            />
          </Form>
          {make.error && <Banner tone="danger">{describeFailure(make.error, translate)}</Banner>}
        </div>
        <MadeFacility
          runs={runs}
          facility={facility}
          onContinue={() => make.variables && make.mutate(make.variables)}
          continuing={make.isPending}
          error={undo.error}
          onUndo={undo.mutate}
          takingBack={undo.isPending}
        />
      </div>
    </Page>
  );
}

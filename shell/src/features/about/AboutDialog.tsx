import { productVersionQueries } from '@console/api-client/product-version';
import { useResource } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { DescriptionList } from '@console/design/card';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { explainError } from '@console/remote/services';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useConfiguration } from '../../host/configuration';
import { useOverrides } from '../../host/override/OverridesProvider';
import { useRegistry } from '../../host/registry';
import { remoteStates } from '../../host/registry/remoteState';
import css from './about.css';
import { clientVersion } from './clientVersion';
import { RemotesTable } from './RemotesTable';

/**
 * Dialog on what runs here: versions and builds of product, server, client and remotes, licences [ABOUT-01, ABOUT-04].
 */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  useStyles(css);
  const translate = useMessages();
  const { copyrightHolder, licenseAgreementPath, thirdPartyLicensesPath } = useConfiguration();
  const { registry, released } = useRegistry();
  const { safeMode } = useOverrides();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(useResource(productVersionQueries).current());
  const pending = !data && !error ? translate('about.loading') : undefined;
  return (
    <Dialog
      open
      size="large"
      title={translate('about.title', { product: translate('product.name') })}
      onClose={onClose}
    >
      {error && (
        <Banner tone="danger" title={translate('about.error')}>
          {explainError(error, translate('model.product-version'), translate).join(' ')}
        </Banner>
      )}
      <DescriptionList
        items={[
          { label: translate('about.product'), value: pending ?? data?.server.version },
          { label: translate('about.server'), value: pending ?? data?.server.version },
          { label: translate('about.serverBuild'), value: pending ?? data?.server.commitId },
          { label: translate('about.client'), value: clientVersion },
          { label: translate('about.clientBuild'), value: pending ?? data?.client.commitId },
        ]}
      />
      <RemotesTable states={remoteStates({ registry, released, queryClient, safeMode })} />
      <ul className="about__licences">
        <li>
          <a href={licenseAgreementPath} target="_blank" rel="noopener noreferrer">
            {translate('about.agreement')}
          </a>
        </li>
        <li>
          <a href={thirdPartyLicensesPath} target="_blank" rel="noopener noreferrer">
            {translate('about.thirdParty')}
          </a>
        </li>
      </ul>
      <p className="about__copyright">
        {translate('login.copyright', { year: String(new Date().getFullYear()), holder: copyrightHolder })}
      </p>
    </Dialog>
  );
}

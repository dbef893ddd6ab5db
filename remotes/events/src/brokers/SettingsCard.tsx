import type { Broker } from '@console/api-client/brokers';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { CodeBlock } from '../code/CodeBlock';

const CertificateSummary = lazyNamed(() => import('./CertificateNotice'), 'CertificateSummary', {
  waiting: null,
});

/** Placeholder for a stored password; its length tells nothing. */
const obscured = '••••••••';

/** Address and sign-in of a broker [BROKER-03]. The password itself is not known here. */
export function SettingsCard({ broker }: { readonly broker: Broker }) {
  const translate = useMessages();
  const { name, type, host, port, username, hasPassword, secureConnection, serverCertificate } = broker;
  return (
    <Card title={translate('brokers.settings')}>
      <DescriptionList
        items={[
          { label: translate('brokers.name'), value: name },
          { label: translate('brokers.type'), value: type },
          { label: translate('brokers.host'), value: host },
          { label: translate('brokers.port'), value: port === undefined ? undefined : String(port) },
          { label: translate('brokers.username'), value: username },
          ...(hasPassword ? [{ label: translate('brokers.password'), value: obscured }] : []),
          {
            label: translate('brokers.secureConnection'),
            value: translate(secureConnection ? 'brokers.yes' : 'brokers.no'),
          },
          ...(secureConnection
            ? [
                {
                  label: translate('brokers.serverCertificate'),
                  value: serverCertificate && (
                    <>
                      <CertificateSummary text={serverCertificate} host={host ?? ''} />
                      <CodeBlock
                        text={serverCertificate}
                        what={translate('brokers.serverCertificate')}
                        short
                      />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

import { RadioField } from '@console/design/fields';
import { Form, TextAreaField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { useEffect, useRef } from 'react';
import { type DiscoveryValues, discoveryErrors, scanTargetOf } from './discovery.rules';
import { NetworksField } from './NetworksField';
import type { Scan } from './useScan';

/** Options of {@link DiscoveryForm}. */
export interface DiscoveryFormProps {
  readonly scan: Scan;
  /** Networks that are selected at the start and looked in at once [REGISTER-03]. */
  readonly networks: readonly string[];
}

/** Where to look for readers: in networks or at hosts [REGISTER-04]. */
export function DiscoveryForm({ scan: { scan, isPending }, networks }: DiscoveryFormProps) {
  const translate = useMessages();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || networks.length === 0) return;
    asked.current = true;
    // The failure is reported by the scan itself.
    scan({ networks }).catch(() => undefined);
  }, [scan, networks]);
  return (
    <Form<DiscoveryValues>
      label={translate('register.discovery')}
      initialValues={{ where: 'networks', networks, addresses: '' }}
      validate={discoveryErrors}
      onSubmit={(values) => (isPending ? undefined : scan(scanTargetOf(values)))}
      submitLabel={translate('register.scan')}
    >
      <RadioField
        name="where"
        label={translate('register.where')}
        options={[
          { value: 'networks', label: translate('register.where.networks') },
          { value: 'hosts', label: translate('register.where.hosts') },
        ]}
      />
      <Whereabouts networks={networks} />
      {isPending && <Progress label={translate('register.scan.running')} value={null} />}
    </Form>
  );
}

function Whereabouts({ networks }: { readonly networks: readonly string[] }) {
  const translate = useMessages();
  const where = useFormValue<DiscoveryValues['where']>('where');
  const selected = useFormValue<DiscoveryValues['networks']>('networks') ?? networks;
  return where === 'hosts' ? (
    <TextAreaField
      name="addresses"
      label={translate('register.addresses')}
      help={translate('register.addresses.help')}
    />
  ) : (
    <NetworksField initial={selected} />
  );
}

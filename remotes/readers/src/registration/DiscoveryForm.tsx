import { networkQueries, type ScannerNetwork } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { Button, LinkButton } from '@console/design/button';
import { RadioField } from '@console/design/fields';
import { FieldGroup, Form, TextAreaField, useFormValue, useSetFormValue } from '@console/design/form';
import { type Translate, useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { type Column, Table } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { useIsInstalled, useTour } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type DiscoveryValues, discoveryErrors, scanTargetOf } from './discovery.values';
import type { Scan } from './useScan';

interface DiscoveryFormProps {
  readonly scan: Scan;
  /** Networks that are selected at the start and looked in at once [REGISTER-03]. */
  readonly networks: readonly string[];
  /** Hosts that are filled in at the start; blank: none. */
  readonly addresses: string;
}

/** Where to look for readers: in networks or at hosts [REGISTER-04]. */
export function DiscoveryForm({ scan: { scan, isPending }, networks, addresses }: DiscoveryFormProps) {
  const translate = useMessages();
  const asked = useRef(false);
  // Without networks there is only one way.
  const known = useQuery(useResource(networkQueries).list());
  const where = known.data?.rows.length === 0 || addresses !== '' ? 'hosts' : 'networks';
  useEffect(() => {
    if (asked.current || networks.length === 0) return;
    asked.current = true;
    // The failure is reported by the scan itself.
    scan({ networks }).catch(() => undefined);
  }, [scan, networks]);
  return (
    <Form<DiscoveryValues>
      key={where}
      label={translate('register.discovery')}
      initialValues={{ where, networks, addresses }}
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

const rowKey = ({ id }: ScannerNetwork) => id;

/** The networks to look in: a table to select from, and the way to where networks are kept [REGISTER-04]. */
function NetworksField({ initial }: { readonly initial: readonly string[] }) {
  const translate = useMessages();
  const networks = useQuery(useResource(networkQueries).list());
  const canConfigure = useIsInstalled('admin');
  const duringTour = useTour().step !== undefined;
  const columns = useMemo(() => networkColumns(translate), [translate]);
  const setValue = useSetFormValue();
  const select = useCallback((ids: readonly string[]) => setValue('networks', ids), [setValue]);
  return (
    <FieldGroup name="networks" label={translate('register.networks')}>
      <Table
        simple
        label={translate('register.networks')}
        name="networks-table"
        rows={networks.data?.rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        initiallySelected={initial}
        onSelect={select}
        empty={translate('register.networks.none')}
        loading={networks.isPending}
        unreadable={networks.data?.unreadable.length}
        error={networks.isError ? { title: translate('register.networks.failed') } : undefined}
        onRetry={networks.refetch}
        tools={
          canConfigure &&
          // The tour has a step of its own for the networks, and leads away from no step [TOUR-10].
          (duringTour ? (
            <Button size="small" blockedReason={translate('register.networks.duringTour')}>
              {translate('register.networks.configure')}
            </Button>
          ) : (
            <LinkButton size="small" to={paths.admin.scannerConfig()}>
              {translate('register.networks.configure')}
            </LinkButton>
          ))
        }
      />
    </FieldGroup>
  );
}

/** The columns of the networks in which readers are looked for [REGISTER-04]. */
function networkColumns(translate: Translate): readonly Column<ScannerNetwork>[] {
  return [
    { key: 'name', title: translate('register.network.name'), kind: 'name', value: ({ name }) => name },
    {
      key: 'range',
      title: translate('register.network.range'),
      kind: 'text',
      least: 8.5,
      value: ({ CIDRRange }) => CIDRRange,
    },
  ];
}

import { facilityQueries } from '@console/api-client/facilities';
import { networkQueries } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { readerHealthQueries } from '@console/api-client/reader-health';
import type { RegisteringReader } from '@console/api-client/registrations';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { Banner } from '@console/design/banner';
import { FieldGroup, Form, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { LoadNotice } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { PasswordsField } from './PasswordsField';
import { ReadersField, RegisteredReaders } from './ReadersField';
import {
  type ChosenFacilities,
  groupReaders,
  hostnameRule,
  readersToRegister,
  suggestedHostname,
  suggestFacilities,
} from './registration.values';
import type { Scan } from './useScan';
import { useStartRegistration } from './useStartRegistration';

/** What the registration form holds. */
interface RegistrationValues {
  readonly hostname: string;
  /** Addresses of the selected readers. */
  readonly selected: readonly string[];
  readonly facilities: ChosenFacilities;
}

/** Options of {@link RegistrationForm}. */
export interface RegistrationFormProps {
  readonly scan: Scan;
  /** Another registration is under way [REGISTER-02]. */
  readonly ongoing: boolean;
  /** Readers of the latest registration. */
  readonly registering: readonly RegisteringReader[] | undefined;
}

const none: readonly ScannedReader[] = [];

/** What was found, and what it takes to register it: the server, passwords, readers and their facilities. */
export function RegistrationForm({ scan, ongoing, registering }: RegistrationFormProps) {
  const translate = useMessages();
  const { found = none, locked, unreadable, replace } = scan;
  const health = useQuery({
    ...useResource(readerHealthQueries).list(),
    enabled: found.length > 0,
  });
  const { available, registered } = useMemo(
    () => groupReaders(found, health.data?.rows, registering),
    [found, health.data, registering],
  );
  const needingPassword = found.filter(({ ipAddress }) => locked.includes(ipAddress));
  const { start, refuse } = useStartRegistration();
  const networks = useQuery({ ...useResource(networkQueries).list(), enabled: found.length > 0 });
  const facilities = useQuery({ ...useResource(facilityQueries).list(), enabled: found.length > 0 });
  const names = useMemo(() => facilities.data?.rows.map(({ name }) => name) ?? [], [facilities.data]);
  const suggested = useMemo(
    () => suggestFacilities(available, networks.data?.rows ?? [], names),
    [available, networks.data, names],
  );
  const validate = useCallback(
    ({ hostname, selected, facilities: chosen }: RegistrationValues) => {
      const lacking = readersToRegister(available, selected, chosen, suggested).filter(
        ({ facility }) => facility === undefined && names.length > 1,
      );
      return {
        hostname: hostnameRule(location.hostname)(hostname),
        selected: [
          ...(selected.length === 0 ? [{ key: 'register.readers.required' }] : []),
          ...lacking.map(({ name, ipAddress }) => ({
            key: 'register.facility.required',
            values: { reader: name ?? ipAddress },
          })),
        ],
      };
    },
    [available, suggested, names],
  );

  return (
    <>
      {health.isError && (
        <LoadNotice text={translate('register.registered.failed')} onRetry={health.refetch} />
      )}
      <Form<RegistrationValues>
        label={translate('register.form')}
        initialValues={{ hostname: suggestedHostname(location), selected: [], facilities: {} }}
        validate={validate}
        onSubmit={({ hostname, selected, facilities }) => {
          if (ongoing) {
            refuse();
            throw new Error('A registration is under way.');
          }
          return start.mutateAsync({
            hostname: hostname.trim(),
            readers: readersToRegister(available, selected, facilities, suggested),
          });
        }}
        submitLabel={translate('register.start')}
        wide
      >
        <FieldGroup label={translate('register.step.server', { step: 1 })}>
          <TextField
            name="hostname"
            label={translate('register.hostname')}
            help={translate('register.hostname.help')}
            optional={location.hostname === 'localhost'}
          />
        </FieldGroup>
        {needingPassword.length > 0 && (
          <PasswordsField readers={needingPassword} step={2} onFound={replace} />
        )}
        {available.length > 0 ? (
          <ReadersField
            readers={available}
            facilities={facilities}
            suggested={suggested}
            health={health.data?.rows}
            unreadable={unreadable}
            step={needingPassword.length > 0 ? 3 : 2}
          />
        ) : (
          <FieldGroup name="selected" label={translate('register.step.readers', { step: 2 })}>
            <Banner tone="info">
              {translate(scan.found ? 'register.readers.noneAvailable' : 'register.readers.notScanned')}
            </Banner>
          </FieldGroup>
        )}
        <RegisteredReaders readers={registered} />
      </Form>
    </>
  );
}

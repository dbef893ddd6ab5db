import { facilityQueries } from '@console/api-client/facilities';
import { networkQueries } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { readerHealthQueries } from '@console/api-client/reader-health';
import type { RegisteringReader } from '@console/api-client/registrations';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { Banner } from '@console/design/banner';
import { type Failure, FieldGroup, Form, type FormErrors, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { PasswordsField, passwordField } from './PasswordsField';
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

/** Values of the registration form. */
interface RegistrationValues {
  readonly hostname: string;
  /** Addresses of the selected readers. */
  readonly selected: readonly string[];
  readonly facilities: ChosenFacilities;
}

interface RegistrationFormProps {
  readonly scan: Scan;
  /** Another registration is under way [REGISTER-02]. */
  readonly ongoing: boolean;
  /** Readers of the latest registration. */
  readonly registering: readonly RegisteringReader[] | undefined;
  /** The group of the first step after the search. */
  readonly firstStep: RefObject<HTMLFieldSetElement | null>;
  /** Readers that are new are selected when they are found first. */
  readonly selectsNew: boolean;
}

const emptyList: readonly ScannedReader[] = [];

/** Form for what was found, and what it takes to register it: the server, passwords, readers and their facilities. */
export function RegistrationForm({
  scan,
  ongoing,
  registering,
  firstStep,
  selectsNew,
}: RegistrationFormProps) {
  const translate = useMessages();
  const { found = emptyList, locked, unreadable, replace } = scan;
  const health = useQuery({
    ...useResource(readerHealthQueries).list(),
    enabled: found.length > 0,
  });
  const { available, registered } = useMemo(
    () => groupReaders(found, health.data?.rows, registering),
    [found, health.data, registering],
  );
  const needingPassword = found.filter(({ ipAddress }) => locked.includes(ipAddress));
  const withPasswords = needingPassword.length > 0;
  const behindPasswords = useRef<HTMLFieldSetElement>(null);
  const readersGroup = withPasswords ? behindPasswords : firstStep;
  const readersStep = withPasswords ? 3 : 2;
  const focusReaders = useCallback(() => behindPasswords.current?.focus(), []);
  const [refused, markRefused] = useRefusedPasswords();
  const { start, refuse } = useStartRegistration();
  const { facilities, names, suggested } = useSuggestedFacilities(available, found.length > 0);
  const validate = useCallback(
    (values: RegistrationValues): FormErrors => ({
      ...refusedPasswords(refused),
      ...registrationErrors(values, { available, suggested, names }),
    }),
    [available, suggested, names, refused],
  );

  return (
    <>
      <FailedQueries queries={[health]} text={translate('register.registered.failed')} />
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
        <FieldGroup label={translate('register.step.server')}>
          <TextField
            name="hostname"
            label={translate('register.hostname')}
            help={translate('register.hostname.help')}
            optional={location.hostname === 'localhost'}
          />
        </FieldGroup>
        {withPasswords && (
          <PasswordsField
            readers={needingPassword}
            step={2}
            group={firstStep}
            onFound={replace}
            onRefused={markRefused}
            onDone={focusReaders}
          />
        )}
        {available.length > 0 ? (
          <ReadersField
            readers={available}
            facilities={facilities}
            suggested={suggested}
            health={health.data?.rows}
            unreadable={unreadable}
            step={readersStep}
            selectsNew={selectsNew}
            ref={readersGroup}
          />
        ) : (
          <FieldGroup
            name="selected"
            label={translate('register.step.readers', { step: readersStep })}
            ref={readersGroup}
          >
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

/** Suggests a facility for each reader, by the networks of facilities. @param enabled readers were found */
function useSuggestedFacilities(available: readonly ScannedReader[], enabled: boolean) {
  const networks = useQuery({ ...useResource(networkQueries).list(), enabled });
  const facilities = useQuery({ ...useResource(facilityQueries).list(), enabled });
  const names = useMemo(() => facilities.data?.rows.map(({ name }) => name) ?? [], [facilities.data]);
  const suggested = useMemo(
    () => suggestFacilities(available, networks.data?.rows ?? [], names),
    [available, networks.data, names],
  );
  return { facilities, names, suggested };
}

interface RegistrationContext {
  readonly available: readonly ScannedReader[];
  readonly suggested: ReturnType<typeof suggestFacilities>;
  /** Names of all facilities. */
  readonly names: readonly string[];
}

/** Faults of a registration but for its passwords. */
function registrationErrors(
  { hostname, selected, facilities }: RegistrationValues,
  { available, suggested, names }: RegistrationContext,
): FormErrors {
  const lacking = readersToRegister(available, selected, facilities, suggested).filter(
    ({ facility }) => facility === undefined && names.length > 1,
  );
  const failureOf = ({ name, ipAddress }: Pick<ScannedReader, 'name' | 'ipAddress'>): Failure => ({
    key: 'register.facility.required',
    values: { reader: name ?? ipAddress },
  });
  return {
    hostname: hostnameRule(location.hostname)(hostname),
    selected: selected.length === 0 ? { key: 'register.readers.required' } : lacking.map(failureOf),
  };
}

/** Addresses of the readers that refused the password in their field, and what marks one of them or takes it back. */
function useRefusedPasswords() {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const mark = useCallback(
    (ipAddress: string, isRefused: boolean) =>
      setRefused((before) => {
        if (before.includes(ipAddress) === isRefused) return before;
        return isRefused ? [...before, ipAddress] : before.filter((each) => each !== ipAddress);
      }),
    [],
  );
  return [refused, mark] as const;
}

/** Failures of the passwords that readers refused. */
const refusedPasswords = (refused: readonly string[]): FormErrors =>
  Object.fromEntries(
    refused.map((ipAddress) => [passwordField(ipAddress), { key: 'register.password.wrong', atOnce: true }]),
  );

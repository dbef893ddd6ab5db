import { codeLabels, type KeyEnd, type Translate } from '@console/design/messages';
import { Status } from '@console/design/status';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import type { AuditChange } from '@console/remote/operation';

/** The address of a change. */
export const keyOf = ({ trail, seq }: AuditChange) => `${trail} ${seq}`;

/** Actions on records, in the words of the trail. */
export const actions = [
  'clear',
  'collect',
  'create',
  'delete',
  'download',
  'export',
  'import',
  'read',
  'reset',
  'restart',
  'revoke',
  'save',
  'select',
  'sign in',
  'sign out',
  'start',
  'stop',
  'switch',
  'test',
] as const;

/** Kinds of records by the names that the service has for their collections. */
const models: Readonly<Record<string, KeyEnd<'model'> | undefined>> = {
  authentication: 'session',
  brokers: 'broker',
  config: 'configuration',
  'embedding-tokens': 'token',
  facilities: 'facility',
  jobs: 'job',
  messageBrokers: 'broker',
  networks: 'network',
  publishers: 'publisher',
  readerConfigurations: 'reader-configuration',
  readerDefinitions: 'reader-definition',
  recipes: 'recipe',
  registrations: 'registration',
  softwareVersions: 'software-version',
  thresholdAntennaConfigurations: 'threshold-antenna-configuration',
  thresholds: 'threshold',
  token: 'token',
  upgrades: 'upgrade',
  users: 'user',
  zoneMaps: 'zone-map',
};

const tones = { done: 'success', refused: 'warning', failed: 'danger', open: 'info' } as const;

/** Result of a change, by icon and word. */
export function ChangeResult({
  result,
  translate,
}: Pick<AuditChange, 'result'> & { readonly translate: Translate }) {
  return <Status tone={tones[result]} label={translate(`audit.result.${result}`)} />;
}

const actionLabel = codeLabels('audit.action', actions);

/** Word for the action; one without a word is shown as it is recorded. */
export const actionOf = ({ action }: Pick<AuditChange, 'action'>, translate: Translate): string =>
  actionLabel(action, translate);

/** The kind of record; one that the console has no word for by the name that the service has. */
export function modelOf({ action, model }: AuditChange, translate: Translate): string {
  if (model === undefined) return action.startsWith('sign ') ? translate('model.session') : '';
  if (model === 'audit') return translate('pages.audit');
  if (model === 'remotes') return translate('audit.model.remote');
  const known = models[model];
  return known ? translate(`model.${known}`) : model;
}

/** Beginning of a digest that stands for a secret. */
const digestPrefix = 'hmac-sha256:';

/** Name of the changed record, else its kind. */
export function recordOf(change: AuditChange, translate: Translate): string {
  const { record, route } = change;
  if (record?.startsWith(digestPrefix))
    return translate('audit.digest', { digest: record.slice(digestPrefix.length) });
  return record ?? (modelOf(change, translate) || route);
}

/** The change as a sentence: who did what, or wanted to. */
export function sentenceOf(change: AuditChange, translate: Translate): string {
  const { action, person, record: name, result } = change;
  const record = recordOf(change, translate);
  const kind = modelOf(change, translate);
  return translate(result === 'done' ? 'audit.sentence' : 'audit.sentence.tried', {
    // Choices of a message are words.
    action: action.replace(/ ./, (letter) => letter.trim().toUpperCase()),
    person: person?.name ?? translate('audit.somebody'),
    record: name === record && kind ? translate('audit.named', { name, kind }) : record,
  });
}

/** Who did it; a call without a session is nobody's. */
export const personOf = ({ person }: AuditChange, translate: Translate): string =>
  person?.name ?? translate('audit.nobody');

/** The columns of the trail. */
export function auditColumns(translate: Translate, search: string): readonly Column<AuditChange>[] {
  const opened = (change: AuditChange) => {
    const params = new URLSearchParams(search);
    params.set('change', keyOf(change));
    return `${paths.audit()}?${params}`;
  };
  return [
    {
      key: 'time',
      title: translate('audit.time'),
      kind: 'date',
      width: 12,
      priority: 1,
      value: ({ time }) => time,
      render: ({ time }) => <DateTime value={time} />,
    },
    {
      key: 'record',
      title: translate('audit.record'),
      kind: 'name',
      value: (change) => recordOf(change, translate),
      link: opened,
    },
    {
      key: 'action',
      title: translate('audit.action'),
      kind: 'text',
      priority: 1,
      value: (change) => actionOf(change, translate),
    },
    {
      key: 'model',
      title: translate('audit.model'),
      kind: 'text',
      priority: 3,
      value: (change) => modelOf(change, translate),
    },
    {
      key: 'person',
      title: translate('audit.person'),
      kind: 'text',
      priority: 1,
      value: (change) => personOf(change, translate),
    },
    {
      key: 'result',
      title: translate('audit.result'),
      kind: 'status',
      priority: 2,
      value: ({ result }) => translate(`audit.result.${result}`),
      render: ({ result }) => <ChangeResult result={result} translate={translate} />,
    },
    {
      key: 'address',
      title: translate('audit.address'),
      kind: 'text',
      priority: 4,
      value: ({ address }) => address,
    },
    {
      key: 'trail',
      title: translate('audit.gateway'),
      kind: 'text',
      priority: 5,
      value: ({ trail }) => trail,
    },
  ];
}

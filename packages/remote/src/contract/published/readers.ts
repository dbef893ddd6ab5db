import type { AreaDeclaration, RecordActionDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { homeAddress } from './home';
import { copyAction, titles } from './titles';

const healthy = ['HEALTHY'];

/** A restart is taken by a healthy reader only: the fields are those of its health. */
const readerActions: RecordActionDeclaration[] = [
  {
    action: 'restart',
    label: { en: 'Restart' },
    needs: {
      where: {
        state: ['IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'],
        'connectionStatus.status': healthy,
        'throughputStatus.status': healthy,
        'hardwareStatus.status': healthy,
        'softwareStatus.status': healthy,
        'clockSyncStatus.status': healthy,
      },
      reason: { en: 'Only a healthy reader can be restarted.' },
    },
  },
];

/** The published pages of the readers remote. */
export const readersPages = {
  readers: {
    definitions: {
      list: { path: homeAddress, title: { en: 'Reader definitions' } },
      error: { path: '/readers/definitions/error', title: titles.error, parent: '/readers/definitions' },
      new: { path: '/readers/definitions/new', title: titles.new, parent: '/readers/definitions' },
      definition: {
        path: '/readers/definitions/:name',
        parent: '/readers/definitions',
        record: 'reader-definition',
        recordActions: readerActions,
      },
      edit: {
        path: '/readers/definitions/:name/edit',
        title: titles.edit,
        parent: '/readers/definitions/:name',
      },
    },
    configurations: {
      list: { path: '/readers/configurations', title: { en: 'Reader configurations' } },
      error: {
        path: '/readers/configurations/error',
        title: titles.error,
        parent: '/readers/configurations',
      },
      new: { path: '/readers/configurations/new', title: titles.new, parent: '/readers/configurations' },
      configuration: {
        path: '/readers/configurations/:name',
        parent: '/readers/configurations',
        record: 'reader-configuration',
        recordActions: [copyAction],
      },
      edit: {
        path: '/readers/configurations/:name/edit',
        title: titles.edit,
        parent: '/readers/configurations/:name',
      },
    },
    register: { path: '/readers/register', title: { en: 'Registration' } },
  },
  ntpReaderSync: { path: '/ntp-reader-sync', title: { en: 'NTP reader sync' } },
} as const satisfies PageTree;

const { readers, ntpReaderSync } = readersPages;

/** The areas of the readers remote as the documents describe them. */
export const readersAreas = {
  readers: {
    name: 'readers',
    title: { en: 'Readers' },
    path: readers.definitions.list.path,
    place: 'bar',
    order: 10,
    sections: [
      { name: 'configurations', title: { en: 'Configurations' }, path: readers.configurations.list.path },
      { name: 'definitions', title: { en: 'Definitions' }, path: readers.definitions.list.path },
      {
        name: 'registration',
        title: { en: 'Registration' },
        path: readers.register.path,
        dashboard: { feature: 'readerRegistration', path: '/readers/scanner' },
      },
    ],
  },
  'ntp-reader-sync': {
    name: 'ntp-reader-sync',
    title: { en: 'NTP reader sync' },
    path: ntpReaderSync.path,
    place: 'more',
    order: 70,
  },
} satisfies Record<string, AreaDeclaration>;

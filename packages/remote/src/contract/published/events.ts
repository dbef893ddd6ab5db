import type { AreaDeclaration, RecordActionDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { copyAction, titles } from './titles';

const brokerActions: RecordActionDeclaration[] = [
  { action: 'test', label: { en: 'Test connection' }, except: { type: 'WEBHOOK' } },
];

/** The published pages of the events remote. */
export const eventsPages = {
  eventConfiguration: {
    publishers: {
      list: { path: '/event-configuration/publishers', title: { en: 'Publishers' } },
      error: {
        path: '/event-configuration/publishers/error',
        title: titles.error,
        parent: '/event-configuration/publishers',
      },
      new: {
        path: '/event-configuration/publishers/new',
        title: titles.new,
        parent: '/event-configuration/publishers',
      },
      publisher: {
        path: '/event-configuration/publishers/:id',
        parent: '/event-configuration/publishers',
        record: 'publisher',
        recordActions: [copyAction],
      },
      edit: {
        path: '/event-configuration/publishers/:id/edit',
        title: titles.edit,
        parent: '/event-configuration/publishers/:id',
      },
    },
    brokers: {
      list: { path: '/event-configuration/brokers', title: { en: 'Brokers' } },
      error: {
        path: '/event-configuration/brokers/error',
        title: titles.error,
        parent: '/event-configuration/brokers',
      },
      new: {
        path: '/event-configuration/brokers/new',
        title: titles.new,
        parent: '/event-configuration/brokers',
      },
      broker: {
        path: '/event-configuration/brokers/:id',
        parent: '/event-configuration/brokers',
        record: 'broker',
        recordActions: brokerActions,
      },
      edit: {
        path: '/event-configuration/brokers/:id/edit',
        title: titles.edit,
        parent: '/event-configuration/brokers/:id',
      },
    },
  },
} as const satisfies PageTree;

const { publishers, brokers } = eventsPages.eventConfiguration;

/** The areas of the events remote as the documents describe them. */
export const eventsAreas = {
  'event-configuration': {
    name: 'event-configuration',
    title: { en: 'Event configuration' },
    path: publishers.list.path,
    place: 'more',
    order: 20,
    sections: [
      { name: 'publishers', title: { en: 'Publishers' }, path: publishers.list.path },
      { name: 'brokers', title: { en: 'Brokers' }, path: brokers.list.path },
    ],
  },
} satisfies Record<string, AreaDeclaration>;

import { listBrokers, showBroker } from '@console/api-client/brokers';
import { listPublishers, showPublisher } from '@console/api-client/publishers';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Contributions of the events remote to the console, as data. */
export const declaration = declareRemote({
  name: 'events',
  contract: '^2.36.0',
  owner: 'Events team',
  areas: [publishedAreas['event-configuration']],
  actions: [
    { label: { en: 'New publisher' }, path: pages.publishers.new.path },
    { label: { en: 'New broker' }, path: pages.brokers.new.path },
  ],
  cards: [
    {
      name: 'BrokersCard',
      title: { en: 'Broker connections' },
      order: 35,
      role: 'Admin',
      asks: [listBrokers()],
    },
  ],
  news: [{ name: 'BrokerNews', role: 'Admin', asks: [listBrokers()] }],
  search: [
    { title: { en: 'Publishers' }, ask: listPublishers(), id: 'id', path: pages.publishers.publisher.path },
    {
      title: { en: 'Brokers' },
      ask: listBrokers(),
      id: 'id',
      fields: ['host'],
      path: pages.brokers.broker.path,
    },
  ],
  pages,
  asks: {
    publishers: {
      list: [listPublishers(), listBrokers()],
      new: [listBrokers()],
      publisher: (id) => [showPublisher(id), listBrokers()],
      edit: (id) => [showPublisher(id), listBrokers()],
    },
    brokers: {
      list: [listBrokers()],
      broker: (id) => [showBroker(id), listPublishers()],
      edit: (id) => [showBroker(id)],
    },
  },
});

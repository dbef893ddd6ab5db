import { fillPattern } from '@console/remote/registry';
import { renderRemote, serviceOfTest } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { givenBroker } from './brokers/broker.fixtures';
import { declaration } from './declaration';
import { givenPublisher } from './publishers/publisher.fixtures';
import remote from './remote.generated';

const service = serviceOfTest();

test.each(declaration.routes.map((route) => [route.path, route] as const))(
  '%s asks the service for what it declares to be fetched ahead',
  async (_, { path, prefetch = [] }) => {
    const broker = await givenBroker();
    const { id } = path.includes('/publishers/') ? await givenPublisher(broker) : broker;
    await renderRemote(remote, { path: fillPattern(path, { id }), serviceUrl: service.url });
    const expected = prefetch.map((ahead) => `GET ${fillPattern(ahead, { id })}`);
    await waitFor(() => expect(service.asked()).toEqual(expect.arrayContaining(expected)));
  },
);

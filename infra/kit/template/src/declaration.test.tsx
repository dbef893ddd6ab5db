import { fillPattern } from '@console/remote/registry';
import { renderRemote, serviceOfTest } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { declaration } from './declaration';
import { givenNetwork } from './networks/network.fixtures';
import remote from './remote.generated';

const service = serviceOfTest();

test.each(declaration.routes.map((route) => [route.path, route] as const))(
  '%s asks the service for what it declares to be fetched ahead',
  async (_, { path, prefetch = [] }) => {
    const { id, name } = await givenNetwork();
    await renderRemote(remote, { path: fillPattern(path, { id, name }), serviceUrl: service.url });
    const expected = prefetch.map((ahead) => `GET ${fillPattern(ahead, { id, name })}`);
    await waitFor(() => expect(service.asked()).toEqual(expect.arrayContaining(expected)));
  },
);

import { fillPattern } from '@console/remote/registry';
import { renderRemote, serviceOfTest } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { declaration } from './declaration';
import remote from './remote.generated';

const service = serviceOfTest();

test.each(declaration.routes.map((route) => [route.path, route] as const))(
  '%s asks the service for what it declares to be fetched ahead',
  async (_, { path, prefetch = [] }) => {
    await renderRemote(remote, { path: fillPattern(path, { epc: '30A1' }), serviceUrl: service.url });
    const expected = prefetch.map((ahead) => `GET ${ahead}`);
    await waitFor(() => expect(service.asked()).toEqual(expect.arrayContaining(expected)));
  },
);

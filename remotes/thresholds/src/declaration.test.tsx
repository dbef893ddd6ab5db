import { fillPattern } from '@console/remote/registry';
import { renderRemote, serviceOfTest } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { declaration } from './declaration';
import remote from './remote.generated';
import { thresholdNamed } from './thresholds/threshold.fixtures';

const service = serviceOfTest();

test.each(declaration.routes.map((route) => [route.path, route] as const))(
  '%s asks the service for what it declares to be fetched ahead',
  async (_, { path, prefetch = [] }) => {
    const { id } = await thresholdNamed('Shop Entrance');
    const values = { id: String(id), name: 'Columbus DC Floor' };
    await renderRemote(remote, { path: fillPattern(path, values), serviceUrl: service.url });
    const expected = prefetch.map((ahead) => `GET ${fillPattern(ahead, values)}`);
    await waitFor(() => expect(service.asked()).toEqual(expect.arrayContaining(expected)));
  },
);

import { fillPattern } from '@console/remote/registry';
import { renderRemote, serviceOfTest } from '@console/testing';
import { waitFor } from '@testing-library/react';
import { declaration } from './declaration';
import { jobNamed } from './jobs/job.fixtures';
import { givenRecipe } from './recipes/recipe.fixtures';
import remote from './remote.generated';

const service = serviceOfTest();

test.each(declaration.routes.map((route) => [route.path, route] as const))(
  '%s asks the service for what it declares to be fetched ahead',
  async (_, { path, prefetch = [] }) => {
    const { name } = await givenRecipe();
    const { id } = await jobNamed('shop-doors');
    await renderRemote(remote, { path: fillPattern(path, { name, id }), serviceUrl: service.url });
    const expected = prefetch.map((ahead) => `GET ${fillPattern(ahead, { name, id })}`);
    await waitFor(() => expect(service.asked()).toEqual(expect.arrayContaining(expected)));
  },
);

import {
  imageTypes,
  type SoftwareVersionPolicyRequest,
  type SoftwareVersionRequest,
  softwareVersionPolicyRequestSchema,
  softwareVersionRequestSchema,
} from '@console/api-client/software-versions/schema';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { findImage, findVersion, listVersions, removeVersion, savePolicy, saveVersion } from './store';

const base = '/itemsense/configuration/v1/softwareVersions';

interface OfVersion {
  Params: { imageType: string; version: string };
}

/** The versions readers can be upgraded to, and their images. */
export function softwareVersionRoutes(app: FastifyInstance, { database, clock }: Service): void {
  const reading = { config: { access: 'user' } } as const;
  const config = { access: [] } as const;

  app.get<{ Params: { imageType: string } }>(`${base}/list/:imageType`, reading, ({ params }) =>
    listVersions(database, knownType(params.imageType)),
  );

  app.get<OfVersion>(`${base}/show/:imageType/:version`, reading, ({ params }) =>
    existing(knownType(params.imageType), params.version),
  );

  app.put<{ Body: SoftwareVersionRequest }>(
    `${base}/createOrReplace`,
    { config, schema: { body: softwareVersionRequestSchema } },
    async ({ body }) => {
      const { imageType, version } = await saveVersion(database, body, clock.now());
      return existing(imageType, version);
    },
  );

  app.put<{ Body: SoftwareVersionPolicyRequest }>(
    `${base}/updatePolicy`,
    { config, schema: { body: softwareVersionPolicyRequestSchema } },
    async ({ body }) => {
      const { imageType, version } = body.versionIdentifier;
      if (!(await savePolicy(database, body, clock.now()))) throw notFound('Software version', version);
      return existing(imageType, version);
    },
  );

  app.delete<OfVersion>(`${base}/destroy/:imageType/:version`, { config }, async ({ params }, reply) => {
    if (!(await removeVersion(database, knownType(params.imageType), params.version)))
      throw notFound('Software version', params.version);
    return reply.code(204).send();
  });

  app.get<{ Params: { imageType: string; imageName: string } }>(
    '/itemsense/configuration/v1/images/:imageType/:imageName',
    reading,
    async ({ params: { imageType, imageName } }, reply) => {
      const image = await findImage(database, knownType(imageType), imageName);
      if (!image) throw notFound('Image', imageName);
      return reply.type('application/octet-stream').send(image);
    },
  );

  async function existing(imageType: string, version: string) {
    const found = await findVersion(database, imageType, version);
    if (!found) throw notFound('Software version', version);
    return found;
  }
}

/** @throws 400 */
function knownType(imageType: string): string {
  if (!imageTypes.some((known) => known === imageType))
    throw invalid('imageType', `must be one of ${imageTypes.join(', ')}`);
  return imageType;
}

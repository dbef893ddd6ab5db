import { type Network, type NetworkRequest, networkRequestSchema } from '@console/api-client/networks/schema';
import type { FastifyInstance } from 'fastify';
import { sqlState, sqlStateOf } from '../../database';
import { conflict, invalid, notFound } from '../../server/failure';
import type { Service } from '../../server/service';
import { isSubnet } from './subnet';

const columns = 'id, name, cidr_range as "CIDRRange"';

interface OfId {
  Params: { id: string };
}

/** The subnets in which readers are looked for. */
export function networkRoutes(app: FastifyInstance, { database }: Service): void {
  const config = { access: [] } as const;
  const saving = { config, schema: { body: networkRequestSchema } };

  app.get('/api/networks', { config }, () =>
    database.query<Network>(`select ${columns} from network order by name collate "C"`),
  );

  app.get<OfId>('/api/networks/:id', { config }, async ({ params }) => {
    const [network] = await database.query<Network>(`select ${columns} from network where id::text = $1`, [
      params.id,
    ]);
    if (!network) throw notFound('Network', params.id);
    return network;
  });

  app.post<{ Body: NetworkRequest }>('/api/networks', saving, async ({ body }) => {
    const [created] = await save(`insert into network (name, cidr_range) values ($1, $2)`, body);
    return created;
  });

  app.put<OfId & { Body: NetworkRequest }>('/api/networks/:id', saving, async ({ params, body }) => {
    const [replaced] = await save('update network set name = $1, cidr_range = $2 where id::text = $3', body, [
      params.id,
    ]);
    if (!replaced) throw notFound('Network', params.id);
    return replaced;
  });

  app.delete<OfId>('/api/networks/:id', { config }, async ({ params }, reply) => {
    const [removed] = await database.query('delete from network where id::text = $1 returning id', [
      params.id,
    ]);
    if (!removed) throw notFound('Network', params.id);
    return reply.code(204).send();
  });

  async function save(sql: string, { name, CIDRRange }: NetworkRequest, more: readonly unknown[] = []) {
    if (!isSubnet(CIDRRange)) throw invalid('CIDRRange', 'must be an IPv4 address or a CIDR range');
    try {
      return await database.query<Network>(`${sql} returning ${columns}`, [name, CIDRRange, ...more]);
    } catch (error) {
      if (sqlStateOf(error) === sqlState.uniqueViolation) throw conflict(`Network "${name}" exists already`);
      throw error;
    }
  }
}

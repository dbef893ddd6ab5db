import type { FastifyReply } from 'fastify';
import type { Serialised } from './serialisedList';

/** Answers with a list that is kept as it is sent. */
export const sendSerialised = (reply: FastifyReply, { body, tag }: Serialised): FastifyReply =>
  reply.type('application/json; charset=utf-8').header('ETag', tag).send(body);

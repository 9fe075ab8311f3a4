import type { FastifyReply } from 'fastify';

/** Sends a text that is JSON already: a long list is written in slices, or must not be checked field by field. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

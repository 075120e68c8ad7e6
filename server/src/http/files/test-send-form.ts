import type { FastifyInstance } from 'fastify'

/** Sends a form as a browser does; the status and the fields of the reply. */
export const sendForm = async <Data>(
  app: FastifyInstance,
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
) => {
  const body = new Response(form)
  const reply = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return {
    status: reply.statusCode,
    ...reply.json<{ data: Data; code?: string; message?: string }>(),
  }
}

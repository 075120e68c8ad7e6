import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { emptyTemplateName, toDatabaseUrl } from './test-server.ts'

type Row = Record<string, unknown>

const run = async (url: string, text: string): Promise<Row[]> => {
  const client = await openClient(url)
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** A database for one test, or for a file with `afterAll`: empty, or a copy of another one. */
export const createDatabase = async (
  template = emptyTemplateName,
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
) => {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = toDatabaseUrl(server, name)
  await run(server, `create database ${name} template ${template}`)
  onEnd(async () => {
    await run(server, `drop database ${name} with (force)`)
  })
  return { name, url, query: (text: string) => run(url, text) }
}

/** Transfers the database to a role that is no superuser, as on a server of a university; returns the address for the role. */
export const transferToPlainRole = async (
  { name, query }: { readonly name: string; readonly query: (text: string) => Promise<unknown> },
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<string> => {
  const server = inject('postgresUrl')
  const role = `plain_${name}`
  await query(`create role ${role} login password 'plain'`)
  await query(`alter database ${name} owner to ${role}`)
  onEnd(async () => {
    await run(server, `alter database ${name} owner to current_user`)
    await run(toDatabaseUrl(server, name), `reassign owned by ${role} to current_user; drop owned by ${role}`)
    await run(server, `drop role ${role}`)
  })
  const url = new URL(toDatabaseUrl(server, name))
  url.username = role
  url.password = 'plain'
  return url.href
}

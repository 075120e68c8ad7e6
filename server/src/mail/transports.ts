import { env } from '#server/env.ts'
import type { Message, MessageKind } from './sql.ts'

/** Sends a message; throws when it could not be handed over. */
export type Transport = (message: Message) => Promise<void>

/**
 * The transports by kind of message; without one a message stays in the outbox, where a developer can read
 * it.
 */
export type Transports = Readonly<Partial<Record<MessageKind, Transport>>>

/** A transport for mail; it loads its library with the first message. */
export const createSmtpTransport = (url: string, from: string): Transport => {
  const load = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  }
  let transport: ReturnType<typeof load> | undefined
  return async ({ recipient, subject, body }) => {
    transport ??= load()
    await (await transport).sendMail({ from, to: recipient, subject, text: body })
  }
}

/** The transports that the administrator has configured; an SMS gateway would be added here. */
export const configuredTransports: Transports =
  env.smtpUrl === undefined ? {} : { mail: createSmtpTransport(env.smtpUrl, env.mailFrom) }

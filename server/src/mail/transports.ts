import { env } from '#server/env.ts'
import type { Message, MessageKind } from './sql.ts'

/** Takes a letter out of the house; throws when it could not be handed over. */
export type Transport = (letter: Message) => Promise<void>

/** Who carries what; what nobody carries stays in the outbox, where a developer can read it. */
export type Transports = Readonly<Partial<Record<MessageKind, Transport>>>

/** Takes an SMTP URL and the sender's address; gives a carrier of mail, which loads its library with its first letter. */
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

/** The carriers that the administrator has set; a university's SMS gate is one more line here. */
export const configuredTransports: Transports =
  env.smtpUrl === undefined ? {} : { mail: createSmtpTransport(env.smtpUrl, env.mailFrom) }
